import type { Hono } from 'hono';
import type { DomainEventType } from '../../contract/domain-events.ts';
import type { LiveEvent } from '../../contract/live.ts';
import type { PlanLimit } from '../../contract/plans.ts';
import type { Category } from '../../contract/search.ts';
import type { ApiVariables } from '../http/answer-calls.ts';
import type { AppContext } from '../http/app-context.ts';
import type { DayPart, PersonalData } from '../http/personal-data.ts';
import type { FindViewer, Route } from '../http/route.ts';
import type { Ids } from '../jobs/jobs.ts';
import type { LiveContent } from '../live/content.ts';
import type { LiveTopic } from '../live/topics.ts';

/** A kind of durable job. A job runs at least once, so `work` must be idempotent. */
export type JobKind = {
  readonly kind: string;
  readonly work: (app: AppContext, ids: Ids) => Promise<void>;
  /** Also run once an hour by one of the processes, with no ids. */
  readonly isHourly?: true;
};

/**
 * A module's reaction to domain events of other modules. It runs after the commit as a durable job, at least once, in order for each team.
 */
export type Subscription = {
  /** Names the queue; it must not change while jobs may be waiting in it. */
  readonly name: string;
  readonly types: readonly DomainEventType[];
  readonly react: (app: AppContext, event: LiveEvent) => Promise<void>;
};

/** Declares a reaction to events of these types. It must be idempotent: it reads the current state instead of relying on the event. */
export const subscribeTo = <Type extends DomainEventType>(
  types: readonly Type[],
  name: string,
  react: (app: AppContext, event: Extract<LiveEvent, { type: Type }>) => Promise<void>,
): Subscription => ({ name, types, react: (app, event) => react(app, event as Extract<LiveEvent, { type: Type }>) });

/** Everything that a module declares. What is not declared does not run. */
export type Module = {
  readonly name: string;
  /** The module's calls with their handlers. */
  readonly routes?: (app: AppContext) => readonly Route[];
  /** Paths that are not calls of the contract: files, calendars, redirects. */
  readonly files?: (hono: Hono<ApiVariables>, app: AppContext, findViewer: FindViewer) => void;
  readonly jobs?: readonly JobKind[];
  readonly subscriptions?: readonly Subscription[];
  /** Topics that open pages may follow, besides each user's own. */
  readonly liveTopics?: readonly LiveTopic[];
  /** What open pages receive together with some of the module's events. */
  readonly liveContent?: readonly LiveContent[];
  /** Runs once after the jobs of all modules are registered, before the first request. */
  readonly start?: (app: AppContext) => Promise<void>;
  readonly personalData?: PersonalData<AppContext>;
  readonly day?: DayPart;
  /** The category of search entries that the module maintains, in the transactions that change its rows. */
  readonly finds?: Category;
  /** The kinds of notification that the module sends, each with a unique name. */
  readonly notifications?: readonly { readonly name: string }[];
  /** Limits that depend on the plan; `entitlements` returns their values for a person. */
  readonly limitsByPlan?: readonly PlanLimit[];
};

/** Declares a module. Each has a line in `src/server/modules.ts`. */
export const defineModule = (module: Module): Module => module;
