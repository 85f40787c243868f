/**
 * Words of subjects that we do not cover. A question with one of them is answered only if a passage is very similar: 'dog not eating' is
 * not about loss of appetite in runners.
 */
export const otherSubjects: ReadonlySet<string> = new Set(
  (
    'car cars bike motorbike scooter gaadi gadi mileage petrol election elections vote voting minister politics political politician parliament party sarkar ' +
    'tax taxes loan mortgage emi bank insurance salary job jobs vacancy interview visa passport licence aadhaar ticket tickets booking hotel flight price prices ' +
    'cost buy kharidna movie movies film films song songs lyrics singer actor actress celebrity bollywood hollywood gossip code coding python javascript java ' +
    'program software algorithm algebra equation equations calculus homework essay history geography capital physics chemistry quantum horoscope kundli astrology ' +
    'zodiac stock stocks share-market bitcoin crypto invest investment rent plumber tap wifi internet recharge weather forecast score scorecard cutoff syllabus ' +
    'resume lawyer court legal divorce dog cat puppy joke poem translate translation president pradhanmantri chunav bijli laptop iphone android whatsapp propose ' +
    'girlfriend boyfriend religion god bhagwan guitar recharge electricity plants garden gardening paint'
  ).split(' '),
);

const amount =
  /\b(dos(e|es|age)|how (many|much)|kitni|kitna|kitne|mg|ml|mcg|iu|units?|puffs?|cycle|strongest|which|names?|kaun\s?sa|kaun\s?si|prescri\w+|can i take|where|buy|kahan?)\b|कितनी|कितना|कौन|खुराक/iu;
const medicine =
  /\b(medicines?|medications?|tablets?|pills?|goli|goliya|dawai?|dava|injections?|antibiotics?|painkillers?|paracetamol|ibuprofen|aspirin|diclofenac|crocin|dolo|insulin|metformin|salbutamol|inhaler|steroids?|anabolic|testosterone|antidepressants?|sedatives?|syrup|creatine)\b|गोली|दवा|इंजेक्शन/iu;
const dose = /\b(dose|dosage|doses)\b|खुराक/iu;

/** Whether a question asks for a medicine or its dose. */
export const asksForMedicine = (question: string): boolean => dose.test(question) || (medicine.test(question) && amount.test(question));
