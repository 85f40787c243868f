import type { BodyTheme } from './body-themes.ts';

/**
 * Which concepts together are a sign, one combination a line: all of them in one sentence or in two in a row, in any order. Sources: the
 * Concussion Recognition Tool 6 (2023), NHS pages of the conditions and medicines, the SCOFF questions (Morgan 1999) and the REDs CAT2 (IOC
 * 2023) for eating, the PAR-Q+ for the heart, NICE CKS for the back, clots and heat.
 */
export const bodySigns: Readonly<Partial<Record<BodyTheme, string>>> = {
  'eating-disorder': `
    purge food secrecy
    purge food bodyFear
    purge food binge
    binge bodyFear
    binge purge
    binge notEating
    food thinFear bodyFear
    notEating thinJoy
    notEating bodyFear
    notEating thinFear
    food bodyFear thinJoy
    laxative food
    periodGone weighing
    periodGone thinJoy
    periodGone notEating
    secrecy food thinJoy
    weighing thinJoy bodyFear
    thinFear notEating`,
  'exercise-punishment': `
    punish food exercise
    bodyFear food exercise mustAfterFood
    mustAfterFood food`,
  pregnancy: `
    pregnancy
    pregnancyTime pregnancySign babyWord
    testPositive babyWord
    testPositive missedPeriod
    testPositive exercise
    missedPeriod sick`,
  concussion: `
    head blow daze
    blow daze score`,
  rhabdomyolysis: `
    urine darkColour hardTraining
    urine darkColour hardMuscle
    urine darkColour muscle
    hardMuscle muscle hardTraining barelyPee`,
  'thunderclap-headache': `
    headPain sudden worst
    head sudden worst
    headPain sudden hardTraining
    headPain sudden vomitSign
    headPain sudden stiffNeck
    head sudden stiffNeck
    headBurst`,
  'kidney-disease': `
    kidney`,
  'blood-thinner': `
    bloodThinner
    clottingTest`,
  'painkiller-dose': `
    painkiller quantity`,
  'weight-loss-drug': `
    slimmingDrug
    waterPill
    laxative weighing
    laxative quantity`,
  insulin: `
    insulin
    sugarLow
    sugar unitsOf`,
  'chest-pain': `
    chest pressure effort
    chest pressure armJaw
    chest pressure sweatGrey
    chest chestPressure
    armJaw pressure sweatGrey
    armJaw pressure effort
    chestPain`,
  breathing: `
    breathTrouble
    breath blueLips`,
  stroke: `
    oneSideFace
    speech oneSided
    speech sudden
    oneSided lostPower sudden
    oneSided lostPower speech
    bodyHalf lostPower
    eyeBlind`,
  'back-nerve': `
    bladder numbOrLoss back
    saddle numbOrLoss
    footDrop back
    footDrop`,
  fracture: `
    bone snap
    bone deformed blow
    bone deformed
    bone boneTender
    bone cantUse blow
    stressFracture`,
  'heat-stroke': `
    heat noSweat
    noSweat heatMind
    heat heatMind
    hotTemperature heatMind`,
  'allergic-reaction': `
    allergen swellingFace allergySign
    swellingFace allergySign allergySpread
    allergen breathTrouble
    epipen`,
  'leg-clot': `
    calf clotSign clotCause
    calf clotSign oneLeg
    calf clotName`,
  'heart-condition': `
    heartThing
    palpitation
    faint effort
    suddenDeath palpitation
    suddenDeath young`,
  'steroid-use': `
    steroid
    steroidName inject
    steroidName quantity
    steroidName takes`,
};
