import { isTalkKind, type TalkKind } from '../../../data/product/small-talk.ts';
import { talkWords } from '../../../data/understanding/talk-words.ts';
import { classFinder, readLabelModel, wordsIn } from '../learned/index.ts';
import { foldMessage } from '../messages/index.ts';

type Sign = keyof typeof talkWords;
const find = classFinder(talkWords);

/** Learned from src/data/understanding/training by scripts/train-intents.ts: the kind of small talk, or the foreign subject. */
const model = readLabelModel(new URL('../../../data/understanding/talk-weights.json', import.meta.url));

/** Which signs together make which kind; `ours` beside one of the first ones means that something is asked that we answer. */
const signs: readonly (readonly [TalkKind, readonly Sign[], boolean?])[] = [
  ['outOthers', ['others']],
  ['outMedical', ['illness', 'haveIt']],
  ['outMedical', ['drug']],
  ['outMedical', ['report']],
  ['abilities', ['able'], true],
  ['human', ['who'], true],
  ['human', ['you', 'machine'], true],
  ['joke', ['joke'], true],
  ['insult', ['swear']],
  ['useless', ['wrong'], true],
  ['useless', ['you', 'bad'], true],
  ['alone', ['nobody', 'came']],
  ['won', ['win', 'me']],
  ['lost', ['lose', 'me']],
  ['outPolitics', ['politics']],
  ['outMoney', ['money']],
  ['outCode', ['code']],
  ['outStudy', ['study']],
  ['outWrite', ['write']],
  ['outLegal', ['legal']],
  ['outLive', ['weatherAsk']],
  ['outLive', ['live']],
  ['outBuy', ['buy']],
  ['banter', ['fan']],
  ['sad', ['scold']],
  ['exam', ['exam']],
  ['festive', ['festive']],
  ['love', ['love']],
  ['bored', ['bored']],
  ['lazy', ['lazy', 'training']],
  ['tired', ['tired']],
  ['weather', ['rain']],
  ['compliment', ['you', 'praise']],
];
const longest = 16;

/** The kind of small talk or foreign subject that words are; undefined for what we answer, and for longer messages. */
export function guessTalk(text: string): TalkKind | undefined {
  const { plain } = foldMessage(text);
  const words = wordsIn(plain);
  if (words.length === 0 || words.length > longest) return undefined;
  const met = new Set(find(words).map(({ name }) => name as Sign));
  const signed = signs.find(([, all, isSure]) => all.every((sign) => met.has(sign)) && (isSure === true || !met.has('ours')))?.[0];
  if (signed) return signed;
  const [best] = met.has('ours') ? [] : model.labelsOf(plain);
  return best && isTalkKind(best.label) ? best.label : undefined;
}
