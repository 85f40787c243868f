// Words that all parts of the assistant share: what a person says about themselves, and what a plan must respect.

/** The six plans; `screen` is the last part of the page's path and the key of its history (spec §2). */
export const planKinds = {
  diet: { screen: 'dietPlan', name: 'Diet plan' },
  workout: { screen: 'workoutPlan', name: 'Workout plan' },
  meditation: { screen: 'meditationPlan', name: 'Meditation plan' },
  recipe: { screen: 'healthyRecipe', name: 'Healthy recipe' },
  wellness: { screen: 'mentalWellness', name: 'Mental wellness' },
  rehab: { screen: 'injuryRehab', name: 'Injury rehab' },
} as const;
export type PlanKind = keyof typeof planKinds;
export type Screen = (typeof planKinds)[PlanKind]['screen'];

/** FDA's nine major allergens (FALCPA and the FASTER Act) joined with FSSAI's list (Labelling and Display Regulations 2020). */
export const allergens = {
  milk: 'Milk',
  egg: 'Egg',
  fish: 'Fish',
  crustacean: 'Crustaceans',
  treeNuts: 'Tree nuts',
  peanut: 'Peanut',
  wheat: 'Wheat',
  gluten: 'Cereals with gluten',
  soy: 'Soy',
  sesame: 'Sesame',
  sulphite: 'Sulphites',
} as const;
export type Allergen = keyof typeof allergens;

/** Ways of eating; several may hold at once. `vegetarian` is FSSAI's green mark: milk yes, eggs no. */
export const dietPatterns = {
  vegetarian: 'Vegetarian',
  eggetarian: 'Vegetarian with eggs',
  vegan: 'Vegan',
  jain: 'Jain',
  halal: 'Halal',
  eggless: 'Eggless',
} as const;
export type DietPattern = keyof typeof dietPatterns;

export const equipment = {
  band: 'Resistance band',
  dumbbells: 'Dumbbells',
  kettlebell: 'Kettlebell',
  barbell: 'Barbell and plates',
  bench: 'Bench',
  pullUpBar: 'Pull-up bar',
  rings: 'Rings or suspension straps',
  machines: 'Gym machines and cables',
  medicineBall: 'Medicine ball',
  exerciseBall: 'Exercise ball',
  step: 'Step or box',
  rope: 'Skipping rope',
  cones: 'Cones or markers',
  cardio: 'Treadmill, bike or rower',
  roller: 'Foam roller',
} as const;
/** The equipment for a workout, besides floor, wall and chair. */
export type Equipment = keyof typeof equipment;

export const levels = { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' } as const;
export type Level = keyof typeof levels;

/** Where it hurts now or hurt before. */
export const bodyParts = {
  head: 'Head',
  neck: 'Neck',
  shoulder: 'Shoulder',
  elbow: 'Elbow',
  wrist: 'Wrist or hand',
  upperBack: 'Upper back',
  lowerBack: 'Lower back',
  hip: 'Hip or groin',
  hamstring: 'Hamstring',
  quadriceps: 'Front of the thigh',
  knee: 'Knee',
  shin: 'Shin',
  calf: 'Calf',
  achilles: 'Achilles tendon',
  ankle: 'Ankle',
  foot: 'Foot',
} as const;
export type BodyPart = keyof typeof bodyParts;

export const sexes = { female: 'Female', male: 'Male' } as const;
/** The sexes in the equations for energy need. */
export type Sex = keyof typeof sexes;

/** Activity besides sport planned here, with the factor on resting energy (FAO/WHO/UNU 2004 ranges, as commonly applied to Mifflin-St Jeor). */
export const activities = {
  sedentary: { name: 'Mostly sitting', factor: 1.2 },
  light: { name: 'On my feet at times, or sport 1 to 3 days', factor: 1.375 },
  moderate: { name: 'Sport 3 to 5 days', factor: 1.55 },
  high: { name: 'Sport 6 to 7 days', factor: 1.725 },
  veryHigh: { name: 'Hard training twice a day, or heavy work', factor: 1.9 },
} as const;
export type Activity = keyof typeof activities;

/** The languages of the embedded engine. */
export const planLanguages = { english: 'English', hindi: 'हिन्दी' } as const;
export type PlanLanguage = keyof typeof planLanguages;

/** Which engine wrote an answer; the screen says so. */
export const engines = { model: 'Written by a hosted model, checked by Elevate', embedded: "Written by Elevate's own planner" } as const;
export type Engine = keyof typeof engines;
