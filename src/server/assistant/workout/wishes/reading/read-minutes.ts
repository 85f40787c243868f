import type { Constraint } from '../../../../../contract/assistant/constraints.ts';
import type { Read } from './read.ts';
import { mentionsIn } from './thing-words.ts';
import type { Clause } from './wish-text.ts';

const figure = '\\d+(?:\\.\\d+)?';
const forms: readonly (readonly [RegExp, (first: number, second: number) => number])[] = [
  [new RegExp(`(?<= )(${figure}) (?:to|or|se|-) (${figure}) minutes `, 'g'), (_one, other) => other],
  [new RegExp(`(?<= )(${figure}) (?:to|or|se|-) (${figure}) hours `, 'g'), (_one, other) => other * 60],
  [new RegExp(`(?<= )(${figure}) hours (?:and )?(${figure}) minutes `, 'g'), (hours, minutes) => hours * 60 + minutes],
  [/(?<= )(?:an|1) hours and (\d+) (?:minutes )?/g, (minutes) => 60 + minutes],
  [/(?<= )(?:an|1) hours and (?:a )?quarter /g, () => 75],
  [new RegExp(`(?<= )(${figure}) hours and (?:a )?half `, 'g'), (hours) => hours * 60 + 30],
  [/(?<= )(?:an )?hours and (?:a )?half /g, () => 90],
  [new RegExp(`(?<= )(${figure}) (?:and )?(?:a )?half hours `, 'g'), (hours) => hours * 60 + 30],
  [/(?<= )(?:dedh|derh|डेढ़|डेढ) hours /g, () => 90],
  [/(?<= )(?:sava|sawa|सवा) hours /g, () => 75],
  [/(?<= )(?:paun|pauna|paune|पौन|पौना) hours /g, () => 45],
  [/(?<= )(?:3 quarters|three quarters) of an hours /g, () => 45],
  [/(?<= )(?:a )?quarter of an hours /g, () => 15],
  [/(?<= )(?:half (?:an |a )?hours|(?:aadha|adha|aadhe|aadh|आधा|आधे) hours) /g, () => 30],
  [new RegExp(`(?<= )(${figure}) hours `, 'g'), (hours) => hours * 60],
  [new RegExp(`(?<= )(${figure}) minutes `, 'g'), (minutes) => minutes],
  [/(?<= )(?:an|1|per|full|whole) hours /g, () => 60],
  [/(?<= )hours (?:bhar|भर) /g, () => 60],
  // 'Keep it under 45', 'so forty-five including the warm-up'.
  [
    /(?<=^ (?:like |say |about |around )?|(?<= (?:lunch|break|slot|nap|window|queue|commute|hours)[^;]* (?:is |leaves (?:me )?|so |left )?)|(?<= )(?:under|below|within|keep it (?:to|at|under|below|around|within|about)|keep (?:them|sessions|each) (?:to|at|under|below|around)|so|say|think|try|give it|give me|call it|cap it at|capped at|cap at|closer to|more like|only|be) )([1-9][05]) (?=(?:including|with|max|maximum|tops|please|and|,|instead|total|all in|each|is|n|then) |$)/g,
    (minutes) => minutes,
  ],
];

/** Minutes that a normalised phrase names first; undefined for none. */
export function minutesIn(plain: string): number | undefined {
  for (const [pattern, value] of forms) {
    const found = new RegExp(pattern.source).exec(plain);
    if (found) return Math.round(value(Number(found[1]), Number(found[2])));
  }
  return undefined;
}

/** Time for something other than a session. */
const elsewhere =
  / (?:each way|one way|flight|exam|film|movie|lecture|nights|sleep|sleeping|slept|neend|soti|sota|work for|office|desk|shift|commute|commuting|drive|driving|away|from home|sit|sitting|stand|standing|screen|ran|finish|finished|in under|under|sub|study|studying|travel|on foot|walk to|metro|old|ago|hold|rest between|rests|nap|5k|10k|marathon|job|homework|gaming|baithe|baithna) /;
