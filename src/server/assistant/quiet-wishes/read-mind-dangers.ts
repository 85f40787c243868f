import { flagFacts, type Flag, type FlagCode } from '../../../contract/assistant/safety.ts';
import type { Reading } from '../wishes/index.ts';
import { QuietText } from './quiet-text.ts';
import { readMind } from './read-mind.ts';

type Danger = {
  readonly code: FlagCode;
  /** All of them in one sentence. */
  readonly all: readonly RegExp[];
  readonly unless?: RegExp;
  /** What is told of the baby and not of the writer. */
  readonly hides?: RegExp;
};

const sleepless =
  / (?:(?:no|not|without|havent|hardly|nahin|didnt|barely|bina|dont) (?:\S+ ){0,4}?(?:sl[e]+pt?|sleeping|nap|neend|nind|soya|soyi|soye|sone|so)|(?:neend|nind|soya|soyi|soye|so) (?:\S+ ){0,3}?nahin|awake|up all night|jag\S*|(?:sleep\w*|slept|soya|soyi|sota|soti) (?:only |just |sirf |bas )?(?:1|2|3|one|two|three|do|ek|teen|ek do) (?:hours?|hrs?|ghante)|need (?:no|hardly any|almost no|less) sleep|neend ki jarurat nahin) /;
const nights =
  / (?:(?:[2-9]|1\d|two|three|four|five|six|seven|ten|do|teen|tin|char|paanch|panch|several|many|kai) (?:days?|nights?|din|raat\S*|rat\S*)|a week|(?:this|all|last|past) week|whole week|hafte (?:se|bhar)|every night|for days) /;
const elated =
  / (?:amazing|great|fantastic|wonderful|full of (?:energy|ideas|plans)|energetic|on top|unstoppable|high|invincible|brilliant|superb|energy|(?:thoughts|mind|ideas) rac(?:e|es|ing)|racing thoughts|ideas|mast|bahut acha|josh|takat|tired not|not tired|never tired|need (?:no|hardly any) sleep|thakan nahin|thakta nahin|thakti nahin|super ?human|genius|chosen|spending|bought|kharch\S*|never felt better|best ever|buzzing|wired|dimag tez|full power) /;
const drink =
  / (?:alcohol|drink(?:s|ing)?(?! (?:\S+ ){0,3}(?:water|milk|doodh|dudh|haldi|chai|tea|coffee|juice|shake|soup|soda|lassi|protein|buttermilk|kadha|enough) )|drunk|whisky|whiskey|rum|vodka|wine|beers?|pegs?|daru|daaru|sharab|sharaab|liquor|brandy|bottle of|quarter|old monk) /;
const everyNight =
  / (?:every (?:night|day|evening)|daily|nightly|most nights|to (?:sleep|fall asleep|forget|cope|calm down|get through)|roz|rojana|each (?:night|evening|day)|har (?:raat|din|roz|shaam|sham)|without it|without a drink|sone ke liye|all nights|cant stop|nahin chhut\S*|chhod nahin|bina (?:\S+ ){0,4}nahin) /;
const noDrink =
  / (?:no|not|never|dont|stopped|quit|gave up|sober|chhod di\S*|nahin pit\S*|nahin peet\S*) (?:\S+ ){0,2}(?:alcohol|drink\w*|daru|daaru|sharab|sharaab|wine|beers?)| (?:daru|daaru|sharab|alcohol) (?:bilkul |kabhi )?(?:nahin (?:pi|pee|le)\S*|mat|bandh?|chhod\S*) /;
const ofKin =
  / (?:my|mere|meri|mera|our) (?:\S+ )?(?:husband|wife|father|mother|dad|papa|mom|brother|sister|son|friend|pati|patni|bhai|dost|boss|roommate|uncle|in ?laws) (?:\S+ )?(?:drinks?|drinking|drunk|pit\S*|peet\S*|(?:daru|daaru|sharab|alcohol) (?:\S+ )?(?:pit\S*|peet\S*|drinks?))(?= )/g;
const pills =
  / (?:sleeping (?:pills?|tablets?|medicines?)|n(?:ee|i)nd ki (?:goli\S*|dawa\S*|dava\S*|tablet\S*)|alprax\w*|alprazolam|zolpidem|zolfresh|clonazepam|lorazepam|ativan|rivotril|diazepam|valium|restyl|etizolam|xanax|ambien) /;
