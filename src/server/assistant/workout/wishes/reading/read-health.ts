import type { Constraint } from '../../../../../contract/assistant/constraints.ts';
import type { MovementLimit } from '../../../../../contract/assistant/workout-wishes.ts';
import type { BodyPart } from '../../../../../contract/assistant/words.ts';
import type { Read } from './read.ts';
import type { Clause } from './wish-text.ts';

const parts: readonly (readonly [RegExp, BodyPart])[] = [
  [/iliotibial|knees?|ghutn\w*|acl|mcl|meniscus|patella\w*|kneecap|घुटन\S*/, 'knee'],
  [/lower back|back|disc|disk|sciatica|kamar|lumbar|spine|कमर|slip disc/, 'lowerBack'],
  [/shoulders?|rotator cuff|kandh\w*|labrum|कंध\S*/, 'shoulder'],
  [/ankles?|takhn\w*|टखन\S*/, 'ankle'],
  [/hamstrings?|hammy|hammies/, 'hamstring'],
  [/quads?|thighs?|jaangh\w*|jangh\w*|जांघ\S*/, 'quadriceps'],
  [/groin|hips?|kulh\w*|कूल्ह\S*/, 'hip'],
  [/wrists?|kalai|कलाई/, 'wrist'],
  [/tennis elbow|golfers elbow|elbows?|kohni|कोहनी/, 'elbow'],
  [/shin splints?|shins?/, 'shin'],
  [/achilles/, 'achilles'],
  [/calf|calves|pindli|पिंडली/, 'calf'],
  [/plantar fasciitis|foot|feet|heels?|edi|aedi|एडी/, 'foot'],
  [/neck|cervical|gardan|गर्दन/, 'neck'],
];
const part = `(?:my |a |an |the |left |right |both |old |bad |slipped |slip |herniated |torn |jumpers |runners )*(${parts.map(([pattern]) => pattern.source).join('|')})`;
const ill =
  '(?:injury|injuries|pain|tear|surgery|operation|problem|problems|issue|issues|sprain|strain|fracture|reconstruction|repair|replacement|trouble|dislocation|tendonitis|dard|chot|moch|history|twist|rehab)';
const ago =
  '(?:years? (?:ago|back)|last year|saal pehle|sal pehle|(?:in )?20[0-2]\\d|in (?:college|school)|as a (?:kid|child|teenager)|long (?:time )?ago|ages ago)';
const well =
  '(?:(?:is |its |it is |been |all |totally |completely |fully |now |but |and |, )*(?:fine|ok|okay|healed|recovered|gone|good|alright|cleared|better|normal|no pain|pain free|theek|thik|ठीक))';

/** Injuries that are over: told as earlier, as healed, or by the year. */
const past: readonly RegExp[] = [
  new RegExp(
    `(?<= )(?:used to (?:have|get|suffer from)|had|history of|previous|previously had|past|earlier|recovered from|healed from|got over|pehle|purani|purana|once had) (?:[^ ;]+ ){0,3}?${part} (?:${ill} )*`,
    'g',
  ),
  new RegExp(`(?<= )old ${part} ${ill} `, 'g'),
  new RegExp(`(?<= )${part} (?:${ill} )*(?:[^ ;]+ ){0,4}?${ago} `, 'g'),
  new RegExp(`(?<= )${part} (?:${ill} )+(?:[^ ;]+ ){0,4}?${well} `, 'g'),
  new RegExp(`(?<= )(?:broke|tore|sprained|twisted|dislocated|fractured|injured|pulled|hurt) ${part} (?:[^ ;]+ ){0,4}?${ago} `, 'g'),
  new RegExp(`(?<= )${part} (?:${ill} )?history `, 'g'),
  new RegExp(`(?<= )${part} (?:me|mein|में|ki|की) (?:purani|purana|पुरानी|पुराना) (?:${ill}|चोट|दर्द) `, 'g'),
];
/** It is not over. */
const still =
  / (?:still|again|sometimes|niggles?|hurts|hurting|comes back|flares?|sore|aches|weeks ago|months ago|last week|last month|yesterday|days ago|abhi|acting up|recovering|in rehab|not fully|physio now|now it) /;

/** The part of the body that words name first. */
export const partIn = (said: string): BodyPart | undefined => {
  const found = parts.flatMap(([pattern, one]) => {
    const at = new RegExp(` (?:${pattern.source}) `).exec(` ${said} `)?.index;
    return at === undefined ? [] : [{ at, one }];
  });
  return found.sort((one, other) => one.at - other.at)[0]?.one;
};

