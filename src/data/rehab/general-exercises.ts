/** Same columns as for the legs; exercises that nearly everybody can do, for those who must leave out most of a problem's own. */
export const generalExercises = `
sitTall|Sit tall|सीधे बैठना|On a firm chair: grow long through the crown, shoulder blades gently back, breathe.|मजबूत कुर्सी पर: सिर की ओर से लंबे होइए, कंधे हल्के से पीछे, साँस लेते रहें।|3x20s|-|move|hip
seatedMarch|March, sitting|बैठकर कदमताल|Sitting tall, lift one foot a little, then the other.|सीधे बैठकर एक पैर थोड़ा उठाइए, फिर दूसरा।|2x12|-|move|hip
kneeOut|Straighten the knee, sitting|बैठकर घुटना सीधा करना|Lift the foot until the leg is long, slowly down.|पैर उठाकर टाँग सीधी कीजिए, धीरे नीचे।|3x10|-|bear|hip
sideSteps|Side steps at the kitchen counter|पट्टी पकड़कर बगल में कदम|Both hands on it; small steps to one side and back.|दोनों हाथ टिकाकर; छोटे कदम एक ओर और वापस।|3x10|-|bear|hip
heelToe|Stand heel to toe, both hands held|पकड़कर एड़ी से पंजा मिलाकर खड़े होना|Both hands on a counter or table, one foot in front of the other.|दोनों हाथ मेज पर, एक पैर दूसरे के ठीक आगे।|3x20s|-|bear|hip
briskWalk|Brisk walk on the flat|समतल पर तेज सैर|As fast as you can still talk.|इतनी तेज कि बात कर सकें।|1x15m|-|bear|hip
`;

/** The exercises for everybody, by phase. */
export const generalOfPhase = {
  protect: ['sitTall', 'seatedMarch'],
  load: ['seatedMarch', 'kneeOut', 'sideSteps', 'heelToe'],
  strengthen: ['kneeOut', 'sideSteps', 'heelToe'],
  return: ['briskWalk', 'sideSteps', 'kneeOut', 'seatedMarch'],
} as const;

/**
 * How each exercise moves, for those who must or want to leave that out; exercises that need nothing of it are not listed. `bending` is
 * rounding the back or lifting with it, `balancing` is standing on one leg without a hold, `straining` is holding the breath and pressing.
 */
export const movementsOfExercises = `
towelCalf bending stretching
plantarStretch stretching
calfIso longHolds standing
wallAnkle standing
calfTwo standing
toeWalk standing balancing
tibRaise standing
balanceOne standing balancing
calfOne standing balancing
calfStep standing balancing
towelCalfRaise standing balancing
balanceReach standing balancing
hopTwo standing impact
hopOne standing impact balancing
hopSide standing impact balancing
runWalk standing impact hardEffort running
accelerations standing impact hardEffort running
changeDirection standing impact hardEffort running twisting balancing
heelSlide floor supine
hamIso floor supine
wallSit standing deepKnee longHolds squats
bridge floor supine
clam floor
sideLeg floor
chairSquat standing squats
legRaise floor supine
legSwing standing
bridgeLong floor supine longHolds
copenShort floor kneeling straining
stepDown standing balancing squats
splitSquat standing balancing deepKnee squats lunges
bridgeOne floor supine
hinge standing balancing bending
slider floor supine straining
spanish standing deepKnee longHolds squats
lateralLunge standing balancing deepKnee squats lunges
nordic floor kneeling straining
copen floor straining
jumpSquat standing impact deepKnee squats
kickBuild standing impact hardEffort balancing running
kneesToChest floor supine bending stretching
pelvicTilt floor supine
catCow floor kneeling onHands bending
easyWalk standing walking
birdDog floor kneeling onHands
deadBug floor supine straining
sidePlankKnee floor kneeling straining
neckIso longHolds
wallSlide standing overhead
hipHinge standing
sidePlank floor straining longHolds
suitcase standing straining
proneY floor prone
neckLift floor supine straining
liftFloor standing bending straining
rotation standing twisting
pendulum standing bending headDown
sideLyingRotation floor
wallPush standing onHands
pushUpKnee floor prone kneeling onHands
wallSlam standing
pushUp floor prone onHands straining
throwBuild standing twisting
hang standing overhead straining
planksHands floor prone onHands straining
sideSteps standing
heelToe standing
briskWalk standing walking
`;
