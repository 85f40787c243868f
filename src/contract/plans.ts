/** The plans of spec §2. Somebody who bought none is on the first. */
export const planNames = ['Free', 'Basic', 'Pro'] as const;
export type PlanName = (typeof planNames)[number];

/** How much of something a person may use, by their plan. */
export type PlanLimit = {
  /** As it stands in answers and in locks; no two limits share a name. */
  readonly name: string;
  readonly amounts: Readonly<Record<PlanName, number>>;
};
