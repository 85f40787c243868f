import type { Hono } from 'hono';
import type { PlanLimit } from '../../contract/plans.ts';
import type { ApiVariables } from '../http/answer-calls.ts';
import type { AppContext } from '../http/app-context.ts';
import type { DayPart, PersonalData } from '../http/personal-data.ts';
import type { FindViewer, Route } from '../http/route.ts';
import type { Ids } from '../jobs/jobs.ts';

/** Durable work of one kind. Runs at least once for each piece that was queued, so doing it twice must change nothing. */
export type JobKind = {
  readonly kind: string;
  readonly work: (app: AppContext, ids: Ids) => Promise<void>;
  /** Also run once an hour by one of the processes, with no ids. */
  readonly isHourly?: true;
};

/** Everything that a module says about itself. What is said nowhere does not run. */
export type Module = {
  readonly name: string;
  /** The module's calls with their handlers. */
  readonly routes?: (app: AppContext) => readonly Route[];
  /** Paths that are not calls of the contract: files, calendars, redirects. */
  readonly files?: (hono: Hono<ApiVariables>, app: AppContext, findViewer: FindViewer) => void;
  readonly jobs?: readonly JobKind[];
  /** Runs once after the jobs of all modules are known, before the first request. */
  readonly start?: (app: AppContext) => Promise<void>;
  readonly personalData?: PersonalData<AppContext>;
  readonly day?: DayPart;
  /** Limits that differ by plan; `entitlements` says what they are for a person. */
  readonly limitsByPlan?: readonly PlanLimit[];
};

/** Declares a module. The list of all of them is `src/server/modules.ts`. */
export const defineModule = (module: Module): Module => module;
