import type { Rule } from './rule.ts';

const signs: Partial<Record<Rule['code'], string>> = {
  concussion: `
concussion|concussed
hit|hits|hitting|banged|bumped|knocked|knock|bang|blow|struck|injured|smacked|clashed|clash .. on? to? my|his|her|the|our? head|heads|temple|forehead
head .. hit|knock|knocked|banged|clash|collision|bumped|injury|struck|butted
ball|bat|elbow|puck|stick|bouncer|shuttle .. hit|hits|struck|to|on|in|caught .. me? .. head|temple|helmet|face
helmet .. hit|struck|bouncer|cracked
headache|dizzy|dizziness|foggy|nausea ... after|since .. header|collision|hit|head|fall|tackle|knock|bouncer
seeing stars`,
  fractureSigns: `
broke|broken|fractured|fracture|cracked .. my? bone|ankle|wrist|arm|leg|foot|toe|finger|rib|ribs|collarbone|hand|elbow|thumb|nose|knee|kneecap|shin|hip
@joint|wrist|finger|rib|collarbone|toe|thumb|elbow|shin|arm|hand .. fractured|broken|fracture
stress fracture
heard|felt|hear|feel .. a? crack|snap|crunch
bone .. tender|tenderness|pain+when+pressed|hurts+to+touch`,
  cannotBearWeight: `
cant|cannot|couldnt|unable|not+able|hardly|barely|impossible|dont .. put|bear|take|stand|walk|step|place .. any? weight|on+it|on+my+ankle|on+my+foot|on+my+leg|on+my+knee|on+one+leg|walk|4+steps|four+steps|on+that+leg|at+all|on+this+foot
cant|cannot|couldnt|unable to? walk|stand|weight+bear|bear+weight
four|4 steps ... cant|cannot|not|without+limping
pair|pe|par vajan|wajan|weight .. nahi|nahin`,
  calfSwelling: `
calf|calves|lower+leg|one+leg|leg|shin ... swollen|swelling|swelled|red|warm|hot|puffy ... warm|hot|red|tender|flight|painful|pain|surgery|one+leg|swollen|hurts|only|calf|swelling
swollen|swelling|red+and+warm|warm+and+red|hot+and+swollen .. calf|lower+leg
calf is|looks|got|has|feels swollen|swelling|red|hot|warm|bigger
dvt|blood+clot|clot+in`,
  feverOrNightPain: `
fever|temperature|chills ... pain|joint|knee|back|swollen|hot|shoulder|hip|red|ankle|stiff+neck|ache
pain|joint|knee|back|hip|shoulder|swelling ... with|and|plus|also .. a? fever|chills|high+temperature
pain|ache|hurts|aching ... wakes|wake|waking|woken|keeps .. me .. up|awake|at+night|from+sleep|every+night
pain|hurts|aches|ache|worse .. at night|rest+and+night
night pain|pains|sweats
unexplained|losing|lost .. weight ... without|unexplained|no+reason|not+trying|dont+know+why|pain
lump .. growing|bone|getting+bigger
history|had|have|had+a|survivor .. cancer|tumour|tumor`,
  openWound: `
open|deep|big|infected wound|cut|gash
wound|cut|gash|blister|stitches|graze .. open|deep|infected|pus|gaping|oozing|bone|red+and+hot|reopened|opened
pus|oozing .. from|in|wound
need|needs stitches`,
  lockedJoint: `
knee|elbow|finger|jaw|shoulder|joint .. locked|locks|locking|stuck|jammed|wont+straighten|cant+straighten|cannot+straighten|wont+bend|cant+bend|cannot+bend
cant|cannot|couldnt|unable .. bend|straighten|extend .. my|the|it|fully? knee|elbow|finger|it|leg
knee|ankle .. gives+way|giving+way|gave+way|buckles|buckling|buckled|gives+out|gave+out|giving+out|unstable`,
  nerveSigns: `
numb|numbness|tingling|pins+and+needles|weakness|weak|burning .. in|down|of|from|on .. my? both? arm|leg|hand|foot|arms|legs|hands|feet|fingers|toes
foot drop
shooting|radiating|electric|radiates|shoots|travels|goes .. pain? .. down .. leg|arm|legs|foot|calf
arm|leg|foot|hand|fingers|toes .. numb|tingling|weak|weaker|getting+weaker|dropping|pins
grip .. weak|lost|gone|weakness
sciatica`,
  ruptureSigns: `
heard|felt|hear|feel|with .. a|loud|big? pop|popping|popped|snap ... calf|achilles|knee|hamstring|shoulder|heel|leg|ankle|finger|swell*|swollen|thigh|biceps|back
knee|calf|achilles|hamstring|shoulder|heel|bicep|biceps|ankle|pec .. popped|snapped|pop|torn|tore|ruptured|rupture
like .. kicked|shot|hit .. in|on .. calf|heel|achilles|back+of+my+leg|back+of+the+leg
tore|torn|ruptured|complete .. acl|mcl|pcl|achilles|meniscus|ligament|hamstring|rotator|cuff|labrum|muscle
acl tear|rupture|injury
muscle .. gap|dent|hole|bunched`,
  heartRisk: `
breathless|winded|out+of+breath|short+of+breath|shortness+of+breath .. climbing|climb|on|up|walking|from|after|with .. stairs|step|steps|slope|flat|walking|few+steps|bed
heart .. condition|disease|problem|problems|murmur|failure|surgery|bypass|stent|arrhythmia|palpitations|flutter*|racing|skipping
palpitations|arrhythmia|angina|pacemaker|stent|bypass|cardiomyopathy
dizzy|lightheaded|light+headed|dizziness|giddy|chakkar .. when|during|while|after|on|in .. exercis*|train*|run*|work*|effort|stairs|walk*|play*|practice
uncontrolled|very+high|high bp|blood+pressure
bp is|of|around high|180|190|200|210|170`,
  recentSurgery: `
had|after|post|since|recent|recently|just .. surgery|operation|operated|acl+reconstruction|c+section|caesarean|replacement
surgery|operation .. ago|last|weeks|week|month|months|yesterday|days|recently
post op|surgery|operative|surgical
operation .. hua|hui|ke+baad|huwa
bariatric`,
};

export const seeDoctorRules: readonly Rule[] = Object.entries(signs).map(([code, phrases]) => ({
  code: code as Rule['code'],
  reads: 'plain',
  asserted: true,
  phrases,
}));
