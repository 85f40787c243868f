import type { Flag } from '../../../../contract/assistant/safety.ts';
import { flagFacts } from '../../../../contract/assistant/safety.ts';
import { crisisDevanagari } from '../../../../data/safety/rules/crisis-devanagari.ts';
import { crisisHinglish } from '../../../../data/safety/rules/crisis-hinglish.ts';
import { distressEnglish } from '../../../../data/safety/rules/distress-english.ts';
import { othersEnglish } from '../../../../data/safety/rules/others-english.ts';
import { selfHarmEnglish } from '../../../../data/safety/rules/self-harm-english.ts';
import { suicideEnglish } from '../../../../data/safety/rules/suicide-english.ts';
import { courtesyIn, foldMessage, type Courtesy, type Folded } from '../../messages/index.ts';
import { isOver } from '../likeness/combined-score.ts';
import { namesDanger, namesMoreThanEveryday } from '../likeness/concept-features.ts';
import { wordsIn } from '../likeness/word-keys.ts';
import { likenessOf, limits, wholeScoreOf, type Likeness } from '../likeness/despair-likeness.ts';
import { looseSign } from '../rules/loose-signs.ts';
import { compileRules, findIn, flagsByRules } from '../rules/search-rules.ts';
import { withoutBodySigns } from '../without-body-signs.ts';
import { withoutFiguresOfSpeech } from '../without-figures-of-speech.ts';
import { everydayChances } from '../everyday-question.ts';
import { evidenceAfter } from './evidence.ts';
import { isAboutAnother } from './is-about-another.ts';
import { respelt } from './respelt.ts';

const compiled = compileRules([
  ...suicideEnglish,
  ...crisisHinglish,
  ...crisisDevanagari,
  ...selfHarmEnglish,
  ...othersEnglish,
  ...distressEnglish,
]);
const ofCrisis = compiled.filter(({ code }) => code !== 'distress');
const ofDistress = compiled.filter(({ code }) => code === 'distress');

/** A short message that denies what a rule looks for ('I don't want to die') is not passed to the learned models. */
const isTakenBack = (open: Folded): boolean =>
  open.plain.split(' ').length <= 14 &&
  compiled.some((rule) => rule.search(open[rule.reads]).next().done === false && findIn(open, rule) === undefined);

/** Courtesies that are not passed to the learned models; a goodbye or 'sorry for everything' is. */
const harmlessCourtesies: ReadonlySet<Courtesy | undefined> = new Set(['safe', 'howAreYou', 'thanks', 'praise', 'greeting', 'yes', 'ok']);
const isCourtesy = (text: string): boolean => harmlessCourtesies.has(courtesyIn(text));

const flag = (code: Flag['code'], found: string): Flag => ({ code, level: flagFacts[code].level, found });

/**
 * From these chances a message is an everyday question: of the likeliest one alone, of all together for a short one that begins a conversation, and
 * for such a one that names nothing of danger ('how long does it take to see muscle growth'). Next to no message of somebody in danger has them.
 */
const leastAsked = { surely: 0.7, together: 0.9, harmlessly: 0.88 } as const;
/** A message with what it is judged by. */
export type Heard = {
  readonly text: string;
  /** The message normalised and without figures of speech. */
  readonly open: Folded;
  /** The flags of the body that were found in it before. */
  readonly ofBody: readonly Flag[];
  /** Typed beside a plan's form. */
  readonly isOfPlan: boolean;
  /** The person's messages just before it, without those that a crisis was heard in. */
  readonly before: readonly string[];
  /** What the messages before add up to (`evidenceAfter`). */
  readonly evidence: number;
};
/** Whether a message is an everyday question ('keep unknown people from finding me'). */
function isEveryday({ text, open, before }: Heard, isShort: boolean): boolean {
  const { surely, together, isFragment } = everydayChances(text);
  if (surely >= leastAsked.surely || (isFragment && isShort) || areAllEveryday(text)) return true;
  return isShort && before.length === 0 && together >= (namesMoreThanEveryday(open.plain) ? leastAsked.together : leastAsked.harmlessly);
}

/** Whether each of several sentences is an everyday question, or told about what one asks of, and none names danger. */
function areAllEveryday(text: string): boolean {
  const sentences = text.split(/(?<=[.!?।\n])\s+/u).filter((one) => /\p{L}/u.test(one));
  return (
    sentences.length > 1 &&
    sentences.length <= mostSentences &&
    sentences.every((one) => everydayChances(one).together >= leastAsked.together && !namesDanger(foldMessage(one).plain))
  );
}
const mostSentences = 6;

/** The flags of despair in a message, and what it and those before it add up to. */
export type HeardDespair = { readonly flags: readonly Flag[]; readonly evidence: number };

