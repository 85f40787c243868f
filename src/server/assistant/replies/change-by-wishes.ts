import type { Constraint } from '../../../contract/assistant/constraints.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import type { Wish } from '../../../contract/assistant/wishes.ts';
import { limitsOf } from '../../../contract/assistant/safety.ts';
import type { AppContext } from '../../http/app-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { inLanguage } from '../facts/index.ts';
import { openPlan, withoutAdultAge } from '../plans/index.ts';
import { free, made, type WantedChange } from './made-change.ts';
import { replyTexts } from './reply-texts.ts';
import type { Said } from './reply.ts';

const saying = (wishes: readonly Wish[], outcome: Wish['outcome']) => [
  ...new Set(wishes.filter((wish) => wish.outcome === outcome).map(({ says }) => says)),
];

/** What became of each phrase: what is done now, what cannot be and why, and one question about what was not understood. */
function answerOf(wishes: readonly Wish[], language: PlanLanguage): string {
  const done = saying(wishes, 'done').join(' ');
  const cannot = saying(wishes, 'cannot').join(' ');
  const [unclear] = wishes.filter(({ outcome }) => outcome === 'unclear');
  return [
    done === '' ? '' : inLanguage(language, `Changed: ${done}`, `बदल दिया: ${done}`),
    cannot === '' ? '' : inLanguage(language, `This I cannot do: ${cannot}`, `यह नहीं हो सकता: ${cannot}`),
    unclear ? inLanguage(language, `What do you mean by "${unclear.words}"?`, `"${unclear.words}" से क्या मतलब है?`) : '',
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/** The plan with the wishes of a message, read as the plan's form reads them; undefined if it has none. */
export function changeByWishes(app: AppContext, wanted: WantedChange): Said | undefined {
  const { question, version } = wanted;
  const { text, language } = question;
  const { constraints, wishes } = openPlan(version).hear(text, language);
  if (constraints.length > 0) return withConstraints(app, wanted, constraints);
  const cannot = wishes.filter(({ outcome }) => outcome === 'cannot');
  return cannot.length > 0 ? { ...free(answerOf(cannot, language)), topic: { act: 'change' } } : undefined;
}

/** What must be heard even in a question: 'I am allergic to peanuts, is that a problem?'. */
const ofPerson: ReadonlySet<Constraint['type']> = new Set(['allergen', 'condition', 'injury']);
const tells = /\b(i am|i'm|im|i have|i've|my|mujhe|mujhko|mera|meri|main)\b|मुझे|मेरे|मेरी|मेरा|मैं/iu;

/** The plan with what a question tells about the person's health; undefined if it tells nothing new. */
export function saysOfPerson(app: AppContext, wanted: WantedChange): Said | undefined {
  const { text, language } = wanted.question;
  if (!tells.test(text)) return undefined;
  const found = openPlan(wanted.version)
    .hear(text, language)
    .constraints.filter(({ type }) => ofPerson.has(type) && type === 'allergen');
  return found.length > 0 ? withConstraints(app, wanted, found) : undefined;
}

function withConstraints(app: AppContext, { question, version, flags, seed }: WantedChange, constraints: readonly Constraint[]): Said {
  const { text, language } = question;
  const heeded = withoutAdultAge(
    constraints,
    flags.some(({ code }) => code === 'under18'),
  );
  if (heeded.length === 0) return free(replyTexts[language].soAlready);
  try {
    const next = openPlan(version).planAgain(app, { constraints: heeded, limits: limitsOf(flags), text, language, seed });
    if (!next) return free(replyTexts[language].soAlready);
    // What cannot be done makes no new version.
    if (next.wishes.length > 0 && next.wishes.every(({ outcome }) => outcome === 'cannot')) return free(answerOf(next.wishes, language));
    const says = answerOf(next.wishes, language) || replyTexts[language].respected;
    const said = made(says, text, next, version, language);
    return said.difference?.lines.length === 0 ? { ...said, text: `${says}\n${replyTexts[language].keptInMind}` } : said;
  } catch (error) {
    if (error instanceof Refusal) return free(replyTexts[language].cannotChange);
    throw error;
  }
}
