import { card } from './card-text.ts';

/** Injuries that look small, which somebody must see before any exercise. */
export const injuryCards = {
  malletFinger: card(
    [
      'Keep the fingertip straight, and see a doctor',
      'A fingertip that hangs and does not straighten by itself may have lost its tendon. It usually needs a splint that holds it straight for about six weeks, day and night. Do not bend it, not even to try: every bend can undo the healing.',
      'See a doctor or hand therapist within a day or two, sooner if the nail is torn or the skin is open.',
    ],
    [
      'उंगली का सिरा सीधा रखिए, और डॉक्टर को दिखाइए',
      'जो सिरा लटक जाए और अपने आप सीधा न हो, उसकी नस टूटी हो सकती है। आमतौर पर लगभग छह हफ्ते, दिन-रात, सीधा रखने वाली पट्टी (स्प्लिंट) चाहिए। उसे मोड़िए मत, आजमाने के लिए भी नहीं: हर बार मोड़ने से भरती नस फिर खुल सकती है।',
      'एक-दो दिन में डॉक्टर या हाथ के थेरेपिस्ट को दिखाइए; नाखून उखड़ा हो या चमड़ी खुली हो तो और जल्दी।',
    ],
  ),
  scaphoidSigns: card(
    [
      'Have the wrist X-rayed first',
      'Pain at the base of the thumb after a fall on the hand can be a broken small bone of the wrist, even when it hurts little and the first X-ray shows nothing. No weight on the hand, no push-ups, no gripping until a doctor has seen it, today or tomorrow.',
    ],
    [
      'पहले कलाई का एक्स-रे कराइए',
      'हाथ के बल गिरने के बाद अंगूठे की जड़ में दर्द कलाई की छोटी हड्डी टूटने से हो सकता है, दर्द कम हो और पहला एक्स-रे ठीक दिखे तब भी। आज या कल डॉक्टर के देखने तक हाथ पर वजन, पुश-अप और पकड़ने की कसरत नहीं।',
    ],
  ),
  herniaSigns: card(
    [
      'Have the lump looked at first',
      'A lump in the groin or belly that comes with coughing or effort may be a hernia. A doctor should feel it before you train the belly or lift. Until then: easy walking, and nothing that makes you strain.',
      'Hard, very sore, red, or it does not go back, or you vomit: hospital at once.',
    ],
    [
      'पहले गाँठ दिखाइए',
      'जाँघ के जोड़ या पेट में खाँसने या जोर लगाने पर उभरने वाली गाँठ हर्निया हो सकती है। पेट की कसरत या वजन उठाने से पहले डॉक्टर देखें। तब तक हल्की सैर, और जोर लगाने वाला कुछ नहीं।',
      'गाँठ सख्त, बहुत दुखती या लाल हो, वापस न जाए, या उल्टी हो: तुरंत अस्पताल।',
    ],
  ),
  tendonMedicine: card(
    [
      'Ask a doctor about this antibiotic first',
      'Antibiotics such as ciprofloxacin, levofloxacin or ofloxacin can weaken tendons, above all the Achilles, up to some months after the last tablet. With a sore tendon the doctor should know today. No heel drops, jumps or runs until then; do not stop a medicine without asking.',
    ],
    [
      'पहले इस एंटीबायोटिक के बारे में डॉक्टर से पूछिए',
      'सिप्रोफ्लॉक्सासिन, लेवोफ्लॉक्सासिन या ओफ्लॉक्सासिन जैसी एंटीबायोटिक नसों (टेंडन) को, खासकर एड़ी की नस को, आखिरी गोली के कुछ महीने बाद तक कमजोर कर सकती हैं। नस दुखती हो तो आज ही डॉक्टर को बताइए। तब तक एड़ी नीचे करने की कसरत, कूद और दौड़ नहीं; पूछे बिना दवा बंद मत कीजिए।',
    ],
  ),
  numbFeet: card(
    [
      'First a foot check',
      'With diabetes and little feeling in the feet, a sore foot needs a doctor or foot clinic first: a wound or a broken bone may not hurt. Look at both soles today, with a mirror or another person. Spare the foot until it was seen.',
      'Warm, red, swollen, or an open spot: today.',
    ],
    [
      'पहले पैरों की जाँच',
      'शुगर के साथ पैरों में महसूस कम हो, तो दुखता पैर पहले डॉक्टर या पैरों के क्लिनिक में दिखाइए: घाव या टूटी हड्डी शायद न दुखे। आज ही दोनों तलवे आईने से या किसी से दिखवाइए। जाँच तक पैर को आराम दीजिए।',
      'पैर गरम, लाल, सूजा हो या कोई खुला घाव हो: आज ही।',
    ],
  ),
} as const;
