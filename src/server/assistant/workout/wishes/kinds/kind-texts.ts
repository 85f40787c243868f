import type { Sentence } from '../../../wishes/index.ts';
import { alwaysRules } from '../reading/always-texts.ts';
import { cannotRules } from '../reading/cannot-texts.ts';

const say = (english: string, hindi: string): Sentence => ({ english, hindi });
const of = (rules: readonly { readonly kind: string; readonly says: Sentence }[]) =>
  Object.fromEntries(rules.map(({ kind, says }) => [kind, says]));

/**
 * Why a plan cannot do a kind of wish, and what to do about it. Sources: ACSM's position on exertional heat illness (2023) for the heat, WHO and
 * India's CPCB for the air-quality index, NHS pages on periods and exercise and on joint hypermobility.
 */
const ownReasons: Readonly<Record<string, Sentence>> = {
  heat: say(
    'The plan does not know the weather. In heat train in the coolest hour, in the shade or indoors, drink as you go, and stop when you feel dizzy or sick.',
    'प्लान मौसम नहीं जानता। गर्मी में सबसे ठंडे समय, छाया में या अंदर करें, बीच-बीच में पानी पिएँ, और चक्कर या मतली हो तो रुकें।',
  ),
  cold: say(
    'The plan does not know the weather. In the cold warm up indoors for longer, dress in layers and leave out runs on ice.',
    'प्लान मौसम नहीं जानता। ठंड में अंदर देर तक वार्म-अप करें, परतों में कपड़े पहनें और बर्फ़ पर न दौड़ें।',
  ),
  rain: say(
    'The plan does not know the weather. Everything but runs and walks can be done indoors; march on the spot instead of those.',
    'प्लान मौसम नहीं जानता। दौड़ और सैर के सिवा सब घर के अंदर हो सकता है; उनकी जगह एक ही स्थान पर कदमताल करें।',
  ),
  air: say(
    'The plan does not know the air. Train indoors with closed windows when the air-quality index is over 200, and leave walks and runs for cleaner hours.',
    'प्लान हवा का हाल नहीं जानता। AQI 200 से ऊपर हो तो खिड़कियाँ बंद करके अंदर करें, और सैर-दौड़ साफ़ हवा वाले समय पर।',
  ),
  clothes: say(
    'The plan asks for no special clothes, and cannot judge yours: wear what lets you squat and reach, and keep loose ends away from your feet.',
    'प्लान में खास कपड़े नहीं चाहिए, और आपके कपड़े हम नहीं परख सकते: ऐसे पहनें जिनमें बैठ और हाथ फैला सकें, और ढीला छोर पैरों में न आए।',
  ),
  order: say(
    'The order is fixed: warm-up, the large lifts, small exercises, then cardio, so that tired legs lift nothing heavy. Do the blocks in another order if you like.',
    'क्रम तय है: वार्म-अप, बड़े व्यायाम, छोटे व्यायाम, फिर कार्डियो, ताकि थके पैरों से भारी वज़न न उठे। चाहें तो हिस्सों का क्रम बदल लें।',
  ),
  split: say(
    'The split follows from the days a week: the whole body up to three, upper and lower on four, push, pull and legs on five or six. Write "full body", "upper lower" or "push pull legs" for another.',
    'बँटवारा हफ़्ते के दिनों से तय होता है: तीन दिन तक पूरा शरीर, चार पर ऊपरी और निचला, पाँच-छह पर पुश, पुल और पैर। दूसरा चाहिए तो ‘full body’, ‘upper lower’ या ‘push pull legs’ लिखें।',
  ),
  setsAndReps: say(
    'Say it as a number, such as "3 sets", "12 repetitions" or "5x5", and the plan keeps to it where that is safe.',
    'संख्या में लिखें, जैसे ‘3 सेट’, ‘12 दोहराव’ या ‘5x5’, और जहाँ सुरक्षित हो प्लान वही रखेगा।',
  ),
  exerciseCount: say(
    'Say it as a number, such as "at most 5 exercises a session", and the plan keeps to it.',
    'संख्या में लिखें, जैसे ‘एक सत्र में 5 व्यायाम’, और प्लान वही रखेगा।',
  ),
  rests: say(
    'Say it in seconds, such as "60 seconds rest", and the plan keeps to it. Otherwise rests follow from the goal.',
    'सेकंड में लिखें, जैसे ‘60 सेकंड आराम’, और प्लान वही रखेगा। वरना आराम लक्ष्य से तय होता है।',
  ),
  noCoolDown: say(
    'The cool-down stays: it is a few minutes in which pulse and breath settle. Skip it on a hurried day.',
    'कूल-डाउन रहेगा: कुछ मिनट जिनमें धड़कन और साँस शांत होती है। जल्दी वाले दिन छोड़ दें।',
  ),
  other: say(
    'We have no such exercises, so they are not in the plan. Do them on a day between the sessions.',
    'हमारे पास ऐसे व्यायाम नहीं हैं, इसलिए प्लान में नहीं हैं। सत्रों के बीच के किसी दिन करें।',
  ),
  medical: say(
    'We have no rules of training for this. Show the plan to your doctor first, begin with half of each session, and stop if something feels wrong.',
    'इसके लिए हमारे पास कसरत के नियम नहीं हैं। पहले डॉक्टर को प्लान दिखाएँ, हर सत्र का आधा करके शुरू करें, और कुछ ठीक न लगे तो रुकें।',
  ),
  hypermobile: say(
    'For loose joints: stop short of the end of each movement, choose the lighter weight, leave out long stretches, and ask a physiotherapist about joints that slip.',
    'ढीले जोड़ों में: हर हरकत आख़िर तक न ले जाएँ, हल्का वज़न चुनें, लंबे स्ट्रेच छोड़ें, और जो जोड़ खिसकते हों उनके लिए फ़िज़ियोथेरेपिस्ट से पूछें।',
  ),
  painfulPeriod: say(
    'Nothing is tied to a date: on days of cramps or heavy bleeding do half of the session, or do it a day later.',
    'कुछ भी तारीख़ से बँधा नहीं है: ऐंठन या ज़्यादा रक्तस्राव वाले दिन सत्र का आधा करें, या एक दिन बाद।',
  ),
};

