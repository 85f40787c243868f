import type { Asked } from './checklist.ts';
import { ask } from './checklist.ts';

/** Asked of every injury. */
export const injuryChecklist: readonly Asked[] = [
  ask('chestPain', 'chestPain', 'Do you have pain or pressure in the chest?', 'क्या सीने में दर्द या दबाव है?'),
  ask('breathless', 'breathing', 'Are you short of breath at rest?', 'क्या आराम में भी साँस फूल रही है?'),
  ask('passedOut', 'collapse', 'Did you pass out?', 'क्या आप बेहोश हुए थे?'),
  ask(
    'deformed',
    'deformity',
    'Does the part look bent, out of place, or is bone to be seen?',
    'क्या वह हिस्सा टेढ़ा या जगह से हटा दिखता है, या हड्डी दिख रही है?',
  ),
  ask('coldOrPale', 'coldLimb', 'Is the part beyond the injury cold, pale or blue?', 'क्या चोट से आगे का हिस्सा ठंडा, पीला या नीला है?'),
  ask('wound', 'openWound', 'Is there an open, deep or infected wound?', 'क्या कोई खुला, गहरा या संक्रमित घाव है?'),
  ask('numb', 'nerveSigns', 'Is it numb or getting weaker?', 'क्या वह सुन्न है या कमजोर होता जा रहा है?'),
  ask(
    'saddle',
    'saddleNumbness',
    'Is it numb around the seat, or has control of bladder or bowel changed?',
    'क्या बैठने की जगह सुन्न है, या पेशाब या मल पर काबू बदला है?',
  ),
  ask('fever', 'feverOrNightPain', 'Do you have a fever, or is the joint hot and red?', 'क्या बुखार है, या जोड़ गरम और लाल है?'),
  ask('nightPain', 'feverOrNightPain', 'Does pain wake you at night, whichever way you lie?', 'क्या दर्द रात को जगाता है, चाहे जैसे भी लेटें?'),
  ask('calf', 'calfSwelling', 'Is one calf swollen, warm or red?', 'क्या एक पिंडली सूजी, गरम या लाल है?'),
  ask('headHit', 'concussion', 'Did the head take a knock as well?', 'क्या सिर पर भी चोट लगी?'),
  ask('operated', 'recentSurgery', 'Was this part operated on in the last six months?', 'क्या पिछले छह महीने में इस हिस्से का ऑपरेशन हुआ?'),
];

/** Ottawa ankle and foot rules (Stiell 1992), in our own words. A single yes suffices. */
export const ankleChecklist: readonly Asked[] = [
  ask(
    'outerBone',
    'fractureSigns',
    'Does it hurt to press the back edge or tip of the outer ankle bone?',
    'टखने की बाहरी हड्डी का पिछला किनारा या सिरा दबाने पर दर्द होता है?',
  ),
  ask(
    'innerBone',
    'fractureSigns',
    'Does it hurt to press the back edge or tip of the inner ankle bone?',
    'टखने की भीतरी हड्डी का पिछला किनारा या सिरा दबाने पर दर्द होता है?',
  ),
  ask(
    'outerFoot',
    'fractureSigns',
    'Does it hurt to press the bone halfway along the outer edge of the foot?',
    'पैर के बाहरी किनारे के बीच की हड्डी दबाने पर दर्द होता है?',
  ),
  ask(
    'innerFoot',
    'fractureSigns',
    'Does it hurt to press the bony point on the inner side of the foot, in front of the ankle?',
    'टखने के आगे, पैर के भीतरी हिस्से की उभरी हड्डी दबाने पर दर्द होता है?',
  ),
  ask(
    'fourSteps',
    'cannotBearWeight',
    'Were you unable to take four steps right after it, or are you unable now?',
    'चोट के तुरंत बाद, या अभी, क्या चार कदम चलना संभव नहीं था या नहीं है?',
  ),
];