function readPast(clause: Clause): Read[] {
  const reads: Read[] = [];
  for (const pattern of past) {
    for (const { first, last } of clause.find(pattern)) {
      if (reads.some((one) => one.first <= last && first <= one.last)) continue;
      const said = clause.words.slice(first - clause.first, last - clause.first + 1).join(' ');
      const value = partIn(said);
      if (!value || still.test(clause.plain)) continue;
      const isReplaced = / replace/.test(clause.plain);
      const limits: MovementLimit[] = isReplaced ? ['impact', 'deepKnee'] : /disc|disk|sciatica/.test(said) ? ['bending'] : [];
      reads.push({
        first,
        last,
        constraints: [{ type: 'pastInjury', value }, ...limits.map((limit): Constraint => ({ type: 'movement', value: limit }))],
      });
    }
  }
  return reads;
}

const limits = (...values: readonly MovementLimit[]): Constraint[] => values.map((value) => ({ type: 'movement', value }));

/**
 * What some conditions beside the form's ask for. Sources: American Academy of Ophthalmology on glaucoma (head-down postures and straining
 * raise the pressure in the eye); ICS on pelvic-floor disorders (impact and straining); McGill, Low Back Disorders (2015) for discs (bending and
 * twisting under load); ACSM's Guidelines (2021) for arthritis, joint replacement, migraine and high blood pressure.
 */
const conditions: readonly (readonly [RegExp, readonly Constraint[]])[] = [
  [
    /(?<= )(?:glaucoma|kala motia|kaala motia|ग्लूकोमा|detached retina|retinal detachment|retina surgery|retina (?:problem|issue|tear)|eye pressure|high eye pressure) /g,
    limits('headDown', 'straining'),
  ],
  [/(?<= )(?:migraines?|माइग्रेन|migrane|migrain|cluster headaches?) /g, limits('headDown', 'hardEffort')],
  [
    /(?<= )(?:slip disc|slipped disc|slip disk|slipped disk|herniated disc|herniated disk|bulging disc|bulging disk|disc bulge|disk bulge|prolapsed disc|disc prolapse|disc herniation|sciatica|siatika|l4 l5|l5 s1|स्लिप डिस्क|साइटिका|सायटिका) /g,
    [{ type: 'injury', value: 'lowerBack' }, ...limits('bending', 'twisting')],
  ],
  [
    /(?<= )(?:prolapse|pelvic organ prolapse|uterine prolapse|pelvic floor|incontinence|leak when|leaking|leak urine|urine leak|bladder leak|bladder leaks) /g,
    limits('impact', 'straining'),
  ],
  [
    /(?<= )(?:abs (?:are |have )?separated|ab gap|stomach gap|diastasis|diastasis recti|diastis|ab separation|abdominal separation) /g,
    [
      ...limits('straining'),
      { type: 'noExercise', value: { id: 'crunches', english: 'crunches and sit-ups', hindi: 'क्रंच और सिट-अप' } },
      { type: 'noExercise', value: { id: 'planks', english: 'planks', hindi: 'प्लैंक' } },
    ],
  ],
  [/(?<= )(?:(?:knee|hip|total knee|total hip) replacements?|tkr|thr) /g, limits('impact', 'deepKnee')],
  [
    /(?<= )(?:osteoarthritis|arthritis|gathiya|gathia|गठिया|knee oa|worn cartilage|bone on bone|ghutne ghis\w*) /g,
    limits('impact', 'deepKnee'),
  ],
  [/(?<= )(?:obese|very overweight|overweight|morbidly obese|bmi (?:3[5-9]|[4-9]\d)|mota|moti|motapa|मोटापा) /g, limits('impact')],
  [
    /(?<= )(?:high blood pressure|hypertension|high bp|bp high|bp ki|hi bp|bp patient|उच्च रक्तचाप|हाई बीपी|blood pressure) /g,
    [{ type: 'condition', value: 'highBloodPressure' }, ...limits('longHolds', 'straining')],
  ],
  [/(?<= )(?:shin splints?|stress fractures?|stress reaction) /g, [{ type: 'injury', value: 'shin' }, ...limits('impact')]],
  [/(?<= )(?:plantar fasciitis|plantar fascitis|plantar|heel spurs?) /g, [{ type: 'injury', value: 'foot' }, ...limits('impact')]],
  [
    /(?<= )(?<!hip )(?:impingement|rotator cuff (?:tear|injury|pain|problem|issue|tendinitis|tendonitis|strain)|torn rotator cuff|frozen shoulder) /g,
    [{ type: 'injury', value: 'shoulder' }, ...limits('overhead')],
  ],
  [
    /(?<= )(?:carpal tunnel|wrist (?:pain|sprain|injury|problem|hurts)|de quervains?|sprained wrist) /g,
    [{ type: 'injury', value: 'wrist' }, ...limits('onHands')],
  ],
  [
    /(?<= )(?:cervical(?: spondylosis| spondylitis| pain)?|spondylosis|spondylitis|neck strain|stiff neck|सर्वाइकल) /g,
    [{ type: 'injury', value: 'neck' }],
  ],
  [
    /(?<= )(?:ghutno|ghutne|knees?|घुटनों|घुटने) (?:pe|par|pr|पर) (?:jor|zor|load|pressure|bhar|ज़ोर|जोर|भार) (?:na|nahin|ना|न) /g,
    [{ type: 'injury', value: 'knee' }],
  ],
  [
    /(?<= )(?:wheelchair|wheel chair|paraplegic|व्हीलचेयर) /g,
    [
      { type: 'leaveOut', value: 'legs' },
      ...limits('standing', 'impact'),
      { type: 'noExercise', value: { id: 'walking', english: 'walking', hindi: 'चलना' } },
      { type: 'noExercise', value: { id: 'running', english: 'running', hindi: 'दौड़ना' } },
    ],
  ],
  [/(?<= )(?:heart rate|hr|pulse) (?:under|below|less than|not above|max) \d+ |(?<= )(?:beta blockers?) /g, limits('hardEffort')],
  [/(?<= )(?:tennis elbow|golfers elbow) /g, [{ type: 'injury', value: 'elbow' }]],
  [/(?<= )(?:vertigo|bppv|chakkar|चक्कर) /g, [{ type: 'condition', value: 'vertigo' }, ...limits('headDown')]],
];
const kin =
  '(?:mother|father|wife|husband|brother|sister|son|daughter|friend|uncle|aunt|grandfather|grandmother|cousin|neighbour|colleague|bhai|behan|maa|papa|biwi|pati|dost)';
