/** The plans of spec §2. Without a purchase it is the first. */
export const planNames = ['Free', 'Basic', 'Pro'] as const;
export type PlanName = (typeof planNames)[number];

/** A limit that depends on the plan. */
export type PlanLimit = {
  /** Used in answers and locks; unique. */
  readonly name: string;
  readonly amounts: Readonly<Record<PlanName, number>>;
};