/**
 * The limit for a message of this length: a short one that begins a conversation scores lower, because it says less. In between it rises with the
 * number of words. Beside a form most texts are short, and wishes.
 */
function limitFor({ open, isOfPlan, before }: Heard, limit: number): number {
  if (isOfPlan || before.length > 0) return limit;
  const words = open.plain.trim().split(' ').length;
  const share = Math.min(1, Math.max(0, (words - shortest) / (longest - shortest)));
  return Math.min(limit, limits.short + (limit - limits.short) * share);
}
const shortest = 10;
const longest = 30;
const fewWords = 6;
const wordsToJudge = 8;
/** Shorter ones are questions to the product more often than signs of danger, so that they must sound like distress as well. */
const wordsToResemble = 13;
/** An answer of one or two words is read by rules alone. */
const fewestWords = 3;

/**
 * The flags of despair in a message. A crisis needs a rule whose words also resemble danger, or a named sign in a message that resembles it, or two
 * learned models that agree on a high score of the message as a whole, together with those before it, or of one sentence, or several messages
 * that hint at it. Less than that gives support. Violence by others needs its rule alone. Beside a plan's form nearly every text is a wish: there
 * what it resembles offers support at most.
 */
export function despairInText(heard: Heard): HeardDespair {
  const { flags, evidence } = judge(heard);
  return { flags: ofOnePerson(flags, heard.open), evidence };
}

/** Whose danger it is: the card for somebody else and the one for oneself do not stand together. */
function ofOnePerson(flags: readonly Flag[], open: Folded): readonly Flag[] {
  const has = (code: Flag['code']) => flags.some((one) => one.code === code);
  if (!has('someoneElse') || !(has('suicide') || has('selfHarm'))) return flags;
  const isOther = isAboutAnother(open);
  return flags.filter(({ code }) => (isOther ? code !== 'suicide' && code !== 'selfHarm' : code !== 'someoneElse'));
}

function judge(heard: Heard): HeardDespair {
  const ruled = despairByRules(heard);
  const likeness = likenessOf(heard.open.plain);
  const says = wordsIn(ruled.bodiless.plain).length;
  const isHeardByRules = ruled.crisis.length > 0 || ruled.sign !== undefined;
  const saysLittle = isCourtesy(heard.text) || isTakenBack(heard.open) || says < (heard.isOfPlan ? fewWords : fewestWords);
  if (!isHeardByRules && saysLittle) return { flags: ruled.distress, evidence: heard.evidence };
  const score = scoreWithBefore(heard, likeness);
  const evidence = evidenceAfter(heard.evidence, score);
  if (isHeardByRules) return { flags: withLikeness(heard, ruled, likeness), evidence };
  const isShort = says < wordsToResemble;
  // A rule of sadness is met by 'tell me a joke' too, and a long message says with it what it may explain.
  const isSad = likeness.distress > limits.sad && (isShort || score > limits.named);
  const sad = isSad ? ruled.distress : [];
  if (likeness.whole.score < limits.part && isEveryday(heard, isShort)) return { flags: sad, evidence: heard.evidence };
  // A few words that begin a conversation and name nothing of danger ('tell me about yourself') say too little to be judged by what they resemble.
  const namesSomething = namesMoreThanEveryday(heard.open.plain) || (says >= fewWords && namesDanger(heard.open.plain));
  const saysNothing = says < wordsToJudge && !namesSomething;
  // So does a short question to the product, which does not sound like distress ('how deep is the deep end').
  if (heard.before.length === 0 && (saysNothing || (isShort && likeness.distress < limits.everyday)))
    return { flags: sad, evidence: heard.evidence };
  const isTogether = heard.before.length > 0 && evidence > limits.together && likeness.whole.score > limits.support;
  const isLikeDanger = isTogether || isLearned(heard, says, likeness, score);
  const isSigned = ruled.distress.length > 0 && score > limits.signed;
  if (isSigned || (isLikeDanger && !heard.isOfPlan))
    return { flags: [flag(isAboutAnother(heard.open) ? 'someoneElse' : 'suicide', likeness.words)], evidence };
  const isStrained = likeness.distress > limits.strained || (!isShort && score > limits.support);
  const isSupported = sad.length > 0 || isLikeDanger || (!heard.isOfPlan && isStrained);
  return { flags: isSupported ? [sad[0] ?? flag('distress', likeness.words)] : [], evidence };
}

