import type { AskedOfPlan } from './asked-of-plan.ts';

/** What is asked of something that is only pointed at. */
export type Pointing = 'place' | 'most' | 'least' | 'much' | 'why' | 'long' | 'make' | 'skip' | 'instead' | 'cost';

const start = '^( (and|but|so|ok|okay|also|then|aur|toh|to|hmm|acha|accha|,|;))*';
const end = '( (then|plz|please|pls|bro|bhai|yaar|sir|ji|hai|h|hain|he|today|kya|what|na|hu|hun|hoon|not|nahi|for me|है|क्या|;))* $';
const it = '(it|this|that|these|those|them|ye|yeh|wo|woh|iska|isko|ise|isme|isse|यह|ये|इसे|इसको|इसमें|वह)';
const nutrient = '(protein|kcal|carbs|fat|fibre|iron|calcium|sodium|sugar)';
const asked = (words: string) => new RegExp(`${start} (${words})${end}`);

/** In this order; the first that reads the whole message counts. */
const questions: readonly (readonly [Pointing, RegExp])[] = [
  [
    'instead',
    asked(
      `(what |kya )?(insteadofit|iski jagah|uski jagah)( (what|kuch aur|kya|kuch|kuch else|else|and|something|another))*|(what|anything|something) (else )?instead( of ${it})?|(any )?(alternatives?|substitutes?|options?)( (for|to) ${it})?`,
    ),
  ],
  [
    'cost',
    asked(
      `(howmuch|kitna|kitne|कितना|कितने)( (will|does|would|all|ka|kharcha|paisa|paise|price|total|का|खर्च|पैसे|rupees|rs|money))*( ${it})?( (all|sab|ka|total|का))*( (cost|costs|kharcha|lagega|lagenge|padega|aayega|ayega|hoga|लगेगा|लगेंगे|पड़ेगा|आएगा|होगा))+|(what|howmuch) ((is|are|will|does|would|s) )?(the )?(${it} |total )?(cost|price|bill)( be)?|cost|price|kharcha|total (cost|bill|price)|(is )?${it} (expensive|cheap|mehenga|mehnga|sasta)`,
    ),
  ],
  [
    'much',
    asked(
      `(is|isnt|are|${it}) (${it} )?(not )?(a lot|(too |so |very )?(much|many|little|less|high|low|heavy)|enough|ok|okay|good|fine|normal|alright|bad)|(bahut |bohot |too |zyada |bahut more |very )?(more|more to|zyada|jyada|much|less|enough|kafi|kaafi|ज़्यादा|ज्यादा|काफी|काफ़ी)( ${it})?( not)?|${it} (bahut |very |thats )?(more|zyada|jyada|enough|kafi|kaafi|ज़्यादा|ज्यादा|काफी|काफ़ी)|(thats|that s) (too much|a lot|enough|too little)`,
    ),
  ],
  [
    'why',
    asked(
      `why( (is|was|the|did you (choose|pick|put|give)|only|hi))* (${it}|it|that|this)( (one|first|dish|meal|exercise|hi|only))*|${it} (one |hi )?why( (diya|rakha|chuna|hi|di|given|दिया|रखा))*|why (diya|rakha|chuna)( ${it})?`,
    ),
  ],
  [
    'long',
    asked(
      `how long( (does|will|would|do|to))*( ${it}| i)?( (take|takes|need|make|cook|prepare|to))*|(howmuch|kitna|kitni) (time|der|minute|samay)( (lagega|lagta|lagegi|lagti|take|takes|to make|to cook|banane|pakane|me|needed|लगेगा))*|(banane|pakane) me howmuch( (time|der|lagega|lagta|lagegi|lagti))*`,
    ),
  ],
  [
    'make',
    asked(
      `how (do|to|should|can|kaise)?( ?i)?( ?(make|cook|prepare|do|banta|banaye|banau|banaun|banega|banate|karte|karu|karna))+( ${it})?|${it} (how|kaise|कैसे) (banega|banta|banate|banaye|banau|banaun|banana|karte|karna|karu|do|make|बनेगा|बनाऊँ|बनाते|करते|करूँ)( ${it})?|(how|kaise|कैसे) (banega|banta|banate|banana|banaye|बनेगा|बनाते|बनाऊँ)( ${it})?`,
    ),
  ],
  [
    'skip',
    asked(
      `(can|could|may|should) i (just )?(skip|miss|leave|drop|remove) ${it}|${it} (skip|chhod|chod|छोड़) (do |kar )?(sakta|sakte|sakti|सकता|सकती)( (hu|hun|hoon|हूँ))?|(skip|chhod|chod) (kar )?(sakta|sakte|sakti)( (hu|hun|hoon))?|(is it )?(ok|okay|fine|bad|alright) (to|if i) (skip|miss|leave|drop|remove|dont (eat|have|do|take)) (out )?${it}( out)?`,
    ),
  ],
  [
    'most',
    asked(
      `(sabse|most|सबसे) (harder|hard|hardest|mushkil|heavy|heavier|difficult) (which|what|kaunsa|konsa|one)( (one|exercise))*|(sabse |सबसे )?(most|zyada|jyada|ज़्यादा|ज्यादा) ${nutrient} (kisme|kismein|which|what|किसमें)( (one|me|mein))*|(which|what|kaun|kaunsa|konsa|kis|kisme|kismein|किसमें)( (one|item|dish|thing|exercise|of (them|these|those)))*( (has|have|is|gives|sa|me|mein))*( the)?( (sabse|most|more|highest|max|maximum|zyada|jyada|सबसे|hardest|harder|toughest|heaviest|difficult|mushkil|richest|ज़्यादा|ज्यादा))+( (hard|difficult|mushkil|in|of|protein|kcal|carbs|fat|fibre|iron|calcium|sodium|sugar))*`,
    ),
  ],
  [
    'least',
    asked(
      `(sabse|सबसे) (easier|easy|aasan|lighter|light) (which|what|kaunsa|konsa|one)( (one|exercise))*|(sabse |सबसे )?(least|kam|less|कम) ${nutrient} (kisme|kismein|which|what|किसमें)( (one|me|mein))*|(which|what|kaun|kaunsa|konsa|kisme|kismein|किसमें)( (one|item|dish|thing|exercise|of (them|these|those)))*( (has|have|is|gives|sa|me|mein))*( the)?( (sabse|least|less|lowest|min|minimum|kam|सबसे|कम|easiest|easier|lightest|aasan))+( (in|of|protein|kcal|carbs|fat|fibre|iron|calcium|sodium|sugar))*`,
    ),
  ],
  [
    'place',
    asked(
      `(what|which|show|tell|tell me|about|what about|explain)?( ?(is|s|me|about|the|exercise|dish|item))* ?(the )?(first|second|third|last)( (one|exercise|dish|item|wala|wali|vala))*( (kaise|how|what|explain|batao|karte|karna|is|karu))*|how (do|to) (i )?(do )?(the )?(first|second|third|last)( (one|exercise))?`,
    ),
  ],
];

