import { coldLimb, coldLimbHindi } from './cold-limb.ts';
import type { Rule } from './rule.ts';

const emergencies: Partial<Record<Rule['code'], string>> = {
  chestPain: `
tight|heavy chest when|while|after|during .. run|running|ran|exercise|exercising|train|training|play|playing|walk|walking|climb|climbing|sprint|sprinting|bowl|bowling
chest .. pain|pains|hurts|hurting|tight|tightness|pressure|heavy|heaviness|crushing|squeezing|ache|aches|discomfort
pain|pressure|tightness|ache|heaviness|crushing|squeezing|discomfort .. in|across|on|around .. my? chest|heart
heart .. attack|racing+and+dizzy|stopped|pain|hurts
left arm|jaw .. pain|numb|ache|aching|hurts ... chest|sweat*|breath*|effort|exert*`,
  breathing: `
cant|cannot|couldnt|hard|difficult|difficulty|trouble|struggling|struggle|unable|hardly .. to? breathe|breathing|catch+my+breathe|catch+my+breath
short|shortness of breathe|breath
breathless at|when|while|even rest|sitting|lying|resting|at+rest
gasping|wheezing|coughing .. for|a+lot|badly|blood|up+blood|air|cant`,
  collapse: `
pass|passed|passes|passing|black|blacked|blacks|blacking out
faint|fainted|fainting|faints|collapsed|collapse|collapsing|unconscious
lost|lose|losing consciousness
had|having|has a? .. seizure|seizures|fit|convulsion|convulsions`,
  stroke: `
face|mouth .. droop|drooping|drooped|drooped+on|numb+on+one|crooked
slurred|slurring .. speech|words
speech .. slurred
sudden|suddenly ... numb|weak|weakness|cant+speak|cant+see|blind|worst+headache|lost+vision ... side|arm|face|eye|speech|life|headache`,
  headInjury: `
head|concussion|concussed|skull|bouncer ... vomit|vomiting|vomited|throwing+up|threw+up|puked|confused|confusion|unconscious|knocked+out|seizure|fit|blood+from+ear|fluid|drowsy|cant+stay+awake|wont+wake|slurred|getting+worse|double+vision|weakness|unequal|one+pupil|memory+loss|dont+remember|cant+remember|numb
vomit|vomiting|vomited|throwing+up|threw+up|puked|confused|drowsy|blacked+out|passed+out|knocked+out|unconscious ... after|since|from|following .. hit|hitting|head|concussion|knock|blow|fall|fell|collision|ball|header
knocked out|unconscious .. ball|cold|for|by|minutes|seconds
fluid|blood from|out+of my|his|her|the? ears|ear|nose ... head|hit|fall`,
  neckInjury: `
neck|spine ... fall|fell|tackle|tackled|dive|dived|crash|landed|accident|hit|collision|scrum ... tingling|tingle|numb|numbness|weak|weakness|cant+move|cannot+move|electric|pins
cant|cannot move|feel .. my arms|legs|arm|leg|hands|body|toes
paralysed|paralyzed|paralysis
broke|broken|fractured .. neck|spine|back`,
  saddleNumbness: `
saddle .. numb|numbness|area|anaesthesia|anesthesia
numb|numbness|no+feeling|tingling|loss+of+feeling|lost+feeling|cant+feel ... groin|genitals|between+my+legs|inner+thighs|buttocks|private+parts|perineum|crotch|bottom|anus
groin|genitals|between+my+legs|inner+thighs|buttocks|private+parts|saddle|crotch|bottom ... numb|numbness
cant|cannot|unable|lost|losing|loss|trouble|difficulty|no .. to? .. pee|urinate|bladder|hold+my+urine|bowel|bowels|control+my+bladder|control+my+bowels|pass+urine|wee|control+of+my+bladder
incontinent|incontinence|wet+myself|wetting+myself|soiled+myself ... back|since|leg|legs|pain|spine
both+legs|both+my+legs .. weak|weakness|numb ... back|spine
back|spine ... weak|weakness|numb in? both legs
back|sciatica ... incontinent|wetting|wet+myself|both+legs+weak|both+legs+are|both+legs+numb|cant+pee|cannot+pee`,
  deformity: `
bone .. sticking|poking|out|visible|through|showing
deformed|deformity|misshapen|dislocated|dislocation
@joint|finger|wrist|elbow|shoulder|arm|kneecap|toe .. looks|is|bent|pointing|twisted .. bent+the+wrong|wrong+way|wrong+direction|crooked|out+of+place|wrong+angle|odd+angle|weird+angle|strange+angle|deformed|out+of+joint|sideways
popped|came|gone|went|slipped|jumped out of .. socket|place|joint
open fracture|break`,
  coldLimb,
  bleeding: `
bleeding .. wont|doesnt|not|heavily|badly|nonstop|cant .. stop|stopping|clot|heavily|badly|nonstop|from
wont|cant|doesnt .. stop .. bleeding
blood .. spurting|gushing|pouring|everywhere
spurting|gushing|pouring .. blood
cough|coughing|vomit|vomiting|threw|throwing|pooping|passing up? blood
blood in my|the|his|her vomit|sick|sputum|phlegm`,
  heatStroke: `
heat stroke|heatstroke|sunstroke
confused|disoriented|delirious after|during|while|from .. heat|sun|hot|humid
heat|sun|hot|humid ... confused|collapsed|collapse|fainted|stopped+sweating|not+sweating|delirious|stumbling|vomiting
stopped|not sweating ... hot|heat|sun|dizzy|confused`,
  allergicReaction: `
throat|tongue|lips|face|mouth|eyes .. swelling|swollen|swelled|closing|tight+after+eating|closed|itchy+after+eating|swells
anaphyla*
allergic reaction
hives|rash|itching ... breathe|breathing|throat|dizzy|wheez*|faint|swelling
epipen`,
  darkUrine: `
urine|pee|piss|wee .. dark|brown|cola|coke|black|tea|red|coffee .. colour*|color*|after|coloured|brown|like|and|since
dark|brown|cola|coke|black|red|tea .. coloured|colored|colour|color|like|brown? urine|pee
urine|pee is|looks|turned|was|went dark|brown|black|red|cola
blood|bloody in|when my|the? urine|pee|i+pee
rhabdo*`,
  groinEmergency: `
testicle|testicles|testicular|balls|scrotum .. pain|hurts|hurt|swollen|twisted|severe|sudden|ache|swelling
severe|sudden|sharp|bad .. pain .. testicle|testicles|scrotum`,
  poisoned: `
i|he|she|friend|just|have took|taken|swallowed|drank|ate .. # pills|tablets|paracetamol|sleeping|capsules|xanax|painkillers
overdosed|od|oded on|i|by|today|tonight|with|yesterday
i|have|just|already|he|she|friend overdosed
took|taken|had an|a? overdose
took|taken|swallowed|drank .. too+many|whole+bottle|bunch+of|all+the|all+my|all+of+my|handful .. pills|tablets|medicine|meds|poison|paracetamol|of
main|maine|usne ne? .. jahar|goliya|goliyan|phenyl .. kha|khaya|pi|piya|khali|khai|pili .. liya|li|hai|lia
मैंने|उसने .. जहर|गोलियां|फिनाइल|गोली .. खा|पी|खाया|पिया|खाई .. लिया|ली|है`,
};

export const emergencyRules: readonly Rule[] = Object.entries(emergencies).map(([code, phrases]) => ({
  code: code as Rule['code'],
  reads: 'plain',
  asserted: true,
  deniedInside: code === 'coldLimb',
  phrases,
}));

export const coldLimbInHindi: Rule = { code: 'coldLimb', reads: 'roman', asserted: false, deniedInside: true, phrases: coldLimbHindi };