/** What a rule or a named sign found, as a crisis if the message resembles danger, and else as support. */
function withLikeness(heard: Heard, { crisis, distress, sign }: ReturnType<typeof despairByRules>, likeness: Likeness): Flag[] {
  const saysOnlyThat = wordsIn(heard.open.plain).length < fewWords;
  const supported = (signs: readonly { readonly found: string }[]) => (likeness.whole.score > limits.named ? asSupport(signs) : []);
  const passes = (limit: number) =>
    saysOnlyThat ||
    likeness.whole.score > limitFor(heard, limit) ||
    (Math.max(likeness.part.score, ...crisis.map(({ found }) => scoreOfClause(found, heard.open))) > limits.partWithSign &&
      !isLongPast(crisis[0]?.found ?? sign?.found ?? '', heard.open));
  if (crisis.length > 0)
    return passes(limits.ruled) || crisis.some(({ code }) => code === 'danger') ? [...crisis, ...distress] : supported(crisis);
  if (!sign) return [];
  return passes(limits.signed) || sign.code === 'danger' ? [flag(sign.code, sign.found)] : supported([sign]);
}

/** The clause with these words, which may stand beside one that resembles nothing: 'me jina nhi chahta, kese marte h bina dard k'. */
function clauseWith(found: string, { plain, roman }: Folded): string {
  const [said, read] = [plain, roman].map((text) => text.split(/ [;,] /u));
  const at = [said, read]
    .map((clauses) => clauses?.findIndex((clause) => ` ${clause} `.includes(` ${found} `)) ?? -1)
    .find((one) => one >= 0);
  return at === undefined ? '' : (said?.[at] ?? '').trim();
}
function scoreOfClause(found: string, open: Folded): number {
  // A long message is judged by its sentences.
  const isShort = wordsIn(open.plain).length < wordsToResemble;
  const clause = isShort ? clauseWith(found, open) : '';
  return clause === '' ? -Infinity : wholeScoreOf(` ${clause} `);
}

const longAgo =
  / (?:used to|years ago|long ago|when i was (?:a |in |at )?(?:\w+teen|\d+|kid|child|school|college|teenager|young|little|hostel)|back then|in (?:college|school|my teens)|kabhi (?:sochta|sochti) (?:tha|thi)|saal pehle|pehle (?:sochta|sochti)) /;
const wellNow =
  / (?:good life|happy (?:now|today|life)|(?:am|feel|doing) (?:fine|well|good|happy|better|great|okay|ok|far better|much better)(?: now| today| these days)?|got (?:help|better|through)|glad (?:i|that)|grateful|recovered|behind me|helped me|ab (?:main )?(?:theek|thik|khush)) /;
const stillNow = / (?:but now|again|lately|these days i|tonight|still|anymore|any more|wish i|phir se|ab phir) /;
/** Whether a thought is told of long ago by somebody who says that they are well; the whole message then has to resemble danger. */
const isLongPast = (found: string, open: Folded): boolean =>
  found !== '' && longAgo.test(open.plain) && wellNow.test(open.plain) && !stillNow.test(open.plain);

/** What rules and named signs alone say, to measure them. */
export function despairByRulesAlone(heard: Heard): Flag[] {
  const { crisis, distress, sign } = despairByRules(heard);
  return [...crisis, ...distress, ...(sign ? [flag(sign.code, sign.found)] : [])];
}

function despairByRules({ open, ofBody }: Heard) {
  const crisis = flagsByRules(ofCrisis, open);
  const bodiless = withoutBodySigns(open, [...crisis, ...ofBody]);
  const sign = crisis.length > 0 ? undefined : (looseSign(open.plain) ?? looseSign(open.roman));
  return { crisis, distress: flagsByRules(ofDistress, bodiless), sign, bodiless };
}

/** The mean of the message's score and of that which it has together with the messages before it. */
function scoreWithBefore({ text, before }: Heard, { whole }: Likeness): number {
  if (before.length === 0) return whole.score;
  const { plain } = withoutFiguresOfSpeech(respelt(foldMessage([...before, text].join('\n'))));
  return (whole.score + wholeScoreOf(plain)) / 2;
}

function isLearned(heard: Heard, says: number, { whole, part }: Likeness, score: number): boolean {
  // A few words without a rule or a sign say too little for a lower limit.
  const limit = heard.before.length > 0 ? limits.inTalk : says < fewWords ? limits.whole : limitFor(heard, limits.whole);
  // What was said before makes no crisis of a message that is ordinary by itself.
  return (score > limit && isOver(whole, Math.min(limits.support, limit))) || (isOver(part, limits.part) && whole.score > limits.named);
}

const asSupport = (signs: readonly { readonly found: string }[]): Flag[] => signs.slice(0, 1).map(({ found }) => flag('distress', found));

/** Runs each search of despair once, for warming up. */
export function* warmDespair(open: Folded): Generator<void> {
  for (const rule of compiled) yield void findIn(open, rule);
}
