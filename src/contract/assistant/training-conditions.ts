/** Health conditions that change what somebody should train. */
export const trainingConditions = {
  pregnancy: 'Pregnancy',
  postpartum: 'Gave birth in the last six months',
  highBloodPressure: 'High blood pressure',
  heart: 'A heart condition',
  asthma: 'Asthma',
  diabetes: 'Diabetes',
  osteoporosis: 'Osteoporosis',
  vertigo: 'Dizziness or vertigo',
  hernia: 'A hernia',
} as const;
export type TrainingCondition = keyof typeof trainingConditions;
