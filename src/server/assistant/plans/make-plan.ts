import { randomInt } from 'node:crypto';
import type { Answer } from '../../../contract/call.ts';
import type { Constraint } from '../../../contract/assistant/constraints.ts';
import type { planCall } from '../../../contract/assistant/make-plan.ts';
import { flagsThatStop, limitsOf, type Card } from '../../../contract/assistant/safety.ts';
import type { KeptRequest, Plan, PlanRequest } from '../../../contract/assistant/plan-types.ts';
import { planKinds, type PlanLanguage } from '../../../contract/assistant/words.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { AppContext } from '../../http/app-context.ts';
import { invalidInput } from '../../http/refusal.ts';
import type { SignedInCaller } from '../../http/route.ts';
import { findVersion, keepChat, keepMessage, keepVersion, startOfDialogue, withFacts } from '../chat/index.ts';
import { holdCredit, readCredits } from './credits.ts';
import type { PlanPart } from '../part/index.ts';
import { writePlan, type Written } from './write-plan.ts';
import { constraintsIn, wishesOf } from '../wishes/index.ts';
import { impossibleAge, knownPerson, withoutAdultAge } from './profile.ts';
import { todayIn } from './today-in.ts';
import {
  cardsFor,
  checkFields,
  checkText,
  countryOf,
  remainingFlags,
  withoutBound,
  withoutCleared,
  withoutThoseOfKin,
} from '../safety/index.ts';
import { teamDaysOf } from './team-days.ts';

/** The fields that every call for a plan has besides its kind's own. */
type Common = {
  additionalInfo: string;
  constraints?: Constraint[] | undefined;
  startsOn?: string | undefined;
  timeZone?: string | undefined;
  isSafe: boolean;
};
type Fields<Own> = Common & { own: Own };
type PlanAnswer = Answer<ReturnType<typeof planCall>>;

const silent = new AbortController().signal;

/** Where chips hold a typed name, as of a food or an exercise; everything else in them is one of a list. */
const namedIn = new Set(['food', 'foods', 'name', 'english', 'hindi']);
const typedTypes: ReadonlySet<Constraint['type']> = new Set(['avoid', 'like', 'have', 'lack', 'served']);

/** The typed words in chips that a client sent: names, which may be anything. */
const wordsOfChips = (chips: readonly Constraint[]): string[] =>
  chips.flatMap(({ type, value }) => {
    if (typeof value === 'string') return typedTypes.has(type) ? value : [];
    if (typeof value !== 'object') return [];
    return Object.entries(value).flatMap(([key, named]) => (namedIn.has(key) ? [named].flat().map(String) : []));
  });

/** The age among a kind's own fields; not every kind asks for it. */
const ageIn = (own: object): number => ('age' in own && typeof own.age === 'number' ? own.age : 0);

/** Splits a call's fields into those of every kind and, in `own`, its kind's own with the site's country. */
export function planFields<Given extends Common>(app: AppContext, fields: Given) {
  const { additionalInfo, constraints, timeZone, startsOn, isSafe, ...own } = fields;
  return { additionalInfo, constraints, timeZone, startsOn, isSafe, own: { ...own, country: countryOf(app) } };
}

/** Makes a plan of a kind, or answers with a safety card instead. Refuses `noCreditsLeft` and `noPlanPossible`. */
export async function makePlan<
  Own extends { language: PlanLanguage; country: string },
  Request extends PlanRequest,
  Draft,
  KindPlan extends Plan,
  Change,
