import { isTalkKind } from '../../../data/product/small-talk.ts';
import type { Flag } from '../../../contract/assistant/safety.ts';
import type { Queryable } from '../../database/queryable.ts';
import { whatIsAsked, type Guess, type WhatIsAsked } from '../asked/index.ts';
import { passageFor } from '../corpus/index.ts';
import { inLanguage, smallTalk } from '../facts/index.ts';
import { topicFor } from '../knowledge/index.ts';
import { courtesyIn } from '../messages/index.ts';
import type { Message } from '../understanding/index.ts';
import { answerOwnTeams } from './answer-own-teams.ts';
import { courtesyAnswer } from './answer-courtesy.ts';
import { askOfInjury } from './ask-of-injury.ts';
import { saidTopic } from './answer-knowledge.ts';
import { aboutProduct } from './answer-product.ts';
import { asksForChange } from './asks-for-change.ts';
import { cookDish } from './cook-dish.ts';
import { firstOfPlan } from './first-of-plan.ts';
import { isForMinors } from './is-for-minors.ts';
import { passageWords } from './passage-words.ts';
import type { KnownQuestion, Said } from './reply.ts';

/** Kinds of small talk in which somebody may feel low: whoever may be in distress is not brushed off with a pleasantry. */
const isOfFeelings: ReadonlySet<string> = new Set([
  'sad',
  'lost',
  'tired',
  'lazy',
  'useless',
  'insult',
  'alone',
  'exam',
  'heart',
  'mood',
  'bored',
  'breakup',
  'badDay',
]);
/** Kinds of small talk that are courtesies, with answers of their own. */
const courtesies = ['greeting', 'thanks', 'bye', 'yes', 'no', 'ok'] as const;
const courtesyOf = (id: string) => courtesies.find((one) => one === id);

function passageSaid(id: string, question: KnownQuestion): Said | undefined {
  const { text, person } = question;
  const passage = passageFor(id, text, person.isYoung);
  if (!passage) return undefined;
  return {
    text: passageWords(passage, question),
    engine: 'embedded',
    sources: [passage.source],
    isFree: false,
    topic: { act: 'knowledge', about: passage.id },
  };
}

function talkSaid(id: string, question: KnownQuestion, flags: readonly Flag[]): Said | undefined {
  const isLow = flags.some(({ code }) => code === 'distress');
  if (isLow && isOfFeelings.has(id)) return undefined;
  // 'Lol ok' is an 'ok', whatever jokes begin alike.
  const said = courtesyIn(question.text);
  if (said === 'ok' || said === 'thanks') return courtesyAnswer(said, question);
  const courtesy = courtesyOf(id);
  if (courtesy) return courtesyAnswer(said ?? courtesy, question);
  if (!isTalkKind(id)) return undefined;
  const { text, topic } = smallTalk(id, { language: question.language, topic: question.dialogue.topic });
  return { text, engine: 'embedded', isFree: true, topic };
}

const free = (text: string): Said => ({ text, engine: 'embedded', isFree: true });

/** The questions of this conversation so far, the first and the last. */
function recalled({ history, language }: KnownQuestion): Said {
  const asked = history.filter(({ sender }) => sender === 'USER').map(({ messageContent }) => `“${messageContent.slice(0, 300)}”`);
  const [first, ...others] = asked;
  if (first === undefined)
    return free(
      inLanguage(language, 'This is your first question here. What would you like to know?', 'यह यहाँ आपका पहला सवाल है। क्या जानना चाहेंगे?'),
    );
  const last = others.at(-1);
  if (last === undefined) return free(inLanguage(language, `You asked: ${first}.`, `आपने पूछा था: ${first}।`));
  return free(inLanguage(language, `You asked first: ${first}. The last was: ${last}.`, `आपने पहले पूछा: ${first}। सबसे हाल में: ${last}।`));
}

type Asking = {
  readonly db: Queryable;
  readonly userId: string;
  readonly flags: readonly Flag[];
  /** A hosted model writes what is not computed: topics and passages are left to it. */
  readonly hasModel: boolean;
  /** Before the rules or after all of them. */
  readonly when: keyof typeof leastChance;
};

/** The answer to what was learned to be asked; undefined where other readers answer. */
function answerTo(
  { kind, id }: Guess,
  question: KnownQuestion,
  { db, userId, flags }: Pick<Asking, 'db' | 'userId' | 'flags'>,
): Promise<Said | undefined> | Said | undefined {
  const { language, text, person } = question;
  if (kind === 'product') return aboutProduct(db, userId, id, question);
  if (kind === 'talk') return talkSaid(id, question, flags);
  // What hurts now is asked about before anything is advised.
  if (kind !== 'family') {
    if (askOfInjury(question)) return undefined;
    if (kind === 'passage') return passageSaid(id, question);
    const topic = topicFor(id, text, person.isYoung);
    return topic && saidTopic(topic, topic[language], question);
  }
  if (id === 'make') return aboutProduct(db, userId, 'assistant', question);
  if (id === 'recall') return recalled(question);
  if (id === 'first') return firstOfPlan(question);
  if (id === 'cook') return cookDish(question);
  if (id === 'none-change')
    return (
      question.version &&
      free(inLanguage(language, 'Glad to hear it: the plan stays just as it is.', 'यह सुनकर अच्छा लगा: योजना वैसी ही रहती है।'))
    );
  return answerOwnTeams(id, db, userId, question);
}

/**
 * The chance from which an answer is given: before rules that only look at single words, where Elevate and small talk are told from plans and
 * figures, and after all rules.
 */
