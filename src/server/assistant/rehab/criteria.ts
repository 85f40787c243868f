import type { RehabPhaseName, RehabProblem } from '../../../contract/assistant/rehab.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';

export type Region = 'leg' | 'trunk' | 'arm' | 'head';
export const regionOf: Readonly<Record<RehabProblem, Region>> = {
  ankleSprain: 'leg',
  hamstring: 'leg',
  groin: 'leg',
  quadriceps: 'leg',
  calf: 'leg',
  achilles: 'leg',
  patellarTendon: 'leg',
  frontKnee: 'leg',
  shin: 'leg',
  plantarHeel: 'leg',
  lowBack: 'trunk',
  neck: 'trunk',
  shoulder: 'arm',
  elbow: 'arm',
  wrist: 'arm',
  finger: 'arm',
  concussion: 'head',
};
type Gates = Readonly<Record<PlanLanguage, readonly string[]>>;

/** The criteria for the next phase; the last ones are for the return to full sport. */
export const leaveWhen: Readonly<Record<RehabPhaseName, Readonly<Record<Region, Gates>>>> = {
  protect: {
    leg: {
      english: ['Pain in daily life is 3 of 10 or less on two days in a row.', 'You walk without a limp.', 'Swelling is not growing.'],
      hindi: ['दो दिन लगातार, रोज के कामों में दर्द 10 में 3 या कम।', 'बिना लंगड़ाए चलते हैं।', 'सूजन बढ़ नहीं रही।'],
    },
    trunk: {
      english: [
        'Pain in daily life is 3 of 10 or less on two days in a row.',
        'You sleep through, and can sit or stand 20 minutes.',
        'Nothing runs down an arm or leg.',
      ],
      hindi: ['दो दिन लगातार, रोज के कामों में दर्द 10 में 3 या कम।', 'नींद पूरी होती है, 20 मिनट बैठ या खड़े रह सकते हैं।', 'हाथ या पैर में कुछ नहीं उतरता।'],
    },
    arm: {
      english: [
        'Pain in daily life is 3 of 10 or less on two days in a row.',
        'You can dress and carry a cup with it.',
        'Swelling is not growing.',
      ],
      hindi: ['दो दिन लगातार, रोज के कामों में दर्द 10 में 3 या कम।', 'कपड़े पहन सकते हैं और कप उठा सकते हैं।', 'सूजन बढ़ नहीं रही।'],
    },
    head: {
      english: ['A doctor has cleared you.', 'One whole day with no symptom in daily life.'],
      hindi: ['डॉक्टर ने अनुमति दी है।', 'पूरा एक दिन रोज के कामों में कोई लक्षण नहीं।'],
    },
  },
  load: {
    leg: {
      english: [
        'All exercises of this phase at pain 2 or less, and calm after 24 hours.',
        'Movement is nearly that of the other side.',
        'You stand 30 seconds on that leg.',
      ],
      hindi: ['इस चरण की सब कसरतें दर्द 2 या कम पर, और 24 घंटे बाद शांत।', 'हरकत लगभग दूसरी ओर जैसी।', 'उस पैर पर 30 सेकंड खड़े रह सकते हैं।'],
    },
    trunk: {
      english: [
        'All exercises of this phase at pain 2 or less, and calm after 24 hours.',
        'Bending and turning are nearly free.',
        'You walk 30 minutes with ease.',
      ],
      hindi: ['इस चरण की सब कसरतें दर्द 2 या कम पर, और 24 घंटे बाद शांत।', 'झुकना और मुड़ना लगभग खुला।', '30 मिनट आराम से चल सकते हैं।'],
    },
    arm: {
      english: [
        'All exercises of this phase at pain 2 or less, and calm after 24 hours.',
        'Movement is nearly that of the other side.',
        'Grip is at least two thirds of the other hand.',
      ],
      hindi: ['इस चरण की सब कसरतें दर्द 2 या कम पर, और 24 घंटे बाद शांत।', 'हरकत लगभग दूसरी ओर जैसी।', 'पकड़ दूसरे हाथ की कम से कम दो तिहाई।'],
    },
    head: { english: ['No symptom during the step, nor in the 24 hours after.'], hindi: ['कदम के दौरान और 24 घंटे बाद कोई लक्षण नहीं।'] },
  },
  strengthen: {
    leg: {
      english: [
        'Strength work without pain above 2, at nine tenths of the other side.',
        'Three hops in place without fear or pain.',
        'Twenty minutes brisk walk, calm the next morning.',
      ],
      hindi: [
        'ताकत की कसरत दर्द 2 से ऊपर गए बिना, दूसरी ओर के नब्बे प्रतिशत पर।',
        'एक जगह तीन उछाल बिना डर या दर्द।',
        '20 मिनट तेज सैर, अगली सुबह शांत।',
      ],
    },
    trunk: {
      english: [
        'Strength work without pain above 2.',
        'Forty seconds of side plank on each side, or as long as on the better side.',
        'A normal day’s work, calm the next morning.',
      ],
      hindi: ['ताकत की कसरत दर्द 2 से ऊपर गए बिना।', 'हर ओर 40 सेकंड साइड प्लैंक, या बेहतर ओर जितना।', 'सामान्य दिन का काम, अगली सुबह शांत।'],
    },
    arm: {
      english: [
        'Strength work without pain above 2, at nine tenths of the other side.',
        'You can lean on it, or hold and throw a light ball, without fear.',
      ],
      hindi: ['ताकत की कसरत दर्द 2 से ऊपर गए बिना, दूसरी ओर के नब्बे प्रतिशत पर।', 'उस पर टिक सकते हैं, या हल्की गेंद बिना डर पकड़-फेंक सकते हैं।'],
    },
    head: {
      english: ['No symptom at full effort without contact.', 'A doctor clears contact in writing.'],
      hindi: ['बिना टक्कर पूरी मेहनत पर कोई लक्षण नहीं।', 'टक्कर वाले खेल के लिए डॉक्टर की लिखित अनुमति।'],
    },
  },
  return: {
    leg: {
      english: [
        'Every step of the ladder done, calm after 24 hours.',
        'Sprint, stop and turn feel the same on both sides.',
        'Two full trainings before the first match.',
      ],
      hindi: ['सीढ़ी का हर कदम पूरा, 24 घंटे बाद शांत।', 'दौड़ना, रुकना, मुड़ना दोनों ओर एक जैसा।', 'पहले मैच से पहले दो पूरे अभ्यास।'],
    },
    trunk: {
      english: [
        'Every step of the ladder done, calm after 24 hours.',
        'You move in your sport without guarding.',
        'Two full trainings before the first match.',
      ],
      hindi: ['सीढ़ी का हर कदम पूरा, 24 घंटे बाद शांत।', 'खेल में बिना बचाव के हिलते हैं।', 'पहले मैच से पहले दो पूरे अभ्यास।'],
    },
    arm: {
      english: [
        'Every step of the ladder done, calm after 24 hours.',
        'Throwing, hitting or catching at full strength without a change of style.',
        'Two full trainings before the first match.',
      ],
      hindi: ['सीढ़ी का हर कदम पूरा, 24 घंटे बाद शांत।', 'पूरी ताकत से फेंकना, मारना या पकड़ना, ढंग बदले बिना।', 'पहले मैच से पहले दो पूरे अभ्यास।'],
    },
    head: {
      english: ['Full training without a symptom, with a doctor’s clearance.'],
      hindi: ['डॉक्टर की अनुमति के साथ पूरा अभ्यास, बिना लक्षण।'],
    },
  },
};