/** Minutes on the way or of something else, whatever stands beside them. */
const surelyElsewhere = / (?:each way|one way|there and back|to get there|to reach|to shower|walk there|drive there) /;
const ofASession =
  / (?:sessions?|exercises|workouts|train|training|gym|only|max|maximum|most|have|spare|free|available|each|per day|a day|daily|within|longer|more|long|time|times|lunch|break|limit|upto|up|chahiye|hai|days|keep|short|quick) /;
/** Minutes of one part of a session. */
const ofAPart =
  /^(?:of )?(?:a )?(?:warm|warmup|cool|cooldown|stretch|stretching|mobility|plank|cardio|run|running|walk|walking|cycling|skipping|foam|abs|core|yoga|meditation|breathing|rest)\b/;

const partBefore =
  / (?:warm ?up|warmup|cool ?down|cooldown|stretch|stretching|stretches|mobility|plank|planks|cardio|skipping|foam rolling|breathing|meditation|yoga|treadmill|bike|finisher) (?:(?:for|of|is|about|around|should|be|at|least|to|last|like|takes?|after|me) )*$/;
/** Minutes of a match. */
const ofASport = /^(?:of|match|game) (?!exercises?|training|session|time|my|the day|work)/;

/** Sessions of three quarters of an hour that fit into the minutes of a week. */
function sessionsIn(minutes: number): { constraints: Constraint[] } | undefined {
  const days = Math.min(6, Math.max(1, Math.round(minutes / 45)));
  const each = Math.floor(minutes / days);
  return minutes < 30 || each > 120
    ? undefined
    : {
        constraints: [
          { type: 'days', value: days },
          { type: 'minutes', value: each },
        ],
      };
}

/** The minutes of a session that a clause names. */
export function readMinutes(clause: Clause, isTaken: (place: number) => boolean): Read[] {
  const reads: Read[] = [];
  const taken = new Set<number>();
  for (const [pattern, value] of forms) {
    for (const { first, last, groups, end } of clause.find(pattern)) {
      const places = Array.from({ length: last - first + 1 }, (_, at) => first + at);
      if (places.some((place) => taken.has(place) || isTaken(place))) continue;
      for (const place of places) taken.add(place);
      const part = clause.parts().find((one) => one.first <= first && first < one.first + one.words.length) ?? clause;
      const minutes = Math.round(value(Number(groups[0]), Number(groups[1])));
      const isReplaced = / (?:instead of|rather than|in place of|not|se zyada nahin milta) (?:an? |the |full |whole )*$/.test(
        ` ${clause.words.slice(Math.max(0, first - clause.first - 4), first - clause.first).join(' ')} `,
      );
      const isOther =
        isReplaced ||
        surelyElsewhere.test(` ${clause.plain.slice(end).split(' ').slice(0, 5).join(' ')} `) ||
        (elsewhere.test(part.plain) && !ofASession.test(part.plain)) ||
        / (?:in|sleep|sit|work|for the last) $/.test(
          clause.plain.slice(0, clause.plain.indexOf(clause.words.slice(first - clause.first).join(' '))),
        );
      const isBehindPart = partBefore.test(
        ` ${clause.words.slice(Math.max(0, first - clause.first - 4), first - clause.first).join(' ')} `,
      );
      const isPart = isBehindPart || ofAPart.test(clause.plain.slice(end)) || ofASport.test(clause.plain.slice(end));
      if (isPart) {
        reads.push({ first, last, aside: true });
        continue;
      }
      const week = /^(?:[a-z]+ ){0,2}?(?:a|per|every|each|in a|in the|in 1) week /.test(clause.plain.slice(end))
        ? sessionsIn(minutes)
        : undefined;
      if (week) {
        reads.push({ first, last, ...week });
        continue;
      }
      reads.push(
        isOther || minutes < 5 || minutes > 240
          ? { first, last, aside: true }
          : { first, last, constraints: [{ type: 'minutes', value: Math.min(240, minutes) }] },
      );
    }
  }
  return reads;
}

