import type { Constraint } from '../../../contract/assistant/constraints.ts';
import { hardFood } from '../foods/index.ts';
import type { Sentence } from '../wishes/index.ts';
import { rareAilments } from './rare-ailments.ts';
import { after, before, isDenied, spoken, type Rule } from './rule.ts';

/** A complaint or medicine by the words for it, with what the plan says and leaves out; `isLacking`: the plan has no rules for it. */
export type Ailment = {
  readonly words: string;
  readonly says: Sentence;
  readonly constraints?: readonly Constraint[];
  readonly isLacking?: true;
};
const without = (...foods: readonly string[]): Constraint[] => foods.map((value) => ({ type: 'avoid', value }));

/**
 * What a diet does for complaints that no condition of the form stands for. Gout: American College of Rheumatology 2020. Blood fats and
 * heart: American Heart Association, dietary guidance 2021. Thyroid tablets: American Thyroid Association 2014. Anaemia: WHO, iron and
 * enhancers of its absorption. Reflux: American College of Gastroenterology 2022. Kidney stones: American Urological Association 2014.
 * Grapefruit and medicines: FDA 2021. Constipation and gallstones: NIDDK. Iron and calcium beside tablets for the thyroid: package leaflets.
 */
const ailments: readonly Ailment[] = [
  {
    words: 'gout|gouty|(?:high |raised |badha )?uric acid(?: high| badha)?|febuxostat|allopurinol|zyloric|gathiya|गठिया|यूरिक(?: एसिड)?',
    constraints: without('organ meat', 'sardine', 'mackerel', 'shellfish', 'alcohol'),
    says: {
      english:
        'For gout and uric acid: no liver or other organ meat, no sardines or mackerel, no shellfish and no alcohol, which are rich in purines. Drink water over the whole day, and keep taking what the doctor gave.',
      hindi:
        'गाउट और यूरिक एसिड के लिए: कलेजी जैसा मांस, सार्डिन, बांगड़ा, झींगा-केकड़ा और शराब नहीं, क्योंकि इनमें प्यूरीन ज़्यादा है। दिन भर पानी पिएँ, और डॉक्टर की दवा लेते रहें।',
    },
  },
  {
    words:
      '(?:high |bad |badha )?(?:cholesterol|colestrol|cholestrol|kolestrol|ldl|triglycerides?|lipids?)(?: (?:is |are )?(?:high|badha|zyada|level))?|fatty liver|heart (?:patient|disease|condition|attack|problem|bypass)|(?:my |a |two |three )*stents?|angioplasty|bypass surgery|(?:grade \\d )?fatty liver(?: grade \\d)?|nafld|masld|nash|hyperlipid\\w+|dyslipid\\w+|कोलेस्ट्रॉल|कोलेस्ट्रोल|फैटी लिवर|(?:dil|दिल) (?:ki|की) (?:bimari|बीमारी)|dil ka (?:daura|mareej|mariz)',
    constraints: without('ghee', 'butter', 'cream', 'red meat', 'organ meat', 'coconut oil'),
    says: {
      english:
        'For cholesterol, the liver and the heart: no ghee, butter, cream, coconut oil or red meat, which are rich in saturated fat. Oats, pulses, vegetables and fish may be there instead. Show it to your doctor.',
      hindi:
        'कोलेस्ट्रॉल, लिवर और दिल के लिए: घी, मक्खन, क्रीम, नारियल तेल और लाल मांस नहीं, क्योंकि इनमें संतृप्त वसा ज़्यादा है। इनकी जगह ओट्स, दालें, सब्ज़ियाँ और मछली। इसे डॉक्टर को दिखाएँ।',
    },
  },
  {
    words:
      '(?:[^\\s,;]+ )?(?:hypo|hyper)?thyroid(?:ism)?|thyronorm|thyrox|lethyrox|euthyrox|synthroid|eltroxin|levothyroxine|thyroxine|hashimotos?|tsh(?: (?:is )?(?:high|badha))?|थायरॉइड|थायराइड|थाइरॉइड',
    says: {
      english:
        'For the thyroid no food has to stay out, and none replaces the tablet. Take the tablet with water on an empty stomach, 30 to 60 minutes before breakfast, and soya, calcium and iron four hours apart from it.',
      hindi:
        'थायरॉइड में कोई भोजन छोड़ना ज़रूरी नहीं, और कोई भोजन गोली की जगह नहीं लेता। गोली खाली पेट पानी से, नाश्ते से 30 से 60 मिनट पहले लें; सोया, कैल्शियम और आयरन उससे चार घंटे दूर रखें।',
    },
  },
  {
    words:
      '(?:an)?(?:ae|e)mi[ac](?:c)?|anaem\\w+|anem\\w+|(?:low|less|kam) (?:iron|haemoglobin|hemoglobin|hb|ferritin)|(?:iron|haemoglobin|hemoglobin|hb|ferritin) (?:is |are |was )?(?:very |bahut )?(?:low|less|kam|\\d[\\d.]*)|khoon ki kami|khun ki kami|खून की कमी|एनीमिया',
    constraints: [{ type: 'like', value: 'leafy greens' }],
    says: {
      english:
        'For anaemia: leafy greens and pulses bring iron; lemon or fruit with the meal helps the body take it up, and tea and coffee an hour apart from meals hinder it less. Tablets are your doctor’s to decide.',
      hindi:
        'खून की कमी (एनीमिया) के लिए: हरी पत्तेदार सब्ज़ियाँ और दालें आयरन देती हैं; साथ में नींबू या फल लें, और चाय-कॉफ़ी भोजन से एक घंटा दूर रखें। गोली डॉक्टर तय करेंगे।',
    },
  },
  {
    words:
      '(?:[^\\s,;]+ )?(?:gerd|(?:acid )?reflux|acidity|heart ?burn|gastritis|ulcers?|hiatus hernia|pantoprazole|omeprazole|rabeprazole|esomeprazole|pan ?40|pan ?d|omez|rantac|razo|nexpro|seene me jalan|एसिडिटी|सीने में जलन)(?: (?:problem|issue|patient|hai|hoti hai|rehti hai|ki problem|ki samasya))?',
    constraints: [...without('spicy food'), { type: 'eatBetween', value: { from: '05:00', until: '20:30' } }],
    says: {
      english:
        'For acidity and reflux: no chilli, nothing deep-fried, and the last meal by 8:30 pm, so that two to three hours pass before you lie down. Leave out whatever you know burns.',
      hindi: 'एसिडिटी और रिफ़्लक्स के लिए: मिर्च और तला हुआ नहीं, और आख़िरी भोजन रात 8:30 तक, ताकि लेटने से पहले दो-तीन घंटे मिलें। जिससे जलन हो, उसे छोड़ दें।',
    },
  },
  {
    words:
      '(?:kidney|renal|gurde ki|kidney ki|kidney me) (?:stones?|pathri)|stones? in (?:the |my |one )?(?:left |right |both )?(?:kidneys?|ureter)|(?:calcium )?oxalate(?: stones?)?|pathri|(?:गुर्दे|किडनी) की पथरी|पथरी',
    constraints: without('spinach', 'beetroot', 'amaranth'),
    says: {
      english:
        'For kidney stones: no spinach, amaranth or beetroot, which are rich in oxalate, little salt, and enough to drink for pale urine. Curd and milk may stay. Ask your doctor which kind of stone it was.',
      hindi:
        'गुर्दे की पथरी के लिए: पालक, चौलाई और चुकंदर नहीं, क्योंकि इनमें ऑक्सलेट ज़्यादा है; नमक कम, और इतना पानी कि पेशाब हल्का रहे। दूध-दही ले सकते हैं। डॉक्टर से पूछें कि पथरी किस तरह की थी।',
    },
  },
  {
    words:
      '(?:atorva|simva|lova|rosuva)?statins?|lipitor|crestor|rozavel|rosuvas|atorlip|storvas|atorvastatin|simvastatin|lovastatin|felodipine|nifedipine|tacrolimus|ciclosporin|cyclosporine|atorva|buspirone',
    constraints: without('grapefruit'),
    says: {
      english: 'Grapefruit can raise the level of this medicine in the blood, so there is none in the plan.',
      hindi: 'चकोतरा (ग्रेपफ़्रूट) खून में इस दवा की मात्रा बढ़ा सकता है, इसलिए प्लान में वह नहीं है।',
    },
  },
  {
    words:
      '(?:loose |new |full |partial )?dentures?|false teeth|artificial teeth|toothless|nakli da+nt|da+nt (?:nahin|kamzor|kamjor|toot\\w*|gir\\w*|dukh\\w*|hil\\w*)(?: (?:hain|hai|gaye|rahe|gaya))*|(?:sore|swollen|weak|bleeding|painful) gums?|gums? (?:pain|hurts?|are sore)|(?:poor|bad|old) teeth|(?:tooth|teeth) (?:removed|extracted|extraction|pulled|out)|root canal|mas[ou]o?dh?e? (?:me |mein )?dard|(?:chewing|chew) (?:problems?|issues?|trouble|difficulty|difficulties)|(?:difficulty|problems?|pain) (?:in |with |while |when )?chewing|chabane (?:me |mein )?(?:dikkat|mushkil|taklif|takleef|problem)(?: \\S+)?|(?:no|few|missing|loose|weak) teeth|braces|(?:cant|cannot|hard to|trouble|difficult to|unable to|dont) (?:chew|crunch|bite)(?: \\S+)?|chewing (?:is )?(?:hard|difficult|painful|trouble)|(?:only )?soft (?:food|foods|meals?|diet|things)(?: only)?|tooth ?ache|dant nahin|naram (?:khana|cheeze|chize)(?: \\S+)?|chaba(?:ya|na|ne)? (?:nahin|mushkil|me dikkat)\\S*|dant (?:me|ka) dard',
    constraints: without(
      hardFood,
      'nuts',
      'roasted chana',
      'roasted chickpeas',
      'popcorn',
      'salad',
      'cucumber',
      'kosambari',
      'sprouts',
      'apple',
    ),
    says: {
      english:
        'Easy to chew: no whole nuts or seeds, roasted chana, puffed snacks, sprouts, apples, guava, raw carrot or salads. Chop or mash what is still too firm, soak the roti in dal, and cook vegetables until they are soft.',
      hindi:
        'चबाने में आसान: साबुत मेवे और बीज, भुना चना, मुरमुरे, अंकुरित, सेब, अमरूद, कच्ची गाजर और सलाद नहीं। जो फिर भी सख़्त लगे उसे काट या मसल लें, और सब्ज़ी नरम पकाएँ।',
    },
  },
  {
    words:
      '(?:my |had |have |got |a )*(?:gall ?(?:bladder)? ?stones?|gallstones?|gall ?bladder(?: (?:removed|out|operation|surgery|stone|stones|problem|issue|attack|sludge))?|cholecystectomy|pitt ki (?:thaili|pathri)|पित्त की (?:थैली|पथरी)|पित्त पथरी)(?: (?:removed|surgery|operation|last year|problem|hai|ki problem))?',
    constraints: without('ghee', 'butter', 'cream', 'red meat', 'coconut oil'),
    says: {
      english:
        'For gallstones and the gallbladder: nothing deep-fried, no ghee, butter, cream, coconut oil or red meat, and regular meals, because fat and long gaps make it squeeze. Pain under the ribs is for a doctor.',
      hindi:
        'पित्त की पथरी और पित्ताशय के लिए: तला हुआ, घी, मक्खन, क्रीम, नारियल तेल और लाल मांस नहीं, और समय पर भोजन, क्योंकि वसा और लंबे अंतर से वह सिकुड़ता है। पसलियों के नीचे दर्द हो तो डॉक्टर को दिखाएँ।',
    },
  },
  {
    words:
      '(?:high |low |less |limit |limited |restrict(?:ed)? |watch |my )*(?:potassium|phosph(?:orus|ate))(?: (?:is |has to |must |should |needs to )?(?:high|low|stay low|be low|restricted|limited|badha|kam|diet)){0,2}',
    says: {
      english:
        'Potassium and phosphate are not counted in the plan. Show it to your doctor or kidney dietitian, who can tell which vegetables and fruit to swap.',
      hindi: 'प्लान में पोटैशियम और फ़ॉस्फ़ेट नहीं गिने जाते। इसे डॉक्टर या किडनी के आहार विशेषज्ञ को दिखाएँ; वे बताएँगे कि कौन-सी सब्ज़ी और फल बदलें।',
    },
    isLacking: true,
  },
  {
    words:
      '(?:\\S+ )?(?:dengue|typhoid|viral|fever|loose motions?|stomach (?:bug|infection|flu)|food poisoning|dast|bukhar)(?: (?:se uth\\S*|recovery|recovering|last (?:week|month)|ke baad))',
    says: {
      english:
        'After an illness: soft, cooked meals with enough energy and protein come first. If you are still ill, follow your doctor rather than a plan.',
      hindi: 'बीमारी के बाद: नरम, पका खाना और पूरी ऊर्जा व प्रोटीन पहले। अगर बीमारी बाकी है तो प्लान की जगह डॉक्टर की सलाह मानें।',
    },
  },
  {
    words:
      '(?:chronic )?constipat(?:ion|ed)|(?:hard|no) (?:stools?|motions?)|kabz|kabj|qabz|कब्ज|piles|bawaseer|haemorrhoids|hemorrhoids|बवासीर',
    says: {
      english:
        'For constipation and piles: every day has the fibre your energy calls for, from vegetables, pulses and whole grains, and says how much to drink with it.',
      hindi: 'कब्ज़ और बवासीर के लिए: हर दिन सब्ज़ियों, दालों और साबुत अनाज से पूरा फाइबर है, और लिखा है कि साथ में कितना पानी पीना है।',
    },
  },
];