const leastChance = { early: 0.75, between: 0.4, late: 0.2 } as const;
/** What two neighbouring topics must come to together, where neither is sure alone: 'paneer every day' is for both of paneer. */
const leastTogether = 0.8;

const isOfContent = ({ kind }: Guess) => kind === 'knowledge' || kind === 'passage';
const chanceTogether = (best: Guess, next: Guess): number =>
  isOfContent(best) && isOfContent(next) && best.chance >= 0.4 && best.chance + next.chance >= leastTogether ? 1 : best.chance;

/** Foods with a nutrient, or two foods, are compared and reckoned by the figures rather than told of. */
const isForFigures = ({ foods, nutrients }: Message): boolean => foods.length > 1 || (foods.length > 0 && nutrients.length > 0);
/** An amount of a food, or how much of something it has, is never told of in general. */
const asksAmount = ({ foods, nutrients, gloss }: Message): boolean =>
  foods.some(({ amount }) => amount) || / howmuch /.test(gloss) || (nutrients.length > 0 && /\d/.test(gloss));

const longestFollowUp = 10;
/** 'Is it ok for my son', 'and for my mother': about what was spoken of before. */
const goesOnWith = ({ gloss, refersBack, foods }: Message): boolean =>
  foods.length === 0 &&
  (refersBack || /^( (ok|okay|so|acha|accha|hmm|;|,))* (and|or|but|then|aur|phir|fir|what about|how about|और|फिर) /.test(gloss));

const ofPlan: ReadonlySet<string> = new Set(['plan', 'change', 'none-change', 'undo', 'another', 'first', 'cook']);
const isOfPlan = ({ kind, id }: Guess): boolean => (kind === 'family' && ofPlan.has(id)) || (kind === 'product' && id.startsWith('plan-'));

/** A few words that may go on with what was spoken of before ('badam ka?'), or a wish for the open plan, are left to the readers that know both. */
function dependsOnBefore(best: Guess, { dialogue, version }: KnownQuestion, message: Message): boolean {
  if (dialogue.awaits.kind !== 'nothing' && best.kind === 'talk') return true;
  if (version !== undefined && asksForChange(message) && !message.isQuestion) return best.kind !== 'family';
  const words = message.gloss.trim().split(/\s+/).length;
  // 'Which is cheaper' after two foods compares these, where no plan is open.
  if (version === undefined && dialogue.topic !== null && words < 4 && isOfPlan(best) && best.kind === 'product') return true;
  if (!isOfContent(best)) return false;
  const isLeftToFigures = isForFigures(message) && (asksAmount(message) || best.chance < leastChance.early);
  return (dialogue.topic !== null && (words < 4 || (words < longestFollowUp && goesOnWith(message)))) || isLeftToFigures;
}

const isCourtesy = ({ kind, id }: Guess): boolean => kind === 'talk' && courtesyOf(id) !== undefined;

/** What is asked besides something that it cannot be, if that leaves a likely guess. */
function besides(asked: WhatIsAsked, isOut: (guess: Guess) => boolean): WhatIsAsked {
  const { best, top } = asked;
  const out = top.filter(isOut).reduce((sum, { chance }) => sum + chance, 0);
  const rest = top.filter((one) => !isOut(one)).map((one) => ({ ...one, chance: one.chance / Math.max(1e-6, 1 - out) }));
  const [first, second] = rest;
  return isOut(best) && first && second && first.chance >= 0.3 && out < 0.9 ? { ...asked, best: first, next: second, top: rest } : asked;
}

const goesOn = / (another|more|one more|again|next|else|and) /;

/** What is asked, as the words before make it clear: 'another one' after a joke. */
function guessFor({ text, dialogue, version }: KnownQuestion, message: Message): { readonly best: Guess; readonly next: Guess } {
  const isNextJoke = dialogue.topic?.act === 'smallTalk' && dialogue.topic.about === 'joke' && goesOn.test(message.gloss);
  const joke: Guess = { kind: 'talk', id: 'joke', chance: 1 };
  if (isNextJoke && message.rest.length < 2) return { best: joke, next: joke };
  // 'Thanks, but what should I eat?' asks something, and 'team kaise banau isme' without a plan only asks of the team.
  const isAsking = message.isQuestion && courtesyIn(text) === undefined;
  return besides(whatIsAsked(text), (guess) => (!version && isOfPlan(guess)) || (isAsking && isCourtesy(guess)));
}

/** What the learned model takes a message to ask, answered if it is sure enough; undefined for other messages. */
export async function answerAsked(
  question: KnownQuestion,
  message: Message,
  { when, hasModel, ...asking }: Asking,
): Promise<Said | undefined> {
  const { best, next } = guessFor(question, message);
  if (best.kind !== 'product' && isForMinors(question, best)) return undefined;
  if (isCourtesy(best) && message.isQuestion && courtesyIn(question.text) === undefined) return undefined;
  if (hasModel && (isOfContent(best) || when === 'late')) return undefined;
  // Somebody who feels low gets warm words before what they only may have asked.
  if (isOfContent(best) && best.chance < leastChance.between && asking.flags.some(({ code }) => code === 'distress')) return undefined;
  if (chanceTogether(best, next) < leastChance[when]) return undefined;
  if (when !== 'late' && dependsOnBefore(best, question, message)) return undefined;
  if (when === 'between' && (isOfContent(best) || message.foods.length + message.nutrients.length > 0)) return undefined;
  return answerTo(best, question, asking);
}
