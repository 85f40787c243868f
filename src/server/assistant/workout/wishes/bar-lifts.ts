/** A lift with a bar of which people know their best: its exercise, its short name, and how it is said. */
export type BarLift = { readonly id: string; readonly english: string; readonly hindi: string; readonly said: string };

export const barLifts: readonly BarLift[] = [
  { id: 'front-squat', english: 'front squat', hindi: 'फ्रंट स्क्वाट', said: 'front squats?|फ्रंट स्क्वाट' },
  {
    id: 'barbell-back-squat',
    english: 'squat',
    hindi: 'स्क्वाट',
    said: '(?:(?:back|barbell|bar|low bar|high bar) )?(?:squat|squats|sq|squatting|squatted|स्क्वाट|स्क्वैट)',
  },
  {
    id: 'barbell-bench-press',
    english: 'bench press',
    hindi: 'बेंच प्रेस',
    said: '(?:(?:flat|barbell|bar) )?(?:bench press(?:es)?|bench|benches|benching|benched|bech|बेंच प्रेस|बेंच)',
  },
  {
    id: 'barbell-rdl',
    english: 'Romanian deadlift',
    hindi: 'रोमानियन डेडलिफ्ट',
    said: '(?:romanian|stiff leg|stiff legged) deadlifts?|rdls?',
  },
  {
    id: 'barbell-deadlift',
    english: 'deadlift',
    hindi: 'डेडलिफ्ट',
    said: '(?:(?:conventional|barbell) )?(?:deadlifts?|deadlifting|deadlifted|dead lifts?|deads?|dl|डेडलिफ्ट|डेड लिफ्ट)',
  },
  {
    id: 'barbell-press',
    english: 'overhead press',
    hindi: 'ओवरहेड प्रेस',
    said: 'ohp|(?:barbell )?(?:overhead|over head|military|strict|shoulder|standing) press(?:es)?|ओवरहेड प्रेस|शोल्डर प्रेस',
  },
  { id: 'barbell-row', english: 'barbell row', hindi: 'बारबेल रो', said: '(?:barbell|bent over|pendlay|bb) rows?' },
  { id: 'hip-thrust-barbell', english: 'barbell hip thrust', hindi: 'बारबेल हिप थ्रस्ट', said: '(?:barbell )?hip thrusts?' },
];
