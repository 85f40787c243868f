import * as z from 'zod/mini';

/** One place of a plan before and after a change; null where there is nothing. */
const changedLine = z.object({ where: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) });
export type ChangedLine = z.infer<typeof changedLine>;

/** What a change did to a plan: the first lines, and how many more there are. */
export const planDifferenceSchema = z.object({ lines: z.array(changedLine), more: z.int() });
export type PlanDifference = z.infer<typeof planDifferenceSchema>;