const shows: ReadonlySet<string> = new Set(['planDay', 'planNutrients', 'planSessions', 'planSets', 'planShopping']);

/** Hindi words that also sound like a food: 'banane' (to make) like banana, 'kaafi' (enough) like coffee. */
const soundsLikeFood = /\b(banane|kaafi|kafi)\b/i;

/** Whether a message only asks whether something may be left out, 'can I skip it', which makes sense of the whole plan too. */
export const asksToSkip = (gloss: string): boolean => questions.some(([pointing, words]) => pointing === 'skip' && words.test(gloss));

/** How a message points at what the last answer showed; undefined if it says more, names something else, or nothing was shown. */
export function pointsAt({ message, topic }: AskedOfPlan): Pointing | undefined {
  const { foods, text, isQuestion } = message;
  if (topic === null || !shows.has(topic.act) || message.meals.length > 0) return undefined;
  const word = foods.length === 1 ? soundsLikeFood.exec(text)?.[1]?.toLowerCase() : undefined;
  if (foods.length > (word === undefined ? 0 : 1) || message.days.some((day) => day.by !== 'today')) return undefined;
  const gloss = word === undefined ? message.gloss : message.gloss.replace(' food0 ', ` ${word} `);
  const found = questions.find(([, words]) => words.test(gloss))?.[0];
  // A bare 'too much' says that something should change; 'is that too much?' asks.
  return found === 'much' && !isQuestion && !/ (kya|what|क्या|is|are) /.test(gloss) ? undefined : found;
}
