import { limits } from '../../../contract/limits.ts';
import type { PlanLimit } from '../../../contract/plans.ts';

/** The requests to the assistant per month in each plan. */
export const assistantRequests: PlanLimit = {
  name: 'assistantRequestsAMonth',
  amounts: { Free: limits.freePlanRequestsAMonth, Basic: limits.basicPlanRequestsAMonth, Pro: limits.proPlanRequestsAMonth },
};
