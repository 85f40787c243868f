import type { FlagCode } from '../../../contract/assistant/safety.ts';

/** What training texts of the body are about, and the flag of each. */
export const bodyThemes = {
  'eating-disorder': 'eatingDisorder',
  'exercise-punishment': 'eatingDisorder',
  pregnancy: 'pregnant',
  concussion: 'concussion',
  rhabdomyolysis: 'darkUrine',
  'thunderclap-headache': 'suddenHeadache',
  'kidney-disease': 'kidneyDisease',
  'blood-thinner': 'bloodThinner',
  'painkiller-dose': 'painkillers',
  'weight-loss-drug': 'slimmingDrugs',
  insulin: 'insulin',
  'chest-pain': 'chestPain',
  breathing: 'breathing',
  stroke: 'stroke',
  'back-nerve': 'saddleNumbness',
  fracture: 'fractureSigns',
  'heat-stroke': 'heatStroke',
  'allergic-reaction': 'allergicReaction',
  'leg-clot': 'calfSwelling',
  'heart-condition': 'heartRisk',
  'steroid-use': 'steroids',
} as const satisfies Record<string, FlagCode>;
export type BodyTheme = keyof typeof bodyThemes;
