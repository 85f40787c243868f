import type { Flag, FlagCode } from '../../../contract/assistant/safety.ts';
import { foldMessage } from '../messages/index.ts';
import { isBreathOfEffort } from './body/effort-breath.ts';

const doctor =
  '(?:doctor|doctors|doc|dr|daktar|surgeon|specialist|consultant|physio|physiotherapist|haematologist|hematologist|डॉक्टर|डाक्टर|सर्जन|फिजियो)';
/** What a doctor told about how to move: only these words bind a plan. */
const told = new RegExp(
  ` ${doctor} (?:[^ ;]+ ){0,6}?(?:no|not|avoid|only|light|gentle|walk|happy|fine|ok|mana|nahin|nahi|sirf|halka|halki|bas|मना|नहीं|सिर्फ|हल्का|हल्की|बस) `,
);
/** Who was told not to train at all waits. */
const notAtAll =
  / (?:kasrat|exercise|exercises|workout|gym|training|sport|कसरत|व्यायाम|जिम) (?:[^ ;]+ ){0,2}?(?:mana|nahin|band|मना|नहीं|बंद) | (?:no|not|any|stop) (?:[^ ;]+ ){0,2}?(?:exercise|workouts?|gym|training|sports?) /;
const longAgo =
  / (?:last year|years? (?:ago|back)|yrs ago|decades? ago|(?:[3-9]|1[0-2]|three|four|five|six|eight|ten|many) months? (?:ago|back)|in (?:19|20)\d\d|as a (?:child|kid)|pichle sal|sal pehle|(?:[3-9]|tin|char|panch|che|chah|ath) mahine (?:pehle|hu\w*)|bachpan|साल पहले|पिछले साल|बचपन|(?:[३-९3-9]|तीन|चार|पांच|छह|आठ) महीने (?:पहले|हुए|हो)) /;
const ofInjury = / (?:moch|sprain|sprained|twisted|twist|rolled|ankle|takhna|takhne|mocha|jumping|jump|skipping|मोच|टखना|टखने|मुडा|मुड) /;
const ofHand = / (?:palms?|wrists?|hands?|hatheli|hath|kalai|हाथ|हथेली|कलाई) /;
const ofVein = / (?:calf|pindli|flight|clot|thakka|पिंडली|थक्का) /;
/** Nerve pain that is known, without a sign that it grows. */
const knownNerve = /sciatica|saitika|slip(?:ped)? disc|साइटिका|स्लिप डिस्क/;
const growing =
  / (?:worse|worsening|weak|weaker|weakness|drop|drags|both|bladder|pee|peshab|kamjor|kamjori|badh|sunn|numb|numbness|कमजोर|कमजोरी|पेशाब|सुन्न|बढ|बढता|दोनों) /;

type Told = { readonly plain: string; readonly roman: string; readonly flags: readonly Flag[] };
/** Flags that do not stop a plan if the words tell of something known, treated or old: their limits and their card stay. */
const boundIf: Partial<Record<FlagCode, (told: Told, flag: Flag) => boolean>> = {
  heartRisk: ({ roman }, { found }) => isBreathOfEffort(found, roman),
  recentSurgery: ({ plain, roman }) => (told.test(plain) && !notAtAll.test(roman)) || longAgo.test(roman),
  nerveSigns: ({ plain, roman }) => knownNerve.test(plain) && !growing.test(plain) && !growing.test(roman),
  cannotBearWeight: ({ roman }) => ofHand.test(roman),
  calfSwelling: ({ plain, roman, flags }) =>
    ofVein.test(plain) ? flags.some(({ code }) => code === 'bloodThinner') && told.test(plain) : ofInjury.test(roman),
};

/**
 * The flags without those that bind a plan and do not stop it: an operation with a doctor's word on what to leave out or of long ago, known
 * nerve pain, a wrist that bears no weight, a swollen sprain, a treated clot, breath that is short on stairs. ACSM's guidelines (11th ed.) ask for clearance only with
 * symptoms or new disease; NICE NG59 keeps people with sciatica moving.
 */
export function withoutBound(flags: readonly Flag[], text: string): Flag[] {
  if (!flags.some(({ code }) => code in boundIf)) return [...flags];
  const { plain, roman } = foldMessage(text);
  return flags.filter((flag) => !boundIf[flag.code]?.({ plain, roman, flags }, flag));
}