/**
 * What a plan has for a kind of wish, beside what its movements leave out. Sources: NICE NG123 (2019) on the pelvic floor, NICE NG59 on sciatica,
 * NICE NG226 on osteoarthritis, Sherrington et al., Cochrane Review (2019) on exercise against falls.
 */
const ownPromises: Readonly<Record<string, Sentence>> = {
  finisher: say(
    'Cardio comes at the end of a session, after the strength work; how long it lasts follows from the minutes.',
    'कार्डियो सत्र के आख़िर में, ताकत के बाद आता है; कितनी देर, यह मिनटों से तय होता है।',
  ),
  privacy: say(
    'Everything here can be done at home, alone and unseen; nothing needs a gym, a park or a partner.',
    'यहाँ सब कुछ घर पर, अकेले और बिना किसी के देखे हो सकता है; जिम, पार्क या साथी ज़रूरी नहीं।',
  ),
  quiet: say(
    'Quiet: nothing lands, so people below and sleepers hear nothing.',
    'बिना आवाज़: कुछ भी धम से नहीं गिरता, इसलिए नीचे रहने वाले और सोने वाले कुछ नहीं सुनेंगे।',
  ),
  leaking: say(
    'For the pelvic floor: nothing that lands and no straining. Three months of pelvic-floor exercises with a physiotherapist help most people who leak.',
    'पेल्विक फ़्लोर के लिए: कूदना और ज़ोर लगाना नहीं। फ़िज़ियोथेरेपिस्ट के साथ तीन महीने के पेल्विक-फ़्लोर व्यायाम से ज़्यादातर लोगों का रिसाव घटता है।',
  ),
  noBending: say(
    'For the disc: no bending or turning of the loaded back. Numbness in the saddle, weak legs or trouble with the bladder belong before a doctor at once.',
    'डिस्क के लिए: भार के साथ कमर न झुकाना, न घुमाना। जाँघों के बीच सुन्नपन, पैरों में कमज़ोरी या पेशाब में दिक्कत हो तो तुरंत डॉक्टर को दिखाएँ।',
  ),
  noDeepKnee: say(
    'For worn or replaced joints: no deep bends and nothing that lands; strong thighs take load off a knee.',
    'घिसे या बदले हुए जोड़ों के लिए: गहरा मोड़ना और कूदना नहीं; मज़बूत जाँघें घुटने का भार घटाती हैं।',
  ),
  noFloor: say('Standing or seated throughout: nothing needs the floor.', 'सब कुछ खड़े या बैठे: किसी में ज़मीन पर नहीं जाना।'),
  wantBalance: say(
    'For a steady stand: balance exercises beside a wall or chair, which cut falls in older people by about a quarter.',
    'संतुलन के लिए: दीवार या कुर्सी के पास संतुलन के व्यायाम, जिनसे बड़ी उम्र में गिरना लगभग एक-चौथाई घटता है।',
  ),
  space: say(
    'Two steps of room are enough for everything here; walks and runs go on the spot or outside.',
    'यहाँ हर चीज़ के लिए दो कदम की जगह काफ़ी है; सैर और दौड़ एक जगह पर या बाहर।',
  ),
  fun: say(
    'The sessions of a week differ from one another, and any exercise can be swapped for one that you enjoy more.',
    'हफ़्ते के सत्र एक-दूसरे से अलग हैं, और किसी भी व्यायाम को मनपसंद व्यायाम से बदला जा सकता है।',
  ),
};

/** The reason for each kind that cannot be done. */
export const reasons: Readonly<Record<string, Sentence>> = { ...of(cannotRules), ...ownReasons };
/** The promise for each kind that every plan holds. */
export const promises: Readonly<Record<string, Sentence>> = { ...of(alwaysRules), ...ownPromises };
