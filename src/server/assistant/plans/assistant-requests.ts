import { limits } from '../../../contract/limits.ts';
import type { PlanLimit } from '../../../contract/plans.ts';

/** Requests to the assistant that each plan has a month. */
export const assistantRequests: PlanLimit = {
  name: 'assistantRequestsAMonth',
  amounts: { Free: limits.freePlanRequestsAMonth, Basic: limits.basicPlanRequestsAMonth, Pro: limits.proPlanRequestsAMonth },
};