/** Ottawa knee rule (Stiell 1995) with signs of a torn or blocked joint, in our own words. */
export const kneeChecklist: readonly Asked[] = [
  ask(
    'over55',
    'fractureSigns',
    'Did it begin with a fall, knock or twist, and are you 55 or older?',
    'क्या यह गिरने, टकराने या मुड़ने से शुरू हुआ और आपकी उम्र 55 या ज्यादा है?',
  ),
  ask('kneecap', 'fractureSigns', 'Does it hurt to press the kneecap itself?', 'क्या घुटने की कटोरी दबाने पर दर्द होता है?'),
  ask(
    'fibula',
    'fractureSigns',
    'Does it hurt to press the small bone on the outer side, just below the knee?',
    'घुटने के ठीक नीचे, बाहर की छोटी हड्डी दबाने पर दर्द होता है?',
  ),
  ask('bend90', 'fractureSigns', 'Are you unable to bend it to a right angle?', 'क्या घुटना समकोण तक नहीं मुड़ता?'),
  ask(
    'fourSteps',
    'cannotBearWeight',
    'Were you unable to take four steps right after it, or are you unable now?',
    'चोट के तुरंत बाद, या अभी, क्या चार कदम चलना संभव नहीं था या नहीं है?',
  ),
  ask('locked', 'lockedJoint', 'Does it lock, or fail to straighten?', 'क्या वह अटकता है या सीधा नहीं होता?'),
  ask('givesWay', 'lockedJoint', 'Does it give way under you?', 'क्या वह चलते हुए धोखा देता है?'),
  ask('popSwelling', 'ruptureSigns', 'Was there a pop, with swelling within a few hours?', 'क्या चटकने की आवाज आई और कुछ घंटों में सूजन आ गई?'),
];

/** Danger signs after a blow to the head (after CRT6 and NICE NG232, in our own words). */
export const headChecklist: readonly Asked[] = [
  ask('knockedOut', 'headInjury', 'Were you knocked out, even for a moment?', 'क्या एक पल के लिए भी होश खोया?'),
  ask('vomited', 'headInjury', 'Have you vomited since?', 'क्या उसके बाद उल्टी हुई?'),
  ask('seizure', 'headInjury', 'Was there a fit?', 'क्या दौरा पड़ा?'),
  ask('worseHeadache', 'headInjury', 'Is there a strong headache, or one that grows?', 'क्या तेज या बढ़ता हुआ सिरदर्द है?'),
  ask('confused', 'headInjury', 'Are you confused, very drowsy, or unable to remember it?', 'क्या भ्रम, बहुत सुस्ती है, या घटना याद नहीं?'),
  ask('doubleVision', 'headInjury', 'Do you see double, or speak unclearly?', 'क्या दो-दो दिखता है या बोली लड़खड़ाती है?'),
  ask('weakLimb', 'headInjury', 'Is an arm or leg weak, numb or tingling?', 'क्या हाथ या पैर कमजोर, सुन्न या झनझनाता है?'),
  ask('fluid', 'headInjury', 'Does blood or clear fluid come from ear or nose?', 'क्या कान या नाक से खून या साफ पानी आता है?'),
  ask('bloodThinner', 'headInjury', 'Do you take medicine that thins the blood?', 'क्या आप खून पतला करने वाली दवा लेते हैं?'),
  ask('neckPain', 'neckInjury', 'Does the neck hurt, or is it hard to move?', 'क्या गर्दन में दर्द है या हिलाना कठिन है?'),
  ask(
    'symptoms',
    'concussion',
    'Headache, dizziness, fog, or trouble with light or noise since?',
    'क्या उसके बाद सिरदर्द, चक्कर, धुंध, या रोशनी और शोर से परेशानी है?',
  ),
  ask('notCleared', 'concussion', 'Are you still without a doctor’s clearance for sport?', 'क्या अब तक डॉक्टर से खेलने की अनुमति नहीं मिली है?'),
];

