/** Synonyms in the phrases of the rules; `a+b` is two words. */
export const groups: Readonly<Record<string, string>> = {
  self: 'myself me+myself',
  wish: 'want wants wanted wanting wish wished wishing need ready plan planning planned going about decided deciding think thinking thought thoughts tempted might should gotta try trying tried attempt attempted attempting like rather hoping hope intend intending considering considered contemplating contemplated fantasizing fantasising fantasize dream dreaming of urge urges desire close enough have+to let prefer prepared desperate how ways way',
  think:
    'think thinking thought thoughts dreaming dream fantasizing fantasising fantasize obsessing considering considered contemplating contemplated imagining imagine picture picturing planning plan talking talk',
  other:
    'friend brother sister bro sis mother father parent son daughter wife husband girlfriend boyfriend gf bf bestfriend bestie teammate roommate flatmate cousin student kid child player colleague neighbour neighbor partner he she they someone classmate captain uncle aunt nephew niece buddy mate ex guy girl boy client',
  theirself: 'himself herself themselves themself theirself',
  their: 'his her their',
  family:
    'husband wife boyfriend girlfriend partner father mother stepfather stepdad stepmother uncle aunt brother sister parents inlaws in+laws coach trainer teacher boss ex cousin grandfather bf gf spouse fiance family captain warden senior seniors sir',
  pills:
    'pills pill tablets tablet meds medication medicines medicine sleeping+pills paracetamol tylenol painkillers insulin antidepressants xanax capsules doses',
  end: 'end ending ended finish finishing',
  nobody: 'nobody no+person nobody+would',
  livelive:
    'live living exist existing stay+alive be+alive be+here+anymore being+here being+alive carry+on wake+up+anymore wake+up+tomorrow wake+up+again go+on continue+living keep+living',
  part: 'foot feet toes leg hand fingers arm',
  limb: 'foot feet toe toes leg legs hand hands finger fingers arm arms ankle heel knee shin calf limb forearm wrist',
  joint: 'ankle knee leg foot hip it',
  chahta: 'chahta chahti',
  hu: 'hu hai',
  kin: 'dost bhai behen bahan didi bhaiya beta beti biwi pati papa mummy ma ladka ladki yaar friend vo usne usko use girlfriend boyfriend saheli cousin',
  elders:
    'pati husband papa pitaji baap bap mummy sasural sas sasur saas chacha mama jija devar coach sir teacher bhai bf boyfriend gharvale ghar+vale ghar+pe ghar+par',
  अपने: 'पति पापा पिताजी बाप मां सास ससुर चाचा मामा कोच सर टीचर भाई घर+में घर+वाले ससुराल+वाले घरवाले',
  दोस्त: 'दोस्त भाई बहन बेटा बेटी पत्नी पति पापा मां वह वो उसने उसको उसे सहेली दीदी भैया लड़का लडका लडकी',
  sportdone:
    'burpees burpee sprints sprint squats squat workout workouts hiit leg+day legs cardio session training drill drills lunges plank planks set sets class match game practice spin hill hills run running marathon gym treadmill intervals pushups rep reps exam exams test deadlifts deadlift erg rowing climb stairs',
};
