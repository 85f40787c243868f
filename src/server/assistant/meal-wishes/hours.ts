import type { Sentence } from '../wishes/index.ts';
import { clock, minutesOf, written } from './clock.ts';
import { hourOfMealRules, mealAt, mealWords } from './hours-of-meals.ts';
import { before, isDenied, spoken, type Meant, type Rule } from './rule.ts';

const named: Readonly<Record<string, number>> = { noon: 12, midday: 12, dopahar: 13, sunset: 18.5, evening: 18, midnight: 24 };

const tooNarrow: Sentence = {
  english: 'A whole day of food does not fit into one meal or so few hours, so the plan has three meals within eight hours instead.',
  hindi: 'दिन भर का खाना एक ही भोजन या इतने कम घंटों में नहीं आता, इसलिए प्लान में इसकी जगह आठ घंटों में तीन भोजन हैं।',
};

const eightHours: Meant = {
  cannot: tooNarrow,
  constraints: [
    { type: 'meals', value: 3 },
    { type: 'eatBetween', value: { from: '12:00', until: '20:00' } },
  ],
};

const between = (from: number | undefined, until: number | undefined): Meant => {
  if (from === undefined || until === undefined) return undefined;
  const isNight = from >= 15 * 60 && until <= 8 * 60 && until < from;
  if (isNight) return [{ type: 'eatBetween', value: { from: written(from), until: written(until) } }];
  if (until <= from) return undefined;
  return until - from < 5.5 * 60
    ? tooNarrow
    : [{ type: 'eatBetween', value: { from: written(from), until: written(Math.min(until, 23 * 60 + 59)) } }];
};
const earliest = 5 * 60;
const latest = 23 * 60;
const notEating =
  '(?:nothing|no (?:food|eating|meals?|dinner|snacks?|calories|solids)|(?:dont|cant|do not|wont|not|never|avoid|stop|no) (?:\\S+ ){0,3}?(?:eat|eating|food)(?: anything| late)?|(?:dont|not|never) (?:\\S+ ){0,3}?(?:anything|food|meals?)|last meal)';
const end = (hour: string | undefined, minute: string | undefined, half: string | undefined) =>
  between(earliest, minutesOf(hour, minute, half, 'until'));
const start = (hour: string | undefined, minute: string | undefined, half: string | undefined) =>
  between(minutesOf(hour, minute, half, 'from'), latest);