export const backChecklist: readonly Asked[] = [
  ask('seat', 'saddleNumbness', 'Is it numb between the legs or around the seat?', 'क्या टाँगों के बीच या बैठने की जगह सुन्न है?'),
  ask(
    'bladder',
    'saddleNumbness',
    'Is it hard to pass urine, or has control of bladder or bowel changed?',
    'क्या पेशाब करने में कठिनाई है, या पेशाब-मल पर काबू बदला है?',
  ),
  ask('bothLegs', 'saddleNumbness', 'Are both legs weak, numb or painful?', 'क्या दोनों टाँगें कमजोर, सुन्न या दर्द में हैं?'),
  ask('weakLeg', 'nerveSigns', 'Is a foot or leg getting weaker, or does the foot drop?', 'क्या कोई पैर कमजोर हो रहा है या पंजा गिरता है?'),
  ask('backFever', 'feverOrNightPain', 'Do you have a fever, or feel ill with it?', 'क्या साथ में बुखार है या तबीयत खराब लगती है?'),
  ask(
    'backNight',
    'feverOrNightPain',
    'Is it as bad at rest, or does it wake you at night?',
    'क्या आराम में भी उतना ही दर्द है, या रात को जगाता है?',
  ),
  ask(
    'weightLoss',
    'feverOrNightPain',
    'Have you lost weight without wanting to, or ever had cancer?',
    'क्या बिना चाहे वजन घटा है, या कभी कैंसर हुआ है?',
  ),
  ask(
    'hardFall',
    'fractureSigns',
    'Did it begin with a hard fall or accident, or are your bones known to be weak?',
    'क्या यह जोर से गिरने या दुर्घटना से शुरू हुआ, या हड्डियाँ कमजोर हैं?',
  ),
];

export const legChecklist: readonly Asked[] = [
  ask('oneCalf', 'calfSwelling', 'Is one calf or leg more swollen than the other?', 'क्या एक पिंडली या टाँग दूसरी से ज्यादा सूजी है?'),
  ask('warmCalf', 'calfSwelling', 'Is the calf warm, red or sore to touch?', 'क्या पिंडली गरम, लाल या छूने पर दुखती है?'),
  ask(
    'longRest',
    'calfSwelling',
    'Did it begin after a long trip, a plaster, bed rest or an operation?',
    'क्या यह लंबे सफर, प्लास्टर, बिस्तर पर आराम या ऑपरेशन के बाद शुरू हुआ?',
  ),
  ask('legBreath', 'breathing', 'Are you also short of breath?', 'क्या साथ में साँस भी फूलती है?'),
  ask(
    'legPop',
    'ruptureSigns',
    'Did it feel like a kick or snap, or can you not rise on your toes?',
    'क्या लात या टूटने जैसा लगा, या पंजों पर उठ नहीं पाते?',
  ),
  ask(
    'onePoint',
    'fractureSigns',
    'Is there one point on the bone that hurts to press, or to hop on?',
    'क्या हड्डी पर कोई एक बिंदु दबाने या एक पैर पर कूदने से दुखता है?',
  ),
  ask('tightShin', 'coldLimb', 'Is the lower leg hard as wood with growing pain?', 'क्या टाँग लकड़ी जैसी सख्त है और दर्द बढ़ रहा है?'),
];

/** Injuries of the hand that look small: a torn extensor tendon of the fingertip, and the scaphoid (tender in the hollow of the thumb). */
export const handChecklist: readonly Asked[] = [
  ask(
    'tipHangs',
    'malletFinger',
    'Does a fingertip hang, or can you not straighten it by yourself?',
    'क्या उंगली का सिरा लटका है, या उसे अपने आप सीधा नहीं कर पाते?',
  ),
  ask(
    'thumbHollow',
    'scaphoidSigns',
    'After a fall or knock: does it hurt to press the hollow at the base of the thumb?',
    'गिरने या टकराने के बाद: अंगूठे की जड़ का गड्ढा दबाने पर दर्द होता है?',
  ),
];

/** Fluoroquinolones weaken tendons for months (EMA, 2019). */
export const tendonChecklist: readonly Asked[] = [
  ask(
    'antibiotic',
    'tendonMedicine',
    'In the last six months, did you take an antibiotic such as ciprofloxacin, levofloxacin or ofloxacin?',
    'पिछले छह महीने में सिप्रोफ्लॉक्सासिन, लेवोफ्लॉक्सासिन या ओफ्लॉक्सासिन जैसी एंटीबायोटिक ली?',
  ),
];
