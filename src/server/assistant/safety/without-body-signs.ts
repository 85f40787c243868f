import type { Flag } from '../../../contract/assistant/safety.ts';
import { compilePhrases, phraseLines, replacePhrases, romanOf, type Folded } from '../messages/index.ts';

/** Pain with a place in the body, in all spellings that the chips know. */
const places =
  'ankle|ankles|knee|knees|shoulder|shoulders|elbow|wrist|wrists|hip|hips|hamstring|hamstrings|calf|calves|shin|shins|heel|foot|feet|toe|toes|thigh|thighs|groin|quad|quads|achilles|finger|fingers|thumb|leg|legs|back|neck|muscle|muscles';
const placesHindi =
  'takhna|takhne|ghutna|ghutne|ghutno|kandha|kandhe|kohni|kalai|kamar|pith|gardan|pair|pairo|edi|pindli|jangh|kulha|kulhe|ungli|ungliyan|angutha|panja|panje|talva|hath|टखना|टखने|घुटना|घुटने|घुटनों|कंधा|कंधे|कोहनी|कलाई|कमर|पीठ|गर्दन|पैर|पैरों|एडी|पिंडली|जांघ|कूल्हा|कूल्हे|उंगली|अंगूठा|पंजा|तलवा|हाथ';
const painsHindi =
  'dard|darad|sujan|suj|suja|suji|chot|moch|dukh|dukhta|dukhti|dukhte|akad|akda|akdan|jakdan|khinchav|takleef|taklif|lachak|दर्द|सूजन|सूज|चोट|मोच|दुखता|दुखती|दुखते|दुख|अकड|अकडन|जकडन|खिंचाव|तकलीफ';
const phrases = phraseLines(`
my|the|both|left|right? ${places} .. hurt|hurts|hurting|pain|pains|painful|ache|aches|aching|sore|swollen|swelling|sprained|twisted|stiff|strained|injured|torn|weak|unstable
pain|ache|aching|swelling|stiffness|soreness in|on|around|behind|of .. ${places}
hurt|hurting|injured|sprained|twisted|strained|pulled|tore|broke|rolled|tweaked my|his|her|the|a left|right? ${places}
cant|cannot|couldnt|unable|hard|difficult to? lift|raise|bend|straighten|turn|move|put|walk|stand|climb|step|run|rotate|grip|squat|kneel|jump|load .. ${places}|stairs|weight|arm|overhead|steps
${placesHindi} main|pe|par|ka|ki|के|में|पर|का|की .. ${painsHindi} .. hu|raha|rahi|hai|gaya|gayi|lagi|hota|rehta|हो|रहा|रही|है|गया|गई|लगी|होता|रहता
${placesHindi} main|pe|par|ka|ki|के|में|पर|का|की? .. ${painsHindi}`);
const inPlain = compilePhrases(phrases);
const inRoman = compilePhrases(phrases, true);

/** Signs that are about limbs only; cuts, bleeding or numb hands may also be signs of despair. */
const ofLimbs: ReadonlySet<Flag['code']> = new Set([
  'cannotBearWeight',
  'lockedJoint',
  'fractureSigns',
  'ruptureSigns',
  'calfSwelling',
  'coldLimb',
  'feverOrNightPain',
]);

/**
 * A normalised message in which statements about the body are replaced by `§`: 'cannot take four steps on it' and 'ghutne mein bahut dard'
 * are about a leg, not about feelings. `flags` are those that rules found before.
 */
export function withoutBodySigns({ plain, roman }: Folded, flags: readonly Flag[]): Folded {
  const signs = flags.filter(({ code }) => ofLimbs.has(code)).map(({ found }) => found);
  const leave = (text: string, words: string) => text.replaceAll(` ${words} `, ' § ');
  const inRomanLetters = signs.map((found) => found.split(' ').map(romanOf).join(' '));
  return {
    plain: replacePhrases(signs.reduce(leave, plain), inPlain, '§ '),
    roman: replacePhrases(inRomanLetters.reduce(leave, roman), inRoman, '§ '),
  };
}
