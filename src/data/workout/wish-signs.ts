/**
 * Which concepts together tell a kind of wish, one combination a line: all of them in one phrase, in any order; `!` is a concept that must not
 * be there. `exercise`, `tool`, `day` and `number` are any of those. The first kind that fits counts.
 */
export const wishSigns = {
  hurtBefore: `
    past part hurt healed
    part hurt past !doctor`,
  chestPain: `
    chestWord tight !past
    faint !heat`,
  throughPain: `
    throughWord hurt
    throughWord part
    throughWord doctor`,
  oneRepMax: `
    recordWord`,
  quickLoss: `
    kilos number lose before
    kilos number soon !exercise !tool !pregnancyWord`,
  twiceADay: `
    twiceDay`,
  pregnancy: `
    pregnancyWord !kin !past
    gestation !past
    ordinalMonth`,
  postpartum: `
    birth !past
    babyWord arrived`,
  heart: `
    heartWord !kin`,
  bloodPressure: `
    bpPill
    bpReading
    bp highOr`,
  osteoporosis: `
    boneTest !kin
    bones thin !kin`,
  diabetes: `
    sugarWord !kin
    sugarPlain highOr !kin`,
  asthma: `
    asthmaWord !kin`,
  hernia: `
    herniaWord !kin`,
  leaking: `
    leakWord`,
  noBending: `
    disc !past
    bendWord not
    bendWord banned
    bendWord hurt`,
  vertigo: `
    dizzy`,
  hypermobile: `
    looseJoints`,
  noDeepKnee: `
    jointReplaced part
    arthritis
    deepWord not
    deepWord knee
    deepWord only`,
  noOverhead: `
    cuff !hipWord
    overheadWord not
    overheadWord cantWord
    overheadWord hurt`,
  noStrain: `
    eyeWord
    strainWord not
    strainWord banned
    strainWord doctor`,
  noKneel: `
    kneelWord not
    kneelWord hurt
    kneelWord cantWord
    kneelWord hate
    kneelWord banned`,
  noProne: `
    frontSide not
    frontSide cantWord
    frontSide hurt
    frontSide birth`,
  noLying: `
    backSide not !tool
    backSide dizzy
    backSide cantWord
    lyingWord not !ground
    lyingWord banned`,
  noFloor: `
    ground rise cantWord
    ground rise not
    ground dirty
    ground cantWord
    ground rise hurt
    ground not !tool
    rise cantWord
    standing only
    standing exerciseWord
    chair only
    chair exerciseWord`,
  noHands: `
    handsLoad
    wristOrHand support
    wristOrHand bodyWeight not`,
  noTwisting: `
    twistWord not
    twistWord banned`,
  noBalance: `
    oneLeg not
    oneLeg cantWord
    oneLeg fall`,
  noHeadDown: `
    headDownWord not
    headDownWord banned`,
  quiet: `
    below complains
    below noise
    below neighbour
    below lives
    below jump
    below kin !bendWord
    below room
    neighbour noise
    neighbour complains
    upstairs lives
    upstairs
    asleep babyWord
    asleep kin
    asleep neighbour
    noise not
    noise only
    quietWord
    jump not !exercise
    jump part not
    jump banned !exercise
    jump cantWord !exercise
    jump hurt !exercise`,
  noHard: `
    outOfBreath not
    sweat not
    pulse highOr
    intenseWord not !exercise
    intenseWord hate !exercise`,
  wantBalance: `
    fall shy
    fall cantWord
    fall part
    fall longWord`,
  wantPosture: `
    postureWord`,
  air: `
    air`,
  fasting: `
    fastWord !day !sugarWord`,
  ill: `
    sick !past !since`,
  drugs: `
    drugWord`,
  spotFat: `
    fatWord fatPart
    fatWord only
    bellyWord only !exercise
    bellyWord lose
    fatPart lose only`,
  kilos: `
    whichWord bodyWeight !lose
    whichWord tool
    whichWord kilos`,
  order: `
    orderStrict`,
  taller: `
    tallWord !overheadWord`,
  hurts: `
    part hurt !healed !past`,
  spread: `
    alternate`,
  supersets: `
    pairWord`,
  circuit: `
    circuitWord`,
  noWarmUp: `
    warmUpWord not
    warmUpWord remove`,
  longWarmUp: `
    warmUpWord longWord`,
  noCoolDown: `
    coolDownWord not
    coolDownWord remove`,
  mobilityOnly: `
    stretchWord only !tool`,
  noCardio: `
    cardioWord not
    cardioWord remove
    cardioWord hate`,
  noStrength: `
    cardioWord only`,
  calisthenics: `
    calisthenicsWord`,
  nothing: `
    awayPlace !tool
    equipmentWord not !tool !match
    equipmentWord noneAtAll !tool
    bodyOnly only !tool`,
  exerciseCount: `
    exerciseWord number atMost
    exerciseWord number perSession`,
  setsAndReps: `
    setWord number`,
  together: `
    kin withWord !asleep`,
  comeback: `
    gap`,
  beginner: `
    newcomer
    shy gymWord`,
  advanced: `
    experienced`,
  videos: `
    screenWord`,
  music: `
    musicWord`,
  devices: `
    deviceWord`,
  clothes: `
    clothes`,
  heat: `
    heat !easyWord`,
  rain: `
    rainWord`,
  cold: `
    coldWord number
    coldWord heat`,
  privacy: `
    privacyWord`,
  space: `
    smallRoom`,
  painfulPeriod: `
    periodWord`,
  explained: `
    explainWord`,
  muscle: `
    muscleWord !not`,
  loseFat: `
    lose kilos !soon
    lose bodyWeight !soon
    lose fatWord`,
  strength: `
    strongWord !not
    heavyWord !not`,
  endurance: `
    stamina
    outOfBreath`,
  dayRest: `
    day busy !orderWord
    day offWord
    day shut
    day kin withWord
    day kin busy`,
} as const;