const week = '(?:a |per |every |each |in a |/ )week';
const month = '(?:month|months|mahine|mahina|mahino|महीने|महीना)';
const perWeek = (sessions: number) => Math.min(6, Math.max(1, Math.round(sessions / 4)));
const sessionForms: readonly (readonly [RegExp, (first: number, second: number) => number])[] = [
  [new RegExp(`(?<= )(\\d) (?:to|or|se|-) (\\d) (?:days|times|x|sessions?|workouts)(?: ${week})? `, 'g'), (one) => one],
  [new RegExp(`(?<= )(\\d{1,2}) (?:days|times|x|sessions?|workouts) (?:a|per|every|each|in a|in 1) ${month} `, 'g'), perWeek],
  [new RegExp(`(?<= )${month} (?:main |mein |me |में |mai )?(\\d{1,2}) (?:days|times|sessions?|workouts) `, 'g'), perWeek],
  [
    new RegExp(
      `(?<= )(\\d)(?: [a-z]+)? (?:days|times|x|sessions?|workouts|gym sessions?|mornings?|evenings?|afternoons?|nights?) ${week} `,
      'g',
    ),
    (one) => one,
  ],
  [new RegExp(`(?<= )(\\d) (?:[a-z]+ )?ones? ${week} `, 'g'), (one) => one],
  [/(?<= )make it (\d) (?!minutes|hours|to |or )/g, (one) => one],
  [/(?<=^ )([1-6]) (?:max|maximum|at most|is enough|tops) (?!minutes)/g, (one) => one],
  [new RegExp(`(?<= )(\\d) ${week} `, 'g'), (one) => one],
  [/(?<= )(\d) (?:days|times|x|sessions?|workouts) week /g, (one) => one],
  [
    /(?<= )(\d) (?:sessions? |days )?(?:on|in) (?:the )?weekdays? and (\d) (?:sessions? |days )?(?:on|in) (?:the )?weekends? /g,
    (one, other) => one + other,
  ],
  [new RegExp(`(?<= )week (?:main |mein |me |में |ke |के |mai )(\\d) (?:days|times|sessions?|workouts) `, 'g'), (one) => one],
  [new RegExp(`(?<= )week (\\d) (?:days|times) `, 'g'), (one) => one],
  [/(?<= )once (?:a |per |every )?week /g, () => 1],
  [/(?<= )(?:twice|2ce) (?:a |per |every |in a )?week /g, () => 2],
  [/(?<= )thrice (?:a |per |every |in a )?week /g, () => 3],
  [
    /(?<= )(?:only|max|maximum|at most|at max|upto|up to|not more than|no more than|train|training|gym|workouts|manage|can do|do) (?:for |on )?(\d) (?:days|sessions?|times|workouts) (?!of |rest|off|in a row|straight|ago)/g,
    (one) => one,
  ],
  [/(?<= )(\d) (?:days|sessions?) (?:only|max|maximum|is enough|are enough|is all|enough|at most|kaafi|kafi|काफी) /g, (one) => one],
  [/(?<= )(?:train|gym|workouts) (?:for )?(\d) times /g, (one) => one],
  [
    /(?<= )(?:every single days|every days|everyday|daily|all days|each days|all 7 days|7 days|har roz|har days|roz|rozana|rozaana|रोज|रोजाना|हर days) (?=(?:[^;,]* )?(?:exercises|workouts|train|training|gym|sessions?|lift|karna|karni|karunga|karungi|chahiye|करना|करूंगा) )/g,
    () => 7,
  ],
  [
    /(?<= )(?:train|exercises|workouts|gym|sessions?|lift|training) (?!twice|2)(?:[a-z]+ )?(?:every single days|every days|everyday|daily|all 7 days|7 days|har days|har roz|roz|rozana) /g,
    () => 7,
  ],
  [/(?<=^ )(?:everyday|daily|every days|har roz|roz|rozana|har days) (?=\d|only |$)/g, () => 7],
  // Days without a unit are sessions, unless they are a time: 'for 5 days', '3 days ago'.
  [
    /(?<! (?:for|in|last|next|past|of|after|within|about|every|ago|since|another|day) )(?<= )([1-7]) (?:days|sessions?|workouts) (?!per session|each session|a session|in a session|per exercises|per workouts|in each|of each|ago|old|trip|break|gap|off|rest|in a row|straight|later|back|before|after|long|tour|holiday|vacation|fast|chhod|chod|left|time|of rest|apart|running|split)/g,
    (one) => one,
  ],
];
const restForms =
  /(?<= )(?:at least |minimum |atleast |min )?(\d) (?:full )?(?:rest|recovery|off) days (?:a |per |every |each |in a )?(?:week )?/g;