/** Named in the reason, so that it is clear which complaint has no rules. */
const others =
  '(?:\\S+ )?(?:liver (?:disease|problem|cirrhosis)|cirrhosis|hepatitis|cancer|tuberculosis|epilepsy|migraines?|jaundice|dengue|typhoid|chemo|chemotherapy|psoriasis|eczema|menopause|trying to conceive|trying to get pregnant|trying for (?:a|our) baby|planning (?:a )?(?:pregnancy|baby)|ttc|infertility|ivf|endometriosis|pancreatitis|arthritis|vitiligo|lupus|sulfasalazine|hydroxychloroquine|digoxin|amiodarone|carbamazepine|phenytoin|valproate|levetiracetam|isotretinoin|prednis(?:olone|one)|azathioprine|tamoxifen|letrozole|isoniazid|rifampicin|furosemide|torsemide|sertraline|escitalopram|fluoxetine|quetiapine|olanzapine|bariatric surgery|gastric (?:bypass|sleeve)|rheumatoid|autism|adhd|peeliya|पीलिया|टीबी|कैंसर|माइग्रेन)(?: (?:patient|problem|issue|issues|disease|hai|ki|level|levels))*';
const unknownAilment = (said: string): Sentence => ({
  english: `We have no rules of eating for this (${said}), so the plan cannot act on it. Please show it to your doctor or a dietitian before you start.`,
  hindi: `इसके लिए (${said}) हमारे पास खाने के नियम नहीं हैं, इसलिए प्लान इसे नहीं मान सकता। शुरू करने से पहले इसे डॉक्टर या आहार विशेषज्ञ को दिखाएँ।`,
});

