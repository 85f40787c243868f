import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import { whatIsAsked } from '../asked/index.ts';
import { courtesyIn } from '../messages/index.ts';
import { readMessage } from '../understanding/index.ts';
import type { KnownQuestion, Said } from './reply.ts';

type Words = Readonly<Record<PlanLanguage, string>>;

/** Kind words that open the answer to what is asked besides, by what was told. */
const kindWords: Readonly<Record<string, Words>> = {
  breakup: {
    english: 'I am sorry about the breakup; that hurts, and you need not be over it soon.',
    hindi: 'रिश्ता टूटने का सुनकर दुख हुआ; यह चुभता है, और इससे निकलने की कोई जल्दी नहीं।',
  },
  grief: {
    english: 'I am very sorry. Go gently with yourself in these days.',
    hindi: 'यह सुनकर बहुत दुख हुआ। इन दिनों अपने साथ नरमी रखिए।',
  },
  badDay: { english: 'I am sorry that the day was like that.', hindi: 'दुख हुआ कि दिन ऐसा रहा।' },
  tired: { english: 'That sounds tiring.', hindi: 'लगता है काफ़ी थक गए हैं।' },
  lost: { english: 'I am sorry about the result; that stings.', hindi: 'नतीजे का दुख हुआ; ऐसी हार चुभती है।' },
  sad: { english: 'I am sorry that it feels like that.', hindi: 'दुख हुआ कि ऐसा लग रहा है।' },
};
const sameAs: Readonly<Record<string, string>> = { 'low-mood': 'sad', alone: 'sad', lonely: 'sad', exam: '', burnout: 'tired' };

/** Where a sentence ends, and where a question begins within one. */
const betweenParts =
  /[.?!;।\n]+\s*|,\s*(?:so|and|but|should|shall|can|what|how|is|aur|to|par|lekin|तो|पर|लेकिन|और)?\s*(?=\p{L})|\s+(?:so|but|and|aur|lekin|लेकिन|तो)\s+(?=(?:what|how|when|which|should|shall|can|do|does|is|are|will|i need|kya|kaise|kitna|aaj|क्या|कैसे|कितना|आज)(?:\s|$))/iu;
/** From this chance a part tells how somebody feels. */
const sureOfFeeling = 0.35;
const leastWords = 3;

const feelingIn = (part: string): string | undefined => {
  const { best } = whatIsAsked(part);
  const id = sameAs[best.id] ?? best.id;
  return best.kind !== 'family' && best.kind !== 'product' && best.chance >= sureOfFeeling && id in kindWords ? id : undefined;
};

/** A message that tells of a hard time and asks something besides: the feeling, and what is asked; undefined for others. */
function feelingAndQuestion(text: string): { readonly feeling: string; readonly rest: readonly string[] } | undefined {
  const cuts = [...text.matchAll(new RegExp(betweenParts.source, 'giu'))];
  const starts = [0, ...cuts.map(({ index, 0: found }) => index + leadOf(found))];
  const parts = starts.map((from, at) => text.slice(from, starts[at + 1] ?? text.length).trim()).filter((part) => part !== '');
  if (parts.length < 2) return undefined;
  const feelings = parts.map(feelingIn);
  const feeling = feelings.find((one) => one !== undefined);
  const rest = parts.filter((part, at) => feelings[at] === undefined && courtesyIn(part) === undefined);
  const isAsked = rest.some((part) => part.split(/\s+/).length >= leastWords && readMessage(part).isQuestion);
  return feeling !== undefined && isAsked ? { feeling, rest: rest.filter((part) => readMessage(part).isQuestion) } : undefined;
}

/** The letters of a cut that belong to the part before: its signs, and not a word that opens the next. */
const leadOf = (found: string): number => /^[^\p{L}]*/u.exec(found)?.[0].length ?? 0;

/** Kind words and then the answer, where a message tells of grief, a breakup or a bad day and asks of food or training besides. */
export async function answerWithFeeling(
  question: KnownQuestion,
  answerRest: (question: KnownQuestion) => Promise<Said | undefined>,
): Promise<Said | undefined> {
  const found = question.dialogue.awaits.kind === 'nothing' ? feelingAndQuestion(question.text) : undefined;
  const words = found && kindWords[found.feeling]?.[question.language];
  if (!found || !words) return undefined;
  const whole = await answerRest({ ...question, text: found.rest.join(' ') });
  const said = whole ?? (await eachAnswered(found.rest, (text) => answerRest({ ...question, text })));
  return said && { ...said, text: `${words}\n\n${said.text}` };
}

/** The answers to questions that are not understood together, in their order; undefined if none is. */
async function eachAnswered(parts: readonly string[], answerOne: (text: string) => Promise<Said | undefined>): Promise<Said | undefined> {
  const said: Said[] = [];
  for (const part of parts) said.push(...[await answerOne(part)].filter((one) => one !== undefined));
  const last = said.at(-1);
  return last && { ...last, text: said.map(({ text }) => text).join('\n\n'), sources: said.flatMap(({ sources }) => sources ?? []) };
}
