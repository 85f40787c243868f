import type { Flag, FlagCode } from '../../../contract/assistant/safety.ts';
import type { Folded } from '../messages/index.ts';
import { isPregnancyOfOthers } from './body/pregnancy-of-others.ts';

const finger = / (?:finger|fingers|fingertip|fingertips|thumb|ungli|ungliya|ungliyan|angutha|उंगली|उँगली|उंगलियां|अंगूठा|अंगूठे) /;
const drooping =
  / (?:droop|droops|drooping|drooped|droopy|hangs?|hanging|dangles?|bent|jhuk\w*|latak\w*|tedh\w*|seedhi|sidhi|straighten|झुक\S*|लटक\S*|टेढ\S*|सीधी|सीधा|सीधी) /;
/** What belongs to a stroke: face and speech, one side, an arm or leg without power, and all of a sudden. */
const ofStroke =
  / (?:face|mouth|smile|speech|slurred|slurring|speak|speaking|words|arm|arms|leg|legs|side|sided|half|whole|numb|weak|weakness|eye|eyes|vision|see|sudden|suddenly|confused|headache|dizzy|chehra|muh|munh|bol|boli|hath|haath|pair|taraf|sunn|sun|kamzor|kamjor|achanak|aankh|चेहरा|चेहरे|मुंह|मुँह|बोल|बोली|हाथ|पैर|तरफ|ओर|सुन्न|कमजोर|अचानक|आंख) /;

const dizzy = / (?:dizzy|dizziness|giddy|lightheaded|light headed|vertigo|chakkar|चक्कर) /;
const lookingUp =
  / (?:(?:look|looking|turn|turning|tilt|tilting|bend|bending|move|moving|stand|standing|get|getting|roll|rolling) (?:up|down|over|back|sideways|(?:my |the )?(?:head|neck))|(?:upar|oopar|neeche) dekh\w*|gardan \w*(?: \w+)? ?(?:ghuma\w*|uthat\w*|mod\w*)|ऊपर देख\S*|नीचे देख\S*|गर्दन (?:घुमा\S*|उठा\S*|मोड\S*)) /;
/** That a head was knocked, or what follows such a knock. */
const ofKnock =
  / (?:hit|hits|knock|knocked|banged|bumped|blow|struck|fell|fall|fallen|tackle|tackled|collision|collided|clash|clashed|concussion|concussed|crash|accident|header|headed|bouncer|helmet|whiplash|elbowed|headache|foggy|nausea|vomit\w*|confused|since|scrum|collapsed|head injury|lagi|laga|takra\w*|gir\w*|चोट|लगी|लगा|टकरा\S*|गिर\S*) /;

const lyingOnIt =
  / (?:(?:lie|lying|lay|laying|sleep|sleeping|roll|rolling) (?:down )?(?:on|onto|over) (?:it|that|this|the|my)(?: (?:same|sore|bad|painful|hurt|left|right))?(?: (?:side|shoulder|arm))?|(?:us|usi|uss|is|isi) (?:karwat|karvat|taraf|side|kandhe) \w*|karwat|karvat|(?:उस|उसी|इस|इसी) (?:करवट|तरफ|ओर|कंधे)|करवट) /;
/** What pain at night is worse with. */
const ofIllness =
  / (?:fever|temperature|chills|sweats|weight|cancer|tumou?r|lump|wakes?|waking|woken|awake|whichever|any position|no matter|all night|every night|rest|resting|still|constant|bukhar|bukhaar|vajan|jagat\w*|jaga|har karwat|kisi bhi|बुखार|वजन|जगा\S*|हर करवट|किसी भी|कैंसर|गांठ) /;
const ofBreak =
  / (?:broke|broken|break|fractured?|crack\w*|snap\w*|bone|fell|fall|hit|accident|crash|tackle\w*|lump|collarbone|deformed|swollen|bruis\w*|lift it at all|toot\w*|tut\w*|gir\w*|haddi|hadi|टूट\S*|गिर\S*|हड्डी|फ्रैक्चर) /;
const stiffening = / (?:stiff|stiffer|stiffening|stiffness|frozen|akad\w*|jakad\w*|jam|अकड\S*|जकड\S*|जाम) /;

const neverOperated =
  /(?:operation|surgery|ऑपरेशन|सर्जरी) (?:(?:abhi|koi|tak|to|kabhi|अभी|कोई|तक|कभी) )*(?:nahin|nahi|nhi|नहीं|नही) (?:hua|hui|huwa|karvaya|karaya|हुआ|हुई|कराया|करवाया)/;

type Explained = (folded: Folded, flag: Flag) => boolean;
/** What is told of a limb or of how one lies, and is not what words like it usually mean. */
const explainedBy: Partial<Record<FlagCode, Explained>> = {
  stroke: ({ plain }) => finger.test(plain) && drooping.test(plain) && !ofStroke.test(plain),
  concussion: ({ plain }) => dizzy.test(plain) && lookingUp.test(plain) && !ofKnock.test(plain),
  feverOrNightPain: ({ plain }) => lyingOnIt.test(plain) && !ofIllness.test(plain),
  pregnant: ({ plain }) => isPregnancyOfOthers(plain),
  recentSurgery: (_folded, { found }) => neverOperated.test(found),
  fractureSigns: ({ plain }) => (stiffening.test(plain) || lyingOnIt.test(plain)) && !ofBreak.test(plain),
};

/**
 * The flags without those whose words are about something harmless or other: a fingertip that hangs (a tendon, no stroke), dizziness on
 * looking up without a knock (no concussion), a shoulder that hurts when it is lain on (NICE CKS on shoulder pain: usual for the cuff; pain in
 * every position is not), a pregnancy that is denied or is that of people whom somebody teaches.
 */
export const withoutLookalikes = (flags: readonly Flag[], folded: Folded): Flag[] =>
  flags.filter((flag) => !explainedBy[flag.code]?.(folded, flag));