/** Grams in a decilitre below which food alone is no answer; WHO calls less than 8 severe, and a laboratory's figure is not exact. */
const doctorBelow = 9;
const veryLowBlood: Sentence = {
  english:
    'Haemoglobin this low is more than food can mend: see a doctor this week, and today if you are breathless at rest, faint, have chest pain or are pregnant. Leafy greens and pulses with lemon or fruit help beside the treatment; keep tea and coffee an hour apart from meals.',
  hindi:
    'इतना कम हीमोग्लोबिन केवल खाने से ठीक नहीं होता: इसी हफ़्ते डॉक्टर को दिखाएँ, और बैठे-बैठे साँस फूले, चक्कर आए, सीने में दर्द हो या आप गर्भवती हों तो आज ही। इलाज के साथ हरी पत्तेदार सब्ज़ियाँ और दालें नींबू या फल के साथ लें; चाय-कॉफ़ी भोजन से एक घंटा दूर रखें।',
};

/** 'Acidity from rajma' is about rajma, and 'chapati gives me acidity' about chapati. */
const isOfFood = (found: RegExpExecArray) =>
  /^ (?:from|after|when|if|with|by) /.test(after(found, 12)) ||
  / (?:gives?|giving|gave|causes?|se|karta|banata) (?:me |mujhe |bahut )?(?:\S+ )?$/.test(before(found));