>(
  app: AppContext,
  part: PlanPart<Own, Request, Draft, KindPlan, Change>,
  { additionalInfo, constraints: given, timeZone, startsOn = todayIn(timeZone), isSafe, own }: Fields<Own>,
  caller: SignedInCaller,
): Promise<PlanAnswer> {
  const { pool } = app.database;
  const { userId } = caller.viewer;
  const { language, country } = own;
  const known = await knownPerson(pool, userId);
  const constraints = withoutAdultAge(given ?? constraintsIn(part.wishes, additionalInfo), known.isMinor);
  const asked = part.withConstraints(part.requestOf(own), constraints);

  const inWords = [
    ...checkText(additionalInfo, { country, isOfPlan: true }),
    ...checkFields([...part.wordsOf(own), ...wordsOfChips(given ?? [])], { country }),
    ...(part.flagsInWords?.(additionalInfo, own) ?? []),
  ];
  const answered = part.flagsOf({ ...own, ...asked });
  const flags = [...new Map([...inWords, ...answered].map((flag) => [flag.code, flag])).values()];
  const cards = cardsFor(flags, { country, language, isYoung: known.isYoung });
  if (cards.length > 0) caller.stream?.send('cards', cards);
  const heeded = withoutBound(withoutCleared(withoutThoseOfKin(inWords, additionalInfo, country), additionalInfo), additionalInfo);
  if (flagsThatStop(part.kind, [...remainingFlags(heeded, isSafe), ...answered]).length > 0) {
    const credits = await readCredits(pool, userId);
    const mayGoOn = flagsThatStop(part.kind, [...remainingFlags(heeded, true), ...answered]).length === 0;
    return {
      status: 1,
      title: planKinds[part.kind].name,
      planId: null,
      data: null,
      engine: 'embedded',
      instead: null,
      cards,
      wishes: [],
      mayGoOn,
      credits,
    };
  }

  // Checked after the flags, so that somebody in danger gets the card even with unanswered questions.
  const missing = { ...part.missingIn(own), ...impossibleAge(known, ageIn(own), language) };
  if (Object.keys(missing).length > 0) throw invalidInput(missing);

  const credit = await holdCredit(pool, userId);
  try {
    const events = await teamDaysOf(pool, userId, startsOn);
    const request = part.withEvents(part.withLimits(asked, limitsOf(flags)), events, startsOn);
    const seed = randomInt(2 ** 31);
    const signal = caller.stream?.signal ?? silent;
    const progress = (step: string) => caller.stream?.send('step', step);
    const written = await writePlan(app, { part, request, language, seed, signal, progress });
    const outcomes = wishesOf(additionalInfo, {
      kind: part.kind,
      rules: part.wishes,
      language,
      kept: constraints,
      made: { plan: written.plan, request },
    });
    const kept: KeptRequest = { startsOn, additionalInfo, constraints, wishes: request, outcomes };
    return await keep(app, { kept, written, language, seed, cards, userId, credit });
  } catch (error) {
    await credit.release();
    throw error;
  }
}

type Kept = {
  kept: KeptRequest;
  written: Written<Plan>;
  language: PlanLanguage;
  seed: number;
  cards: Card[];
  userId: string;
  credit: Awaited<ReturnType<typeof holdCredit>>;
};

async function keep(app: AppContext, { kept, written, language, seed, cards, userId, credit }: Kept): Promise<PlanAnswer> {
  const { pool } = app.database;
  const { plan, engine, instead } = written;
  const { title } = plan;
  const { planId, data } = await inTransaction(pool, async (client) => {
    await credit.take(client);
    const chatId = await keepChat(client, { userId, screen: planKinds[plan.kind].screen, title, language, seed });
    const version = await keepVersion(client, { userId, chatId, engine, reason: title, request: kept, plan });
    if (kept.additionalInfo) await keepMessage(client, { userId, chatId, sender: 'USER', content: kept.additionalInfo });
    const dialogue = { ...startOfDialogue, told: withFacts(startOfDialogue.told, kept.additionalInfo, kept.constraints) };
    await keepMessage(client, { userId, chatId, sender: 'SYSTEM', content: title, engine, cards, planVersion: version, dialogue });
    return { planId: chatId, data: await findVersion(client, userId, chatId, version) };
  });
  const credits = await readCredits(pool, userId);
  const wishes = [...(kept.outcomes ?? [])];
  return { status: 1, title, planId, data, engine, instead, cards, wishes, mayGoOn: false, credits };
}