/** Days of a sport, or of one exercise, are no sessions of the plan: 'football 4 times a week', 'Zumba twice a week'. */
function isOfOther(clause: Clause, first: number): boolean {
  const before = clause.words.slice(Math.max(0, first - clause.first - 4), first - clause.first);
  const isPlay =
    / (?:play|plays|playing|football|cricket|tennis|badminton|basketball|volleyball|hockey|swim|swimming|khelta|khelti|match|matches|practice|nets) /.test(
      ` ${before.join(' ')} `,
    );
  return isPlay || mentionsIn(before).some(({ thing, to }) => thing.kind === 'exercise' && to >= before.length - 1);
}

/** A number that was too small, too large, or another time's. */
const notThis = / (?:too little|too few|too many|too much|not enough|burned me|burnt me|last time|used to|wore me) /;

/** 'Ek din chhutti': days without a session. */
const dayOff = /(?<= )(ek|one|a|[1-3]) days (?:ki |ka |ke )?(?:chhutti|chutti|chhuti|chuti|छुट्टी) /g;

/** The number of sessions in a week that a clause names, and of days without one. */
export function readSessions(clause: Clause): Read[] {
  const off = clause.find(dayOff).map(({ first, last, groups }): Read => {
    const days = 7 - (/^(?:ek|one|a)$/.test(groups[0] ?? '') ? 1 : Number(groups[0]));
    return {
      first,
      last,
      constraints: [
        / (?:roz|daily|every days|everyday|रोज|har days) /.test(clause.plain)
          ? { type: 'days', value: days }
          : { type: 'mostDays', value: days },
      ],
    };
  });
  if (off.length > 0) return off;
  const reads: Read[] = [];
  for (const [pattern, value] of sessionForms) {
    for (const { first, last, groups, end } of clause.find(pattern)) {
      const sessions = value(Number(groups[0]), Number(groups[1]));
      // 'One session must be on Sunday' counts no sessions.
      if (sessions === 1 && /^(?:must|should|has|needs|have) (?:to )?(?:be )?(?:on|in) /.test(clause.plain.slice(end))) continue;
      if (sessions < 1 || sessions > 7 || reads.some((one) => one.first <= last && first <= one.last)) continue;
      if (isOfOther(clause, first) || (notThis.test(clause.plain) && !/^\(\?<= \)make it/.test(pattern.source)))
        reads.push({ first, last, aside: true });
      else reads.push({ first, last, constraints: [{ type: 'days', value: sessions }] });
    }
  }
  // 'Two strength days and two running days'.
  const kinds = clause.find(
    /(?<= )(\d) (?:strength|running|cardio|gym|weights?|lifting|mobility|run|core|conditioning) (?:days|sessions?) |(?<= )(\d) days (?:strength|running|cardio|gym|weights?|lifting|mobility|run|core|conditioning) /g,
  );
  const [one, other] = [kinds[0], kinds.at(-1)];
  if (one && other && one !== other)
    return [
      {
        first: one.first,
        last: other.last,
        constraints: [
          {
            type: 'days',
            value: Math.min(
              7,
              kinds.reduce((sum, { groups }) => sum + Number(groups[0] ?? groups[1]), 0),
            ),
          },
        ],
      },
    ];
  const rests = clause.find(restForms).map(({ first, last, groups }): Read => ({
    first,
    last,
    constraints: [{ type: 'mostDays', value: Math.min(6, Math.max(1, 7 - Number(groups[0]))) }],
  }));
  return [...reads, ...rests];
}