const ofOthers = new RegExp(
  ` (?:my|his|her|mere|meri|mera|a) ${kin}s? (?:also |already |ko |ke |ki |has |have |had |is |got |with |suffers |from |a |an |recently )*$`,
);
const denied = / (?:no|not|never|without|dont have|nor|family history of) (?:any |a |history of )*$/;

function readConditionLimits(clause: Clause): Read[] {
  return conditions.flatMap(([pattern, constraints]) =>
    clause.find(pattern).flatMap(({ first, last, index, end }): Read[] => {
      const before = clause.plain.slice(0, index);
      if (ofOthers.test(before)) return [{ first, last, aside: true }];
      return denied.test(before) || /^(?:[^ ]+ )?nahin /.test(clause.plain.slice(end)) ? [] : [{ first, last, constraints }];
    }),
  );
}

/** Parts to be spared that do not hurt: 'easy on the knees', 'nothing that bothers my shoulders'. */
const spared: readonly (readonly [RegExp, readonly Constraint[]])[] = [
  [/knees?|joints?|घुटन\S*/, limits('impact', 'deepKnee')],
  [/shoulders?/, limits('overhead')],
  [/lower back|back|spine/, limits('bending', 'straining')],
  [/wrists?/, limits('onHands')],
  [/ankles?|shins?|feet|heels?/, limits('impact')],
  [/neck/, [{ type: 'injury', value: 'neck' }]],
  [/elbows?/, [{ type: 'injury', value: 'elbow' }]],
  [/hips?/, [{ type: 'injury', value: 'hip' }]],
];
const sparedPatterns = spared.map(
  ([part, constraints]) =>
    [
      new RegExp(
        `(?<= )(?:(?:easy|gentle|kind|light) on (?:the |my |both )?(?:${part.source})|(?:no|nothing|not|dont|avoid|without) (?:[^ ;,]+ ){0,4}(?:bothers?|hurts?|aggravates?|strains?|stress|stresses|loads?|irritates?|pressure on|weights? on|hard on|jars?) (?:the |my |on my |on the )?(?:${part.source})|(?:${part.source}) friendly|(?:protect|save|spare) (?:the |my )?(?:${part.source})) `,
        'g',
      ),
      constraints,
    ] as const,
);
const readSpared = (clause: Clause): Read[] =>
  sparedPatterns.flatMap(([pattern, constraints]) => clause.find(pattern).map(({ first, last }): Read => ({ first, last, constraints })));
const armsDown =
  /(?<= )(?:haath|hath|haathon|arms?|hands?|हाथ) (?:upar|ऊपर|overhead|up) (?:[^ ;]+ )?nahin |(?<= )(?:cant|cannot|unable to) (?:raise|lift) (?:my )?(?:arms?|hands?|left arm|right arm) (?:[^ ;,]+ ){0,3}/g;

/** Earlier injuries, and the movements that conditions beside the form's forbid. */
export const readHealth = (clause: Clause): Read[] => {
  const over = readPast(clause);
  const arms = clause.find(armsDown).map(({ first, last }): Read => ({ first, last, constraints: limits('overhead') }));
  return [
    ...over,
    ...arms,
    ...[...readConditionLimits(clause), ...readSpared(clause)].filter(
      (one) => !over.some(({ first, last }) => first <= one.last && one.first <= last),
    ),
  ];
};