const afterBirth =
  / (?:baby|newborn|new ?born|gave birth|delivery|postpartum|bachcha|bacche|bachche|baccha|bacha|bachchi|new (?:mother|mom|mum)|infant|prasav|shishu|navajat) /;
const lowAfterBirth =
  / (?:cry|crying|cried|tears|weep\w*|bad mother|bad mom|bad mum|not a good (?:mother|mom|mum)|wrong mother|sad|low|empty|hopeless|no bond|cant bond|dont bond|not bonding|dont love|feel nothing|feel no love|guilty|failing|failure|rona|rot[aie]|rone|udas\S*|buri ma+|burii? ma+|achhi ma+ nahin|worthless|numb|scared of (?:the|my) baby|regret\w*|trapped|pyar nahin|lagav nahin|judav nahin|man nahin lagta|better off without me) /;
const ofOwnBirth =
  / (?:\d+ (?:days?|weeks?|months?|din|hafte|mahine)|newborn|new ?born|gave birth|delivery|postpartum|prasav|new (?:mother|mom|mum)|my baby|mera bachcha|meri bachchi|infant|navajat|since (?:the|my) baby|hone ke baad|after (?:the|my) baby|mother|mom|mum|ma|maa) /;

/**
 * What no plan is the help for. Sources: NICE CG185 (bipolar disorder: little need of sleep with high energy), NICE CG115 (alcohol: no sudden
 * stop for daily drinkers), NICE NG215 (medicines that cause dependence), NICE CG192 (mental health after birth: asked about and treated early).
 */
const dangers: readonly Danger[] = [
  { code: 'highMood', all: [sleepless, nights, elated] },
  { code: 'alcohol', all: [drink, everyNight], unless: noDrink, hides: ofKin },
  {
    code: 'sleepingPills',
    all: [pills],
    unless: / (?:no|never|not|without|dont want|dont take|bina) (?:\S+ ){0,2}(?:sleeping|neend ki|pills?|tablets?) /,
  },
  {
    code: 'afterBirth',
    all: [afterBirth, lowAfterBirth, ofOwnBirth],
    hides: / (?:baby|newborn|bachcha|bachchi|bacha|infant|he|she|who) (?:\S+ )?(?:cries|crying|rota|roti|rone|cry)(?= )/g,
  },
];

type Found = { readonly code: FlagCode; readonly words: string; readonly index: number };

/** Whether a danger is told in words. */
function isTold({ all, unless, hides }: Danger, words: string): boolean {
  const said = hides ? ` ${words} `.replace(hides, ' §') : ` ${words} `;
  return all.every((sign) => sign.test(said)) && !unless?.test(said);
}

/** Dangers are told over several pieces of a text, so that each sentence is read whole, and then all of them together. */
function dangersIn(text: QuietText): Found[] {
  let index = 0;
  const found = text.plain.split(' ; ').flatMap((sentence): Found[] => {
    const words = sentence.trim();
    const at = index + 1;
    index += sentence.length + 3;
    return dangers.filter((one) => isTold(one, words)).map(({ code }) => ({ code, words, index: at }));
  });
  const whole = text.plain.replaceAll(' ; ', ' ').trim();
  const over = dangers.filter((one) => !found.some(({ code }) => code === one.code) && isTold(one, whole));
  return [...found, ...over.map(({ code }) => ({ code, words: whole, index: 1 }))];
}

/** Where the dangers of the mind stand, which the card beside the plan answers and not the list of wishes. */
export const readMindDangers = (text: QuietText): Reading[] =>
  dangersIn(text).map(({ words, index }): Reading => ({ ...text.spanOf(index, words.length), aside: true }));

/** The flags of the mind in the words beside a quiet plan: each has its card, as everywhere. */
export function mindFlagsIn(typed: string): Flag[] {
  const text = new QuietText(typed);
  const voices = readMind(text).some(
    (one) => 'constraints' in one && one.constraints?.some(({ type, value }) => type === 'mind' && value === 'psychosis'),
  );
  const codes: Found[] = [...dangersIn(text), ...(voices ? [{ code: 'voices' as const, words: typed.trim(), index: 0 }] : [])];
  return codes.map(({ code, words }) => ({ code, level: flagFacts[code].level, found: words.slice(0, 120) }));
}
