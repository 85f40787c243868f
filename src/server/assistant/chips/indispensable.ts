import { hinglishOf, romanOfDevanagari } from '../messages/index.ts';
import type { Mention } from './find-mentions.ts';

const no = '(?:nahin|na|not|never|no|cant|cannot|dont|doesnt|wont|couldnt|isnt|aint|hardly|barely)';
const without = '(?:without|minus|bina|bagair)';
/** What a meal, a day or a person is not without the food: 'cannot live', 'no dinner is complete', 'never feel full'. */
const lacking =
  '(?:live|survive|do|manage|function|start|begin|cope|exist|imagine|think|go|sleep|wake|work|last|enjoy|complete|completed|full|happy|satisfied|feels?|same|meal|meals|day|morning|dinner|lunch|breakfast|food|eat|plate|thali|proper|finish|swallow)';
/** What is missing without it: 'adhura', 'incomplete', 'hungry'. */
const wanting =
  '(?:adhur\\w*|incomplete|unfinished|empty|hungry|bhukh\\w*|bhook\\w*|pointless|impossible|boring|tasteless|bland|dull|phik\\w*|feek\\w*|bekar|bekaar|namumkin|mushkil|sun[ai]|weak|tired|lost|dead|nothing|starve|starving|cranky|faint|miserable|sad|unhappy|unthinkable|khali|begins?|pareshan)';
/** Hindi acts that do not come about without it: 'pet nahin bharta', 'guzara nahin hota', 'neend nahin khulti'. */
const act =
  '(?:bhar\\w*|reh\\w*|rah\\w*|ji|jee|jiy\\w*|chal\\w*|hot[aie]|hoga|hogi|khul\\w*|shuru|utar\\w*|mit\\w*|aat[ai]|lagt[ai]|poor[ai]|pur[ai]|complete|guzar\\w*|kat\\w*|ban pat\\w*|so pat\\w*|kha pat\\w*|kha sak\\w*)';
const self =
  '(?:i|me|we|us|my|mera|meri|main|mujhe|hum|hame|hamara|khana|khaana|pet|mann|man|din|subah|raat|neend|swad|maza|kaam|thali|meal|dinner|lunch|breakfast|day)';

/** What is said before the food. */
const before: readonly RegExp[] = [
  new RegExp(` ${no} (?:\\S+ ){0,4}?${lacking} (?:\\S+ ){0,3}?${without} (?:\\S+ ){0,2}$`, 'u'),
  new RegExp(
    ` ${no} (?:a |one |any |single )*(?:day|meal|morning|night|dinner|lunch|breakfast|week)?s? ?(?:\\S+ )?${without} (?:\\S+ )?$`,
    'u',
  ),
  new RegExp(` ${wanting} (?:if i am |if its |if |when |a meal )?${without} (?:\\S+ ){0,2}$`, 'u'),
  new RegExp(` (?:what is|whats|what) (?:\\S+ ){0,3}?${without} (?:\\S+ )?$`, 'u'),
  new RegExp(
    ` ${no} (?:please |ever |you dare |want to |going to |to |be asked to |tell me to |ask me to |make me |let anyone )*(?:take (?=my |our |away |out |off )|remove|cut|drop|leave out|skip|stop|replace|ban|give up|giving up|quit|leave|part with|let go of|compromise on|snatch|eliminate|exclude)(?: ?(?:away|out|off))? ?(?:my |the |our |all |any |out |away |on |having |eating )*(?:\\S+ )?$`,
    'u',
  ),
  / (?:nothing can replace|hooked on|addicted to|live for|depend on|crazy about) (?:my |the )?$/,
];

/** What is said behind it. */
const behind: readonly RegExp[] = [
  new RegExp(`^ (?:ke |k )?(?:bina|bagair) (?:\\S+ ){0,4}?(?:nahin|na) (?:\\S+ ){0,1}?${act} `, 'u'),
  new RegExp(`^ (?:ke |k )?(?:bina|bagair) (?:\\S+ ){0,4}?${wanting} `, 'u'),
  /^ (?:ke |k )?(?:bina|bagair) (?:\S+ )?(?:guzara|kaam|din|pet|man|mann|neend|maza|swad|chain) (?:hi |to )?(?:nahin|na) /,
  new RegExp(
    `^ (?:to |hi |ko |se |kabhi |please |bhi |ki )*(?:mat|nahin|na) (?:hat\\w*|kaat\\w*|kat\\w*|nikal\\w*|chheen\\w*|cheen\\w*|chh?u[dr]\\w*|chhod sak\\w*|chhodw\\w*|chhodn\\w*|chhin\\w*|band kar\\w*|rok\\w*)`,
    'u',
  ),
  /^ (?:is |are |to |has to |must |should |needs to )*(?:stay|stays|non negotiable|nonnegotiable|a must|compulsory|indispensable|my life|zaroori|zaruri|my weakness|must stay) /,
  /^ (?:band|kam|hata) (?:mat|nahin) (?:kar\w*|kij\w*|den\w*|do) /,
];
/** 'Bina chawal ke pet nahin bharta': the word stands before, what is missing behind. */
const around = new RegExp(
  `^(?: ke| k)? (?:\\S+ ){0,4}?(?:(?:nahin|na|not|cant|dont|never|wont|cannot) (?:\\S+ ){0,3}?(?:${act}|${lacking})|${wanting}) `,
  'u',
);
/** 'Without rice I cannot sleep', 'rice ke bina khana': a person or meal stands between. */
const opens = new RegExp(` ${without} (?:my |the |a |some |any |meri |mera )?$`, 'u');

/** With these words somebody speaks of what the body does not bear, or asks for a dish without the food. */
const ofTheBody =
  / (?:allerg\w*|anaphyl\w*|epipen|hives|rash\w*|swell\w*|coeliac|celiac|intoleran\w*|digest\w*|hazam|pach\w*|vomit\w*|ulti|reaction|itch\w*|bloat\w*|gas|acidity|doctor) /;

/** 'Do not take eggs away', unlike 'I do not take eggs'. */
const takenAway = [new RegExp(` ${no} (?:\\S+ )?take (?:\\S+ )?$`, 'u'), /^ (?:away|out|off) /] as const;
const pauses = /^(?:,|but|lekin|magar)$/;
const spokenAs = (word: string): string => {
  const said = hinglishOf(word);
  return /^[a-z]/.test(said) ? said : romanOfDevanagari(said);
};

/**
 * Whether a clause says that somebody does not want to be without a food: 'chawal ke bina pet nahi bharta', 'no dinner is complete without
 * dal', 'do not take my eggs away'. Such words refuse nothing, though 'without' or 'not' stands beside the food.
 */
export function isIndispensable(words: readonly string[], { from, to }: Pick<Mention, 'from' | 'to'>): boolean {
  const spoken = words.map(spokenAs);
  if (ofTheBody.test(` ${spoken.join(' ')} `)) return false;
  const start = spoken.findLastIndex((word, at) => at < from && pauses.test(word)) + 1;
  const pause = spoken.findIndex((word, at) => at >= to && pauses.test(word));
  const ahead = ` ${spoken.slice(start, from).join(' ')} `;
  const after = ` ${spoken.slice(to, pause < 0 ? undefined : pause).join(' ')} `;
  if (before.some((one) => one.test(ahead)) || behind.some((one) => one.test(after))) return true;
  if (takenAway[0].test(ahead) && takenAway[1].test(after)) return true;
  return opens.test(ahead) && around.test(after) && new RegExp(` (?:${self}) `, 'u').test(after);
}
