import * as z from 'zod/mini';
import type { Plan } from '../../../contract/assistant/plan-types.ts';
import type { Breach } from '../../../contract/assistant/breach-rules.ts';
import type { Engine, PlanLanguage } from '../../../contract/assistant/words.ts';
import type { AppContext } from '../../http/app-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { ModelFailed, type AssistantModel, type ModelMessage } from '../../providers/index.ts';
import { finish, finishInPieces, type Planner, type Steps } from '../part/index.ts';
import { checkReply } from '../safety/index.ts';

type Asked<Request, Draft, KindPlan extends Plan> = {
  part: Planner<Request, Draft, KindPlan>;
  request: Request;
  seed: number;
  progress: (step: Step) => void;
};
type Wanted<Request, Draft, KindPlan extends Plan> = Asked<Request, Draft, KindPlan> & { language: PlanLanguage; signal: AbortSignal };
type Step = 'asking' | 'writing' | 'checking' | 'repairing' | 'planning';
/** Why the embedded engine answered although a model is configured. */
type Instead = 'silent' | 'failed' | 'breach';
export type Written<KindPlan extends Plan> = { plan: KindPlan; engine: Engine; instead: Instead | null };

const embeddedTries = 6;
/** Milliseconds after which no further try begins: wishes that no plan can meet take long, and everybody waits meanwhile. */
const triesEndMs = 1_500;

/** What a log may say of breaches: their words name what somebody leaves out. */
const rulesOf = (breaches: readonly Breach[]) => [...new Set(breaches.map(({ rule }) => rule))];

/** The model's plan if there is a model and its plan passes the checks, after at most one repair; otherwise the embedded planner's. */
export async function writePlan<Request, Draft, KindPlan extends Plan>(
  app: AppContext,
  wanted: Wanted<Request, Draft, KindPlan>,
): Promise<Written<KindPlan>> {
  const model = app.providers.assistantModel;
  const embedded = () => finishInPieces(embeddedSteps(app, wanted));
  if (!model) return { plan: await embedded(), engine: 'embedded', instead: null };
  try {
    const plan = await planByModel(app, model, wanted);
    if (plan) return { plan, engine: 'model', instead: null };
    return { plan: await embedded(), engine: 'embedded', instead: 'breach' };
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error;
    app.log.warn({ err: error, kind: wanted.part.kind }, 'the model gave no plan');
    return { plan: await embedded(), engine: 'embedded', instead: error.why };
  }
}

/** A plan of the embedded planner. Refuses `noPlanPossible` if no seed gives a plan without a fatal breach. */
export const planEmbedded = <Request, Draft, KindPlan extends Plan>(
  app: Pick<AppContext, 'log'>,
  asked: Asked<Request, Draft, KindPlan>,
): KindPlan => finish(embeddedSteps(app, asked));

function* embeddedSteps<Request, Draft, KindPlan extends Plan>(
  { log }: Pick<AppContext, 'log'>,
  { part, request, seed, progress }: Asked<Request, Draft, KindPlan>,
): Steps<KindPlan> {
  progress('planning');
  let best: { plan: KindPlan; breaches: Breach[] } | undefined;
  const endAt = performance.now() + triesEndMs;
  for (let attempt = 0; attempt < embeddedTries && (attempt === 0 || performance.now() < endAt); attempt++) {
    const seeded = { seed: seed + attempt };
    const plan = part.planInSteps ? yield* part.planInSteps(request, seeded) : part.plan(request, seeded);
    yield;
    if (Array.isArray(plan)) continue;
    const breaches = part.verify(plan, request);
    if (breaches.length === 0) return plan;
    if (breaches.some(part.isFatal)) continue;
    if (!best || breaches.length < best.breaches.length) best = { plan, breaches };
  }
  if (!best) throw new Refusal('noPlanPossible');
  log.warn({ kind: part.kind, rules: rulesOf(best.breaches) }, 'plan shown with breaches');
  return best.plan;
}

async function planByModel<Request, Draft, KindPlan extends Plan>(
  app: AppContext,
  model: AssistantModel,
  { part, request, language, signal, progress }: Wanted<Request, Draft, KindPlan>,
): Promise<KindPlan | undefined> {
  const system = systemFor(part.brief(request), language);
  const schema = z.toJSONSchema(part.draft, { io: 'input', unrepresentable: 'any' });
  const messages: ModelMessage[] = [{ role: 'user', content: 'Write the plan.' }];
  const since = performance.now();
  progress('asking');
  for (let attempt = 0; attempt < 2; attempt++) {
    let hasBegun = false;
    const onProgress = () => {
      if (!hasBegun) progress(attempt === 0 ? 'writing' : 'repairing');
      hasBegun = true;
    };
    const written = await model.writeObject({ system, messages, schema, signal, since, onProgress });
    progress('checking');
    const checked = checkDraft(part, written, request);
    if ('plan' in checked) return checked.plan;
    app.log.warn({ kind: part.kind, attempt, rules: rulesOf(checked.breaches) }, 'model plan breaks a rule');
    messages.push({ role: 'assistant', content: JSON.stringify(written).slice(0, 60_000) });
    messages.push({ role: 'user', content: repairOf(checked.breaches) });
  }
  return undefined;
}

function checkDraft<Request, Draft, KindPlan extends Plan>(
  part: Planner<Request, Draft, KindPlan>,
  written: unknown,
  request: Request,
): { plan: KindPlan } | { breaches: Breach[] } {
  const draft = z.safeParse(part.draft, written);
  if (!draft.success) {
    const breaches = draft.error.issues.map(({ path, message }): Breach => ({ rule: 'structure', where: path.join('.'), message }));
    return { breaches };
  }
  const unsafe = wordsIn(draft.data).flatMap((words) => checkReply(words));
  if (unsafe.length > 0) return { breaches: unsafe };
  const plan = part.complete(draft.data, request);
  if (Array.isArray(plan)) return { breaches: plan };
  const breaches = part.verify(plan, request);
  return breaches.length > 0 ? { breaches } : { plan };
}

/** Free text in a draft. Ids have no spaces; drafts ask for nothing else, and what a model writes beside them goes through the check of a reply. */
function wordsIn(draft: unknown): string[] {
  if (typeof draft === 'string') return /\s/.test(draft) ? [draft] : [];
  return typeof draft === 'object' && draft !== null ? Object.values(draft).flatMap(wordsIn) : [];
}

const systemFor = (brief: string, language: PlanLanguage): string =>
  [
    'You write one plan for a sports community as JSON that fits the given schema, and nothing else.',
    'Choose only from the list below, by id. You are software: no diagnosis, no drugs, no doses, no supplements.',
    `Language of any words: ${language}.`,
    brief,
  ].join('\n');

const repairOf = (breaches: readonly Breach[]): string =>
  [
    'This breaks rules. Write the whole plan again without these faults:',
    ...breaches.slice(0, 20).map(({ where, message }) => `- ${where}: ${message}`),
  ].join('\n');
