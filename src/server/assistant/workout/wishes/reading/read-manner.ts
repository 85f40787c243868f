import type { Constraint } from '../../../../../contract/assistant/constraints.ts';
import type { ExerciseNamed, SessionStyle } from '../../../../../contract/assistant/workout-wishes.ts';
import { exerciseGroups } from '../exercise-groups.ts';
import { alwaysRules } from './always-texts.ts';
import { cannotRules } from './cannot-texts.ts';
import type { Read } from './read.ts';
import type { Clause } from './wish-text.ts';

const style = (value: SessionStyle): Constraint => ({ type: 'style', value });
const trainFor = (value: 'strength' | 'endurance' | 'muscle' | 'fatLoss' | 'general' | 'comeback'): Constraint => ({
  type: 'trainFor',
  value,
});
const group = (id: string): ExerciseNamed => {
  const found = exerciseGroups.find((one) => one.id === id);
  return { id, english: found?.english ?? id, hindi: found?.hindi ?? id };
};
const want = (id: string): Constraint => ({ type: 'wantExercise', value: group(id) });

type Rule = readonly [RegExp, readonly Constraint[]];

const styles: readonly Rule[] = [
  [
    /(?<= )(?:(?:only|mobility|stretching|yoga) (?:mobility|stretching|stretches|flexibility|loosening)(?: and (?:stretching|mobility|flexibility|yoga))?(?: only)?|(?:mobility|stretching|flexibility|stretches)(?: and (?:stretching|mobility|flexibility))? only|(?:mobility|stretching) (?:plan|program|routine|sessions?) |no strength(?: training| work)? only (?:mobility|stretching)|purely mobility|gentle mobility) /g,
    [style('mobility')],
  ],
  [/(?<= )(?:super sets?|supersets?|सुपरसेट) /g, [style('supersets')]],
  [/(?<= )(?:circuits?|circuit training|circuit style|circuit format|सर्किट) /g, [style('circuit')]],
  [/(?<= )(?:emoms?|every minutes on the minutes|on the minutes) /g, [style('everyMinute')]],
  [
    /(?<= )(?:(?:long|longer|proper long|extended|extra|more|bigger) (?:warm ?up|warm ups?|warmup)|lamba warm ?up) /g,
    [style('longWarmUp')],
  ],
  [
    /(?<= )(?:(?:long|longer|extended|extra|more|lots of) (?:cool ?down|cooldown|stretching|stretches|stretch|flexibility(?: work)?|mobility(?: work)?)|improve (?:my )?flexibility|become (?:more )?flexible|get (?:more )?flexible|more flexible|touch my toes|touch toes|flexible (?:hips|hamstrings|back|body|legs|shoulders)|do the splits|full splits|flexibility) /g,
    [style('longCoolDown')],
  ],
  [
    /(?<= )(?:(?:with |include |proper |good |a |add |some )+(?:warm ?up|warmup|warm ups)|warm ?up (?:chahiye|bhi|please|included|before|too)) /g,
    [style('warmUp')],
  ],
  [
    /(?<= )(?:(?:with |include |proper |good |a |add |some )+(?:cool ?down|cooldown|stretching|stretches)|(?:cool ?down|cooldown|stretching|stretches) (?:chahiye|bhi|please|included|after|at the end|too)) /g,
    [style('coolDown')],
  ],
  [
    /(?<= )(?:progressive overload|progression|progressively|gradually (?:increase|harder|build)|increase gradually|build up (?:slowly|gradually)|slowly build|dheere dheere badha\w*|step by step) /g,
    [style('progression')],
  ],
  [/(?<= )(?:deloads?|deload week|lighter week|easy week|recovery week|lighter last week) /g, [style('deload')]],
  [
    /(?<= )(?:(?:explain|describe|show|teach|tell) (?:me )?(?:how to do |how to |each |the |every |proper |correct )*(?:exercises?|form|technique|moves?|steps)?|form (?:tips|cues)|instructions|with explanations?|samjha\w*) /g,
    [style('explained')],
  ],
  [/(?<= )(?:full body|whole body|total body|poora sharir|pure sharir|puri body|फुल बॉडी|पूरा शरीर) /g, [style('wholeBody')]],
];

