import type { Ailment } from './ailments.ts';

const without = (...foods: readonly string[]) => foods.map((value) => ({ type: 'avoid' as const, value }));

/**
 * Medicines and rarer conditions that change what is eaten. Tyramine with MAO inhibitors and linezolid, lithium and salt, methotrexate and
 * alcohol, metronidazole and alcohol, potassium with spironolactone and ACE inhibitors: package leaflets (electronic Medicines Compendium).
 * Favism: WHO working group 1989. Haemochromatosis: EASL 2022. Diverticular disease: NICE NG147. Gastroparesis: ACG 2022. Histamine:
 * German S1 guideline 2021. Oral allergy syndrome: AAAAI. Alpha-gal: CDC. Low iodine before radioiodine: American Thyroid Association 2015.
 */
export const rareAilments: readonly Ailment[] = [
  {
    words: 'maoi|mao inhibitors?|phenelzine|tranylcypromine|selegiline|rasagiline|linezolid|isocarboxazid',
    constraints: without('cheese', 'miso', 'soy sauce', 'tempeh', 'alcohol', 'fermented food', 'sausage'),
    says: {
      english:
        'With a MAO inhibitor or linezolid: no cheese, miso, soy sauce, tempeh, alcohol or other fermented food, which are rich in tyramine and can raise the blood pressure dangerously. Keep to your doctor’s list.',
      hindi:
        'MAO अवरोधक या लाइनज़ोलिड के साथ: चीज़, मीसो, सोया सॉस, टेम्पे, शराब और ख़मीर वाली चीज़ें नहीं, क्योंकि इनका टायरामीन रक्तचाप ख़तरनाक बढ़ा सकता है। डॉक्टर की सूची मानें।',
    },
  },
  {
    words: 'g6pd(?: deficien\\w*)?|favism',
    constraints: without('broad beans', 'fava beans'),
    says: {
      english: 'For G6PD deficiency: no broad beans (fava), which can destroy red blood cells. Ask before any new medicine too.',
      hindi: 'G6PD की कमी में: बाकला (फावा) नहीं, क्योंकि वह लाल रक्त कोशिकाएँ तोड़ सकता है। नई दवा से पहले भी पूछें।',
    },
  },
  {
    words: 'lithium|lithosun|licab',
    says: {
      english:
        'With lithium keep salt and drink the same from day to day: a sudden change moves its level in the blood. The plan’s dishes are reckoned with little salt: salt them as you do now, and start no low-salt diet without your doctor.',
      hindi:
        'लिथियम के साथ नमक और पानी हर दिन एक-सा रखें: अचानक बदलाव से खून में उसकी मात्रा बदलती है। प्लान के व्यंजन कम नमक से गिने गए हैं: अभी जितना नमक खाते हैं उतना ही रखें, और डॉक्टर से पूछे बिना कम न करें।',
    },
  },
  {
    words: 'methotrexate|folitrax|metronidazole|flagyl|metrogyl|tinidazole|disulfiram',
    constraints: without('alcohol'),
    says: {
      english: 'With this medicine: no alcohol, and nothing in the plan is made with it. Take folic acid only as your doctor said.',
      hindi: 'इस दवा के साथ: शराब नहीं, और प्लान में कुछ उससे नहीं बना है। फ़ोलिक एसिड केवल डॉक्टर के कहे अनुसार लें।',
    },
  },
  {
    words: 'spironolactone|aldactone|eplerenone|potassium sparing|trimethoprim',
    says: {
      english:
        'With this medicine potassium can rise: use no salt substitute (potassium chloride), and ask your doctor about much banana, coconut water and tomato. Potassium is not counted in the plan.',
      hindi:
        'इस दवा से पोटैशियम बढ़ सकता है: नमक का विकल्प (पोटैशियम क्लोराइड) न लें, और केला, नारियल पानी, टमाटर के बारे में डॉक्टर से पूछें। प्लान में पोटैशियम नहीं गिना जाता।',
    },
  },
  {
    words: 'ciprofloxacin|cipro|ciplox|levofloxacin|doxycycline|doxy|tetracycline|minocycline',
    says: {
      english:
        'This antibiotic binds to calcium: take it two hours before, or four to six hours after, milk, curd, paneer and iron tablets.',
      hindi: 'यह एंटीबायोटिक कैल्शियम से जुड़ जाती है: इसे दूध, दही, पनीर और आयरन से दो घंटे पहले या चार से छह घंटे बाद लें।',
    },
  },
  {
    words: 'iron tablets?|ferrous \\w+|orofer|autrin|livogen|dexorange|iron ki goli',
    constraints: [{ type: 'like', value: 'leafy greens' }],
    says: {
      english: 'With iron tablets: take them with lemon or fruit, and tea, coffee, milk and calcium one to two hours apart from them.',
      hindi: 'आयरन की गोली के साथ नींबू या फल लें, और चाय, कॉफ़ी, दूध व कैल्शियम उससे एक-दो घंटे दूर रखें।',
    },
  },
  {
    words: 'haemochromatosis|hemochromatosis|iron overload|thalass?a?emia(?: major)?(?! minor| trait)|थैलेसीमिया',
    constraints: without('chicken liver', 'organ meat', 'red meat', 'alcohol'),
    says: {
      english:
        'With too much iron, or thalassaemia: no liver or red meat, no alcohol, no iron tablets unless your doctor ordered them, and tea with meals does no harm. Show it to your doctor.',
      hindi:
        'शरीर में आयरन ज़्यादा हो, या थैलेसीमिया: कलेजी और लाल मांस नहीं, शराब नहीं, डॉक्टर के कहे बिना आयरन की गोली नहीं; भोजन के साथ चाय से नुकसान नहीं। डॉक्टर को दिखाएँ।',
    },
  },
  {
    words: 'diverticulitis|diverticulosis|diverticular disease',
    says: {
      english:
        'For diverticular disease: every day has the fibre your energy calls for, and says how much to drink. With pain or fever eat what your doctor allows, not this plan.',
      hindi: 'डायवर्टिकुलर रोग में: हर दिन पूरा फाइबर है, और कितना पीना है यह लिखा है। दर्द या बुख़ार हो तो डॉक्टर का बताया खाएँ, यह प्लान नहीं।',
    },
  },
  {
    words: 'gastroparesis|delayed gastric emptying|ozempic|semaglutide|rybelsus|wegovy|mounjaro|tirzepatide|liraglutide|saxenda',
    constraints: [{ type: 'meals', value: 6 }],
    says: {
      english:
        'The stomach empties slowly: six small meals, little fat at once, protein first, and enough to drink. Stop and ask your doctor if you vomit.',
      hindi: 'पेट धीरे खाली होता है: छह छोटे भोजन, एक साथ कम वसा, पहले प्रोटीन, और पूरा पानी। उल्टी हो तो रुकें और डॉक्टर से पूछें।',
    },
  },
  {
    words: 'histamine(?: intoleran\\w*)?|mast cell(?: \\w+)?|mcas',
    constraints: without('fermented food', 'cheese', 'spinach', 'tomato', 'brinjal', 'alcohol', 'tuna', 'mackerel', 'sardine', 'leftovers'),
    says: {
      english:
        'For histamine intolerance: nothing fermented, no aged cheese, spinach, tomato, brinjal, tinned fish or alcohol, and no leftovers; everything is cooked fresh.',
      hindi: 'हिस्टामीन असहिष्णुता में: ख़मीर वाली चीज़ें, पुराना चीज़, पालक, टमाटर, बैंगन, डिब्बाबंद मछली, शराब और बासी नहीं; सब ताज़ा पका है।',
    },
  },
  {
    words: 'alpha ?gal(?: syndrome)?|mammal(?:ian)? meat allergy',
    constraints: without('red meat', 'gelatin'),
    says: {
      english: 'For alpha-gal: no meat of mammals (goat, lamb, beef, pork) and no gelatine. Ask your doctor whether milk is safe for you.',
      hindi: 'अल्फ़ा-गैल में: स्तनधारियों का मांस (बकरा, भेड़, गाय, सूअर) और जिलेटिन नहीं। दूध आपके लिए ठीक है या नहीं, डॉक्टर से पूछें।',
    },
  },
  {
    words: 'oral allergy(?: syndrome)?|pollen food syndrome|latex allergy|allergic to latex|latex',
    says: {
      english:
        'With an allergy to pollen or latex some raw fruit (apple, kiwi, banana, avocado, papaya) may itch: name those that do, such as ‘no kiwi’, and they stay out; cooked they are often borne.',
      hindi:
        'पराग या लेटेक्स की एलर्जी में कुछ कच्चे फल (सेब, कीवी, केला, एवोकाडो, पपीता) खुजली कर सकते हैं: जो करें उन्हें लिखें, जैसे ‘कीवी नहीं’, वे नहीं होंगे; पके हुए अक्सर ठीक रहते हैं।',
    },
  },
  {
    words: 'radio ?iodine|low iodine(?: diet)?|iodine (?:scan|therapy|treatment)',
    constraints: without('seafood', 'egg', 'milk', 'curd', 'paneer', 'cheese'),
    says: {
      english:
        'Before radioiodine: no fish or seafood, egg or dairy, and cook with salt that is not iodised, for as long as your hospital said.',
      hindi: 'रेडियोआयोडीन से पहले: मछली-झींगा, अंडा और दूध की चीज़ें नहीं, और बिना आयोडीन का नमक, जितने दिन अस्पताल ने कहा हो।',
    },
  },
  {
    words:
      '(?:phenylketonuria|pku|galactosa?emia|urea cycle|maple syrup urine|hereditary fructose intolerance|wilsons? disease|cystic fibrosis|porphyria)',
    isLacking: true,
    says: {
      english:
        'This needs a diet that a metabolic clinic counts for you, and the plan has no rules for it. Please do not follow the plan before your doctor or dietitian has changed it.',
      hindi: 'इसके लिए मेटाबोलिक क्लिनिक का गिना हुआ आहार चाहिए, और प्लान में इसके नियम नहीं हैं। डॉक्टर या आहार विशेषज्ञ के बदले बिना इसे न अपनाएँ।',
    },
  },
  {
    words: '(?:ulcerative colitis|crohn ?s?(?: disease)?|ibd|ileostomy|colostomy|stoma)(?: flare\\w*| in remission)?',
    isLacking: true,
    says: {
      english:
        'The plan has no rules for an inflamed bowel or a stoma. In a flare less fibre is eaten than it has: show it to your doctor or dietitian first, and write the foods that you do not bear.',
      hindi:
        'सूजन वाली आँत या स्टोमा के लिए प्लान में नियम नहीं हैं। तेज़ी के समय इससे कम फाइबर खाया जाता है: पहले डॉक्टर या आहार विशेषज्ञ को दिखाएँ, और जो सहन न हो उसे लिखें।',
    },
  },
];
