import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { featuresOf, partsIn, type Features } from '../../src/server/assistant/safety/likeness/message-features.ts';
import { foldMessage } from '../../src/server/assistant/messages/fold-message.ts';
import { seededChance } from '../../src/server/assistant/part/seeded-chance.ts';
import { withoutFiguresOfSpeech } from '../../src/server/assistant/safety/without-figures-of-speech.ts';
import { fillFrames } from './fill-frames.ts';
import { mistyped } from './mistype.ts';

/**
 * A message to learn from. `group` holds what is left out together: a danger and the ordinary messages with the same words. `isTalk`: a whole
 * message as people write it, on which limits may be set; the others are short, filled in or mistyped. `conversation` numbers the one it is of.
 */
export type Row = {
  readonly label: string;
  readonly group: string;
  readonly isTalk: boolean;
  /** A short message as people usually send them, not written to look dangerous. */
  readonly isOften?: boolean;
  /** Of a pair that differs in meaning only: harder than what people send, so no limit is set on it. */
  readonly isPair?: boolean;
  /** Teaches what is distress, but not what is danger: see learn-likeness.ts. */
  readonly isOfDistress?: boolean;
  /** Only scored: the other messages of a conversation at risk. */
  readonly isUnlearned?: boolean;
  readonly weight: number;
  readonly conversation?: string;
  /** Which message of the conversation it is. */
  readonly turn?: number;
  /** With the two messages before it. */
  readonly isTogether?: boolean;
  readonly text: string;
  readonly features: Features;
  readonly parts: readonly Features[];
};
type Said = Omit<Row, 'features' | 'parts'>;

const folder = new URL('../../src/data/safety/training/', import.meta.url);
const linesOf = (file: string): string[] => readFileSync(new URL(file, folder), 'utf8').split('\n');
/** One file of talk is long, so it is left out in parts of this many lines. */
const linesLeftOut = 150;
/** Talk by one author, dangerous and ordinary, that is left out as a whole. */
const byAuthor: ReadonlySet<string> = new Set(['talk 3']);
/** Ambiguous messages are of people without danger to their lives: support is right, a stop is not. */
const weightOf = (label: string, weight: number): number => (label === 'ambiguous' ? 0.6 * weight : weight);

function saidIn(file: string): Said[] {
  const [kind = '', , number = ''] = file.replace('.txt', '').split('-');
  const isEveryday = kind === 'everyday';
  const isShort = kind === 'crisis' || isEveryday;
  const isAlone = kind === 'voices' && (number === '2' || number === '3');
  return linesOf(file).flatMap((line, at) => {
    const [, label, said] = /^(high|ambiguous|harmless)\|(.*)$/.exec(line) ?? [];
    if (!label || said === undefined) return [];
    const weight = isEveryday ? 0.7 : isShort ? (label === 'high' ? 1.4 : 1.1) : isAlone ? 0.6 : 2;
    const group = isEveryday
      ? `${file} ${at % 6}`
      : isShort
        ? file
        : byAuthor.has(`${kind} ${number}`) || kind === 'voices'
          ? `${kind} by ${number}`
          : `${kind} ${Math.floor(at / linesLeftOut)}`;
    return [
      {
        label,
        group,
        isTalk: !isShort && !isAlone,
        isOfDistress: isEveryday || kind === 'told',
        isPair: kind === 'pairs' || file.startsWith('told-pairs'),
        isOften: isEveryday || file.startsWith('crisis-dev'),
        weight: weightOf(label, weight),
        text: said.replaceAll(' / ', '\n'),
      },
    ];
  });
}

type Conversation = { readonly risk: 'none' | 'high'; readonly actAt?: number; readonly turns: readonly string[] };
/**
 * The messages of a conversation, each alone and together with the two before. Learned are those of an ordinary one (together every third), and of
 * one at risk the message at which a listener would act.
 */
function saidInConversations(file: string): Said[] {
  return linesOf(file)
    .filter((line) => line.startsWith('{'))
    .flatMap((line, at) => {
      const { risk, actAt = 0, turns } = JSON.parse(line) as Conversation;
      const both = { group: file.endsWith('-3.jsonl') ? 'talk by 3' : `talk ${at % 3}`, conversation: `${file} ${at}` };
      const label = risk === 'none' ? 'harmless' : 'high';
      const isLearned = (turn: number, isTogether: boolean) => (risk === 'high' ? turn === actAt : !isTogether || turn % 3 === 2);
      return turns.flatMap((text, turn) => {
        const together = turns.slice(Math.max(0, turn - 2), turn + 1).join('\n');
        const row = { ...both, label, turn };
        return [
          { ...row, isTalk: risk === 'none', weight: risk === 'none' ? 1 : 0.8, text, isUnlearned: !isLearned(turn, false) },
          {
            ...row,
            isTalk: false,
            weight: risk === 'none' ? 0.7 : 0.8,
            text: together,
            isTogether: true,
            isUnlearned: !isLearned(turn, true),
          },
        ];
      });
    });
}

/** The training messages, also filled in from frames and mistyped. The messages of bench/assistant are never among them. */
export function trainingTexts(): Said[] {
  const files = readdirSync(folder).sort();
  const said = files.filter((file) => /^(?:crisis|everyday|told|talk|pairs|voices)-.*\.txt$/.test(file)).flatMap(saidIn);
  const [chance, chanceOfDistress] = [seededChance(99), seededChance(98)];
  const inHurry = said
    .filter(({ group }) => /^(?:told|talk|pairs|voices)/.test(group))
    .map((one) => ({
      ...one,
      isTalk: false,
      isOften: false,
      weight: one.weight / 3,
      text: mistyped(one.text, one.isOfDistress ? chanceOfDistress : chance),
    }));
  const filled = files
    .filter((file) => file.startsWith('frames-'))
    .flatMap((file) => fillFrames(linesOf(file), 12, 5).map((one) => ({ ...one, group: file, isTalk: false, weight: 0.4 })));
  const talks = files.filter((file) => file.endsWith('.jsonl')).flatMap(saidInConversations);
  return [...said, ...inHurry, ...filled, ...talks];
}

/** The messages with what the models read in them. */
export const rowsOf = (texts: readonly Said[]): Row[] =>
  texts.map((said) => {
    const { plain } = withoutFiguresOfSpeech(foldMessage(said.text));
    return { ...said, features: featuresOf(plain), parts: partsIn(plain).map(featuresOf) };
  });

/** Every so many messages are read for the hash. */
const hashedEvery = 40;

/** A hash of the messages, and of how some hundreds of them are normalised and read, to detect outdated weights without reading all. */
export function hashOf(texts: readonly Said[]): string {
  const read = rowsOf(texts.filter((_text, at) => at % hashedEvery === 0));
  return createHash('sha256')
    .update(JSON.stringify([texts, read]))
    .digest('hex')
    .slice(0, 32);
}