const postures: readonly Rule[] = [
  [
    /(?<= )(?:standing (?:exercises|only|moves|up only)|only standing|all standing|on my feet only|no lying down|no space to lie(?: down)?|standing position) /g,
    [
      { type: 'movement', value: 'floor' },
      { type: 'movement', value: 'supine' },
      { type: 'movement', value: 'prone' },
      { type: 'movement', value: 'kneeling' },
    ],
  ],
  [
    /(?<= )(?:chair (?:based|exercises|yoga|only)|seated (?:exercises|only)|sitting (?:exercises|only)|at my desk|desk exercises|in a chair|kursi par|baith kar|baithkar|कुर्सी पर|बैठकर) /g,
    [
      { type: 'onlyEquipment', value: [] },
      { type: 'level', value: 'beginner' },
      { type: 'movement', value: 'floor' },
      { type: 'movement', value: 'impact' },
    ],
  ],
  [
    /(?<= )(?:(?:afraid|scared|fear) of (?:a )?(?:falling|falls?)|fall prevention|prevent falls|balance problems?|poor balance|unsteady|balance (?:work|training|exercises)) /g,
    [want('balance')],
  ],
  [
    /(?<= )(?:v taper|v shape|v shaped) /g,
    [
      { type: 'focus', value: 'back' },
      { type: 'focus', value: 'shoulders' },
    ],
  ],
  [/(?<= )(?:treks?|trekking|hikes?|hiking|kedarnath|himalaya\w*|yatra|climb(?:ing)? stairs) /g, [trainFor('endurance'), want('walking')]],
  [
    /(?<= )(?:lift(?:ing)? (?:more|anything|over|above|heavier) (?:than )?(?:over |more than )?\d+ (?:kg|kgs|kilos?)|(?:no|avoid|not) (?:heavy )?(?:lifting|weights) (?:over|above|more than) \d+ (?:kg|kgs|kilos?)) /g,
    [{ type: 'movement', value: 'straining' }],
  ],
];

const goals: readonly Rule[] = [
  [
    /(?<= )(?:nothing|not|no|dont|without|never|isnt|avoid) (?:[^ ;,]+ ){0,4}(?:advanced|fancy|complicated|complex|crazy|hardcore|extreme|too hard|pro level)(?: (?:or|and) (?:advanced|fancy|complicated|hard|crazy|complex))? /g,
    [{ type: 'level', value: 'beginner' }],
  ],
  [
    /(?<= )(?:get (?:much |really )?stronger|become stronger|gain strength|build strength|increase (?:my )?strength|more strength|pure strength|raw strength|powerlifting|strength goal|strength training|for strength|strength(?= (?:in|for|plan|only|and|,|please|on) )|taakat|takat|taqat badh\w*|ताकत) /g,
    [trainFor('strength')],
  ],
  [
    /(?<= )(?:(?:improve|increase|build|better|more|work on) (?:my )?(?:stamina|endurance|cardio fitness|fitness level|lung capacity|conditioning)|stamina (?:badh\w*|build\w*|chahiye)|for (?:stamina|endurance)|stamina|endurance|dum badh\w*|स्टैमिना|दम बढ़ा\S*) /g,
    [trainFor('endurance')],
  ],
  [
    /(?<= )(?:(?:\d+ |5 |10 |half |full )?(?:k|km|marathon) (?:run|race|plan|training|in|by|on|for)|half marathon|marathon|couch to (?:5k|5 k)|c25k|run (?:a |my first |an )?(?:5|10|21|42) ?k|(?:5|10|21|42) k|running plan|run plan|start running|become a runner|learn to run|run (?:longer|faster|further|farther)|triathlon|hyrox) /g,
    [trainFor('endurance'), want('running')],
  ],
  [/(?<= )(?:vertical(?: jump| leap)?|jump higher|higher jump|dunk|jumping ability|leap higher) /g, [want('jumps')]],
  [
    /(?<= )(?:sprint speed|run faster over|faster sprint|explosive speed|sprint faster|quicker feet|quick feet|change of direction|agility|speed and agility|acceleration|first step) /g,
    [want('speed-drills')],
  ],
  [/(?<= )(?:explosive|explosiveness|explosive power|power training|plyometric power) /g, [want('jumps')]],
  [
    /(?<= )(?:fast (?:bowling|bowler|bowlers|bowl)|(?:i|we) bowl|bowl (?:quick|fast|for)|leg spin|off spin|bowler|wicketkeeping|opening batter|pace (?:bowling|bowler)|bowl faster|bowling speed|medium pacer?|tez gendbaz\w*|batting|batsman|batter|wicket ?keep\w*|spinner|cricketer|तेज गेंदबा\S*) /g,
    [{ type: 'sport', value: 16 }],
  ],
  [
    /(?<= )(?:left back|right back|centre back|center back|central defender|defensive mid|striker|midfielder|goalkeeper|goalie|winger|futsal|footballer|full back) /g,
    [{ type: 'sport', value: 8 }],
  ],
  [/(?<= )(?:shuttler|shuttlers|smash) /g, [{ type: 'sport', value: 17 }]],
  [
    /(?<= )(?:(?:coming|getting|come|back|returning|return) back (?:after|from)|back to (?:gym|exercises|workouts|training|fitness)|after (?:a |\d+ )?(?:long |big |months? |years? |month |year )*(?:break|gap|layoff|lay off)|havent (?:trained|exercised|worked out|lifted|been to gym)|not (?:trained|exercised|worked out) (?:for|in|since)|restart\w*|long (?:gap|break)|out of shape|lambe (?:gap|break)|bahut time baad|break ke baad|gap ke baad) /g,
    [trainFor('comeback')],
  ],
  [
    /(?<= )(?:tone up|toned body|general fitness|stay fit|keep fit|be healthy|stay healthy|stay active|fit rehna|fit rahna|get in shape|healthy rehna) /g,
    [trainFor('general')],
  ],
  [
    /(?<= )(?:(?:beginner|newbie|novice) friendly|keep it (?:simple|easy|basic|light|gentle)|go easy(?! on)|easy on me|start (?:slow|slowly|easy|light|gently)|nothing (?:advanced|complicated|fancy|crazy|too hard|intense)|simple (?:exercises|moves|stuff)|basic exercises|gentle(?: exercises| workout| plan| start)?|light exercises|halka|halki|halke|aasan|asaan|easy exercises|low intensity|first time (?:in|at|to)? ?(?:a |the )?gym|never (?:lifted|worked out|been to a gym|been to gym|done gym|gone to gym|trained|exercised)|total beginner|complete beginner|absolute beginner|unfit|हल्का|हल्की|आसान) /g,
    [{ type: 'level', value: 'beginner' }],
  ],
  [
    /(?<= )(?:(?:lifting|training|gymming|lifted|trained|exercises|workouts) (?:seriously |regularly |heavy )?(?:for |since )?(?:over |more than |about |almost |last |past |nearly )?(?:[5-9]|1\d|2\d) (?:years?|yrs|saal)|very experienced|experienced lifter|competitive (?:athlete|powerlifter|lifter|bodybuilder)|(?:[5-9]|1\d|2\d) years? (?:of )?(?:gym |lifting |training )?(?:lifting|training|experience)|powerlifter|bodybuilder) /g,
    [{ type: 'level', value: 'advanced' }],
  ],
  [
    /(?<= )(?:(?:lifting|training|gymming|lifted|trained) (?:for |since )?(?:over |more than |about |almost |last |past |nearly )?(?:1|2|3|4|a) (?:years?|yrs|saal)) /g,
    [{ type: 'level', value: 'intermediate' }],
  ],
];