const isOfAnother = (found: RegExpExecArray) =>
  / (?:mother|father|mom|dad|wife|husband|papa|maa|mummy|pati|patni|avoid|prevent|brother|sister|son|daughter|friend|uncle|aunt|grandfather|grandmother|dadi|dada|nani|nana|bhai|behan) (?:\S+ ){0,2}$/.test(
    before(found),
  );

/** Complaints that change what is eaten, told by their name or their medicine. */
export const ailmentRules: readonly Rule[] = [
  {
    search: spoken(
      '(?:(?:anaemia|anemia|anaemic|anemic|my|mera|meri) )*(?:hb|hgb|haemoglobin|hemoglobin|hemoglobine|himoglobin|हीमोग्लोबिन)(?: (?:level|count|value|is|was|are|only|just|sirf|around|about|at|of|has|dropped|to|under|below|very|low|ka|hai|है|सिर्फ|केवल)){0,4} (\\d{1,2}(?:\\.\\d+)?)(?: (?:g|gm|gms|grams?|g/dl|hai|है))?',
    ),
    means: (found) =>
      isDenied(found) || isOfAnother(found) || !(Number(found[1]) < doctorBelow)
        ? undefined
        : { always: veryLowBlood, constraints: [{ type: 'like', value: 'leafy greens' }] },
  },
  ...[...ailments, ...rareAilments].map(({ words, says, constraints = [], isLacking }): Rule => ({
    search: spoken(words),
    means: (found) => {
      if (isOfFood(found)) return undefined;
      if (isDenied(found) || isOfAnother(found)) return [];
      return isLacking ? says : { always: says, constraints };
    },
  })),
  {
    search: spoken(others),
    means: (found) => {
      if (isOfFood(found)) return undefined;
      return isDenied(found) || isOfAnother(found) ? [] : unknownAilment(found[0].trim());
    },
  },
];