/** Hours of the day between which somebody eats. */
export const hourRules: readonly Rule[] = [
  {
    search: spoken(
      `(?:the |my )?last(?: (?:meal|bite|food)(?: (?:is|by|before|at|around|latest|max|maximum|till|only))*| one (?:by|before|at|is at)| (?:by|before|at|is at)) ${clock}`,
    ),
    means: (found) => end(found[1], found[2], found[3]),
  },
  {
    search: spoken(`(?:my )?first (?:meal|bite|food)(?: of the day)?(?: (?:is|at|around|by|comes|only))* ${clock}`),
    means: (found) => start(found[1], found[2], found[3]),
  },
  {
    search: spoken(
      `(?:if|when|whenever|agar) (?:i |main )?(?:eat|have dinner|have food|khana khau|khau|khata hu|khati hu)(?: \\S+)? (?:after|past|later than) ${clock}`,
    ),
    means: (found) => end(found[1], found[2], found[3]),
  },
  ...mealWords.map(([words, meal]): Rule => ({
    search: spoken(
      `${clock} (?:ko |pe |par |tak |am |pm )?(?:${words})(?: (?:chahiye|karta|karti|hota|hoti|khata|khati|please|ho|hona|hai|hu|is|ready))*`,
    ),
    means: (found) => (/ (?:se pehle|tak) /.test(found[0]) ? undefined : mealAt(meal, found[1], found[2], found[3])),
  })),
  {
    search: spoken(
      `(?:first meal|first bite|breakfast|eating|eat|food|meals?)(?: \\S+){0,3}? (?:cant|cannot|can not|wont|not|isnt|never|no)(?: \\S+){0,2}? (?:earlier than|before|prior to|until|till) ${clock}`,
    ),
    means: (found) => (/ after \d/.test(found[0]) ? undefined : start(found[1], found[2], found[3])),
  },
  {
    search: spoken(
      `(?:i )?(?:eat|have|start)(?: \\S+){0,2}? (?:at|by|from|around) ${clock}(?: \\S+){0,2}? (?:first|to begin|onwards)(?:(?: ,| and| \\S+){0,3}? (?:my |the )?last(?: meal| one| bite)?(?: \\S+){0,2}? (?:at|by|around|is) ${clock})?`,
    ),
    means: (found) =>
      found[4] === undefined
        ? start(found[1], found[2], found[3])
        : between(minutesOf(found[1], found[2], found[3], 'from'), minutesOf(found[4], found[5], found[6], 'until')),
  },
  {
    search: spoken(
      '(?:eat|eating|eats|dinner|meal|meals|food|finish|finished|done|khana)(?: \\S+){0,4}? (?:before|by) (?:the )?(?:sun (?:sets|goes down|is down)|sun ?down|sunset|dark|it gets dark|nightfall)|(?:nothing|no food|dont eat|never eat|no eating)(?: \\S+){0,3}? (?:after|once|when) (?:the )?(?:sun (?:sets|goes down|is down)|sun ?down|sunset|dark)',
    ),
    means: () => between(earliest, 18.5 * 60),
  },
  {
    search: spoken(`${clock} (?:se |ke )?pehle (?:\\S+ ){0,3}?(?:nahin|mat|kuch nahin|na)(?: \\S+)?`),
    means: (found) => start(found[1], found[2], found[3]),
  },
  {
    search: spoken(
      `(?:${clock} (?:se |ke )?pehle (?:\\S+ ){0,3}?(?:dinner|khana|kha|khatam|khatm|nipta|ho|kar)(?: \\S+){0,2}?|(?:dinner|khana|aakhri khana|last meal) (?:\\S+ ){0,2}?${clock} (?:se |ke )?(?:pehle|tak)(?: \\S+){0,2}?)`,
    ),
    means: (found) => (found[1] ? end(found[1], found[2], found[3]) : end(found[4], found[5], found[6])),
  },
  {
    search: spoken(
      `${clock} (?:ke |se )?baad (?:\\S+ ){0,3}?(?:nahin|mat|na|band|mana|sirf paani|bas paani|only water|fast|upvas)(?: \\S+)?`,
    ),
    means: (found) => end(found[1], found[2], found[3]),
  },
  {
    search: spoken(
      `(?:begin|start|lets begin|lets start|first (?:bite|meal|food|thing|morsel)|eat first|break (?:my |the )?fast|earliest|pehla khana|khana shuru)(?: \\S+){0,3}? (?:at|from|around|after|by|is|not before) ${clock}|(?:not|never|nothing|cant eat|dont eat|wont eat|no food)(?: \\S+){0,3}? (?:before|until|till|earlier than) ${clock}|${clock} (?:baje )?(?:se|ke baad) (?:khana )?shuru(?: \\S+)?`,
    ),
    means: (found) => {
      const at = [1, 4, 7].find((one) => found[one] !== undefined) ?? 1;
      return start(found[at], found[at + 1], found[at + 2]);
    },
  },
  {
    search: spoken(
      '(?:suryast|sunset|suraj (?:dhalne|doobne|dubne)|andhera hone) (?:ke |se )?baad (?:\\S+ ){0,2}?(?:nahin|mat|band|na)(?: \\S+)?|(?:suryast|sunset|suraj (?:dhalne|doobne|dubne)) (?:se |ke )?pehle(?: \\S+)?|chauvihar|chovihar|choviyar|chauvihaar|(?:dont|never|not|no|cant) (?:\\S+ ){0,3}?(?:after|past) (?:the )?(?:sunset|sun ?down|dark)|(?:after|past) (?:the )?(?:sunset|sun ?down|dark) (?:\\S+ ){0,2}?(?:no|not|nothing|dont|never)(?: \\S+)?|raat ko nahin khata(?: hu)?',
    ),
    means: () => between(earliest, 18.5 * 60),
  },
  {
    search: spoken(
      `${clock} (?:ke |के )?(?:baad|bad|बाद) (?:\\S+ ){0,3}?(?:nahin|nahi|mat|नहीं|मत)(?: (?:khata|khati|khana|khate|खाता|खाती|खाना))?`,
    ),
    means: (found) => end(found[1], found[2], found[3]),
  },
  {
    search: spoken(`(?:not|nothing|never)(?: \\S+){0,3}? (?:after|past|post|beyond) ${clock}`),
    means: (found) => end(found[1], found[2], found[3]),
  },
  {
    search: spoken(`(?:dinner|khana|khaana|raat ka khana|खाना) (?:\\S+ )?${clock} (?:se pehle|tak|ke pehle|से पहले|तक)`),
    means: (found) => end(found[1], found[2], found[3]),
  },
  {
    search: spoken(`${clock} (?:se pehle|tak|से पहले|तक) (?:\\S+ )?(?:dinner|khana|khaana|खाना)`),
    means: (found) => end(found[1], found[2], found[3]),
  },
  {
    search: spoken(
      `${clock} (?:to|till|until) ${clock} (?:eating )?(?:window|only)|(?:eat|eats|eating|food|meals?) (?:only )?${clock} (?:to|till|until) ${clock}`,
    ),
    means: (found) => {
      const [a, b, c, d, e, f] = found[1] === undefined ? found.slice(7, 13) : found.slice(1, 7);
      return between(minutesOf(a, b, c, 'from'), minutesOf(d, e, f, 'until'));
    },
  },
  {
    // 'Intermittent 16 8, 12 to 8': hours between pauses belong to the fasting of the text.
    search: new RegExp(
      `(?<=(?:^|[;,]) )(?:so |only |basically |i eat |eat )?${clock} (?:to|till|until|se) ${clock} (?:only |pm |tak )*(?=[;,]|$)`,
      'gu',
    ),
    means: (found) =>
      / (?:intermittent|fasting|16 8|16|if|window|eat|eating) /.test(found.input.replace(found[0], ' ').slice(0, found.index + 1))
        ? between(minutesOf(found[1], found[2], found[3], 'from'), minutesOf(found[4], found[5], found[6], 'until'))
        : undefined,
  },
  {
    search: spoken(
      '(?:i )?fast(?:ing)? (?:for )?16 ?(?:hours?|hrs?|ghante)(?: (?:a|every|per|each) day| daily)?|16 ?(?:hours?|hrs?|ghante) (?:ka |ki )?(?:fast|fasting|upvas|vrat)|if kart[ai](?: hu| hoon)?',
    ),
    means: (found) => (isDenied(found) ? [] : between(12 * 60, 20 * 60)),
  },
  {
    search: spoken(
      '(?:eat|eating|meals?|food|everything|khana) (?:\\S+ ){0,3}?(?:within|in|inside) (?:an? |the )?(\\d{1,2}) ?(?:hours?|hrs?|ghante|h)(?: window)?|(\\d{1,2}) ?(?:hours?|hrs?|h) (?:eating )?window',
    ),
    means: (found) => between(12 * 60, 12 * 60 + Number(found[1] ?? found[2]) * 60),
  },
  {
    search: spoken(
      `(?:first meal|break my fast|break fast|start eating|begin eating)(?: \\S+)? (?:at|around|by|after|about|from) (?:${clock}|(noon|midday))`,
    ),
    means: (found) => (found[4] ? between(12 * 60, latest) : start(found[1], found[2], found[3])),
  },
  {
    search: spoken(
      `(?:kitchen (?:closes|shuts)|stop eating|last meal|finish eating|done eating|eat my last meal)(?: \\S+)? (?:by|at|around|before|after) ${clock}`,
    ),
    means: (found) => end(found[1], found[2], found[3]),
  },
  {
    search: spoken(
      `(?:eating window |eat |eats |meals? |food |fasting window |window |only |i )?(?:\\S+ ){0,3}?(?:between|from) ${clock} (?:and|to|till|until|se|aur) ${clock}`,
    ),
    means: (found) =>
      / (?:work|office|shift|gym|sleep|train|class|college|job|busy) (?:\S+ ){0,3}$/.test(
        ` ${before(found)}${found[0]}`.replace(/ (?:between|from) .*$/, ' '),
      )
        ? undefined
        : between(minutesOf(found[1], found[2], found[3], 'from'), minutesOf(found[4], found[5], found[6], 'until')),
  },
  {
    search: spoken(`(?:eating )?window (?:is |of )?${clock} (?:to|and) ${clock}`),
    means: (found) => between(minutesOf(found[1], found[2], found[3], 'from'), minutesOf(found[4], found[5], found[6], 'until')),
  },
  {
    search: spoken(
      `${clock} (?:se|से) ${clock} (?:ke |के )?(?:beech|bich|बीच|tak|तक)(?: (?:hi|khana|khata|khati|khau|ही|खाना|खाता|खाती)){0,2}`,
    ),
    means: (found) => between(minutesOf(found[1], found[2], found[3], 'from'), minutesOf(found[4], found[5], found[6], 'until')),
  },
  {
    search: spoken(`${clock} (?:k|ke|se)? ?(?:baad|aage) (?:kuch |khana )?(?:nahin|ni|nai|mat|na|band)`),
    means: (found) => end(found[1], found[2], found[3]),
  },
  {
    search: spoken(
      '(?:first (?:bite|meal|food)|break (?:my |the )?fast|start eating|begin)(?: \\S+){0,2}? (?:at|from|around|after) (?:noon|midday|dopahar)',
    ),
    means: () => between(12 * 60, latest),
  },
  { search: spoken(`${notEating} (?:after|past|beyond|later than) ${clock}`), means: (found) => end(found[1], found[2], found[3]) },
  {
    search: spoken(`(?:after|past) ${clock} (?:i )?(?:nothing|no food|no eating|no meals?|dont eat|cant eat|do not eat)`),
    means: (found) => end(found[1], found[2], found[3]),
  },
  {
    search: spoken(
      `(?:last meal|dinner|supper|eat dinner|finish eating|done eating|everything|all meals?)(?: \\S+){0,5}? (?:before|by|latest by|at the latest by|no later than) ${clock}`,
    ),
    means: (found) => end(found[1], found[2], found[3]),
  },
  {
    search: spoken(
      `(?:(?:raat|raat ko|shaam|sham|रात|शाम) (?:ke |के )?)?${clock} (?:ke |के )?(?:baad|bad|बाद) (?:\\S+ ){0,2}?(?:kuch|kuchh|khana|khaana|कुछ|खाना)(?: \\S+){0,2}? (?:nahin|nahi|nhi|नहीं|mat|मत|na)(?: \\S+)?`,
    ),
    means: (found) => end(found[1], found[2], found[3]),
  },
  {
    search: spoken(
      `(?:nothing|no food|no eating|no breakfast|dont eat|cant eat|do not eat|not eat|never eat)(?: \\S+){0,2}? (?:before|until|till) ${clock}`,
    ),
    means: (found) => start(found[1], found[2], found[3]),
  },
  {
    search: spoken(
      `(?:nothing|no food|no eating|dont eat|cant eat|not eat|eat nothing|no breakfast)(?: \\S+){0,2}? (?:after|past) (sunset|noon|midday|evening|midnight)`,
    ),
    means: (found) => between(earliest, (named[found[1] ?? ''] ?? 20) * 60),
  },
  {
    search: spoken(
      `(?:nothing|no food|no eating|dont eat|cant eat|not eat|eat nothing)(?: \\S+){0,2}? (?:before|until|till) (noon|midday|dopahar)`,
    ),
    means: (found) => between((named[found[1] ?? ''] ?? 12) * 60, latest),
  },
  {
    search: spoken(
      '(?:eat|dinner|khana|meals?) (?:\\S+ )?(?:before|by) sunset|sunset (?:se|ke) pehle(?: \\S+)?|suryast (?:se|ke) pehle|सूर्यास्त (?:से|के) पहले',
    ),
    means: () => between(earliest, 18.5 * 60),
  },
  {
    search: spoken(
      '(?:16[:to ]+8|16 hours? fast(?:ing)?|sixteen eight|intermittent fast(?:ing)?|time restricted eating|(?:doing|do|follow|following|on|practise|practice) if(?= [;,]| $))',
    ),
    means: (found) =>
      isDenied(found) || /\d(?: ?(?:am|pm))? (?:and|to) \d/.test(found.input.replace(found[0], ' ')) ? [] : between(12 * 60, 20 * 60),
  },
  { search: spoken('(?:14[:to ]+10|14 hours? fast(?:ing)?)'), means: (found) => (isDenied(found) ? undefined : between(10 * 60, 20 * 60)) },
  { search: spoken('(?:12[:to ]+12)'), means: () => between(8 * 60, 20 * 60) },
  { search: spoken('(?:18[:to ]+6)'), means: () => between(13 * 60, 19 * 60) },
  {
    search: spoken('(?:20[:to ]+4|23[:to ]+1|omad|one meal (?:a|per) day|once a day|ek time khana|warrior diet)'),
    means: (found) => (isDenied(found) ? undefined : eightHours),
  },
  {
    search: spoken(
      '(?:skip|skipping|no|without|dont eat|dont have|never eat) (?:my )?breakfast(?! (?:is|are|feels?|without|counts?|ever|starts?|tastes?|for me is))|(?:nashta|nasta|naashta|नाश्ता) (?:nahin|nahi|नहीं)(?: \\S+)?',
    ),
    means: (found) => (/ (?:not|dont|never) $/.test(before(found)) ? [] : between(11 * 60, latest)),
  },
  {
    search: spoken(
      '(?:skip|skipping|no|without|dont eat|dont have) (?:my )?dinner(?! (?:after|before|later|is|are|feels?|without|counts?|ever|tastes?|for me is))',
    ),
    means: (found) => (/ (?:not|dont|never) $/.test(before(found)) ? [] : between(earliest, 18 * 60)),
  },
  {
    search: spoken('no late (?:night )?(?:dinners?|eating|meals?)|(?:early|light early) dinner|dont eat late|not late at night'),
    means: () => between(earliest, 19.5 * 60),
  },
  ...hourOfMealRules,
];