/** The quiet that people near ask for: nothing that lands. */
const quiet =
  /(?<= )(?:quiet|silent|silently|noiseless|no noise|without noise|less noise|bina shor|shor nahin|shor mat|awaz nahin|aawaz nahin|awaaz nahin|bina awaz|apartment friendly|neighbou?rs? (?:[^ ;]+ ){0,3}(?:below|downstairs|complain\w*|angry|under\w*|sleep\w*)|(?:people|family|flat|tenants?|someone|landlord|kids?) (?:living |lives |sleeping |is )?(?:below|downstairs|beneath|underneath)|neeche (?:wale|vale|log|padosi)|baby (?:is )?(?:sleep\w*|asleep)|wake (?:the |my )?(?:baby|kids|family)|wooden floor|thin floors?|thin walls?|upstairs flat|live upstairs|low impact|joint friendly|no impact|zero impact|non impact|शोर नहीं|बिना शोर|पड़ोसी) /g;

/** Said out of politeness, or to say that there is nothing to say. */
const asides =
  /(?<= )(?:strengthen it|make it fun|keep it fun|be creative|keep it short|with my dog|thanks in advance|nothing fancy|give me something else(?: for [a-z]+)?|train the rest|its raining|dont want to miss training|no (?:known |other |major |past |current |serious )?(?:injury|injuries|health (?:problems?|issues?|conditions?)|medical (?:conditions?|issues?|problems?|history)|allergies|pain|limitations|restrictions)(?: or (?:injury|injuries|pain|health problems?))?|keep those days (?:[a-z]+ )*(?:light|off|easy|free)|adjust it|adjust accordingly|nothing special|no preference|no preferences|anything is fine|anything works|whatever you think|up to you|surprise me|as you like|koi (?:chot|bimari|dikkat|problem|injury) nahin) /g;

const denied = / (?:no|not|dont|without|never|hate|skip|avoid|nothing) (?:want |need |like |do |any |the |a |more )*$/;

/** How sessions are done, what they are for, and what no plan can do. */
export function readManner(clause: Clause): Read[] {
  const ofRules = [...styles, ...postures, ...goals].flatMap(([pattern, constraints]) =>
    clause
      .find(pattern)
      .flatMap(({ first, last, index }): Read[] => (denied.test(clause.plain.slice(0, index)) ? [] : [{ first, last, constraints }])),
  );
  const cannot = cannotRules.flatMap(({ says, words }) =>
    words.flatMap((pattern) => clause.find(pattern).map(({ first, last }): Read => ({ first, last, cannot: says }))),
  );
  const calm = clause
    .find(quiet)
    .filter(({ index }) => !denied.test(clause.plain.slice(0, index)))
    .map(({ first, last }): Read => ({ first, last, constraints: [{ type: 'movement', value: 'impact' }] }));
  const always = alwaysRules.flatMap(({ says, words }) =>
    clause.find(words).map(({ first, last }): Read => ({ first, last, always: says })),
  );
  const idle = clause.find(asides).map(({ first, last }): Read => ({ first, last, aside: true }));
  return [...ofRules, ...calm, ...cannot, ...always, ...idle];
}
