import type { MealKey } from '../../../contract/assistant/diet-request.ts';
import type { DietCondition } from '../../../contract/assistant/diet-wishes.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import type { WhyNoKeto } from './carbs-of.ts';
import type { Aisle } from '../foods/index.ts';

type Texts = {
  readonly title: (kcal: number) => string;
  readonly day: (number: number) => string;
  readonly meals: Record<MealKey, string>;
  readonly aisles: Record<Aisle, string>;
  readonly madeWith: (foods: readonly string[]) => string;
  /** Said of what was cooked for an earlier meal, `daysAgo` days before. */
  readonly leftover: (meal: string, daysAgo: number) => string;
  readonly cookOnce: (dishes: readonly string[]) => string;
  readonly beforeSport: string;
  readonly afterSport: string;
  readonly matchDay: string;
  readonly earlySport: string;
  readonly fastDay: string;
  readonly notes: {
    readonly software: string;
    readonly floor: (kcal: number) => string;
    readonly noDeficit: string;
    readonly heldDeficit: string;
    readonly capped: string;
    readonly vegan: string;
    readonly fewB12: string;
    readonly fewIron: string;
    readonly fewCalcium: string;
    readonly jain: string;
    readonly halal: string;
    readonly allergens: string;
    readonly salt: (grams: string) => string;
    readonly littleSalt: string;
    readonly raw: string;
    readonly noGreens: string;
    readonly narrow: string;
    readonly lessProtein: string;
    readonly lessFibre: string;
    readonly conditions: Record<DietCondition, string>;
    readonly noKeto: Record<WhyNoKeto, string>;
    readonly carbsInstead: (grams: number) => string;
    readonly fast: string;
    readonly noWindow: string;
  };
};

const english: Texts = {
  title: (kcal) => `A week of meals at about ${kcal.toLocaleString('en-IN')} kcal a day`,
  day: (number) => `Day ${number}`,
  meals: {
    breakfast: 'Breakfast',
    midMorning: 'Mid-morning',
    lunch: 'Lunch',
    snack: 'Evening snack',
    dinner: 'Dinner',
    night: 'Before bed',
  },
  aisles: {
    vegetables: 'Vegetables and herbs',
    fruit: 'Fruit',
    grains: 'Grains and flours',
    bread: 'Bread',
    pulses: 'Dals and pulses',
    soy: 'Soy',
    dairy: 'Milk, curd and cheese',
    eggs: 'Eggs',
    meatFish: 'Meat and fish',
    nutsSeeds: 'Nuts, seeds and dried fruit',
    oils: 'Oils and fats',
    spices: 'Spices and seasoning',
    sweet: 'Sugar and sweet things',
    drinks: 'Drinks',
  },
  madeWith: (foods) => `Made with ${foods.map((food) => food.toLowerCase()).join(' and ')}`,
  leftover: (meal, daysAgo) =>
    `Left over from ${daysAgo === 0 ? 'today’s' : 'yesterday’s'} ${meal.toLowerCase()}; heat it until it steams.`,
  cookOnce: (dishes) => `Cook twice the ${dishes.join(' and the ')}, cool it within two hours and keep it in the fridge for the next meal.`,
  beforeSport: 'Easy carbohydrate one to two hours before you train.',
  afterSport: 'Protein and carbohydrate within about two hours after training.',
  matchDay: 'Match day: eat the main meal three to four hours before the start, and try nothing new.',
  earlySport: 'Half an hour before sport have the fruit of this meal, or two dates, with water; the rest, with its protein, afterwards.',
  fastDay: 'Fast day: only what a fast allows.',
  notes: {
    software: 'This plan is written by software from published formulas. It does not replace a dietitian or a doctor.',
    floor: (kcal) => `We never plan below ${kcal.toLocaleString('en-IN')} kcal a day, so your plan stands at or above that.`,
    noDeficit: 'This plan keeps to the energy you spend: losing weight is not planned here. A doctor or dietitian can help you further.',
    heldDeficit: 'We kept the deficit smaller than you asked, so that enough protein to protect muscle fits into it.',
    capped: 'Your energy need is above what we plan from a formula. A sports dietitian can fit more to you.',
    vegan: 'Plant foods hold no vitamin B12. Take it from fortified foods or a supplement, and ask a doctor or dietitian about the amount.',
    fewB12: 'This week brings little vitamin B12. Fortified foods or a supplement may be needed; ask a doctor or dietitian.',
    fewIron: 'This week is a little low in iron. Dals, greens and seeds bring it; lemon beside them helps the body take it up.',
    fewCalcium: 'This week is low in calcium. Curd, milk, calcium-set tofu, greens and sesame bring it.',
    jain: 'Nothing dug up is used, nor onion, garlic, mushrooms or honey; dry turmeric is. Leave out what your household also leaves out.',
    halal: 'No pork, alcohol or gelatine is used. Buy meat that is certified halal.',
    allergens:
      'Read the label of everything packed: traces come from factories, not from recipes. Coconut is left out with tree nuts, to be safe.',
    salt: (grams) =>
      `With the salt in the dishes, a day comes to about ${grams} g of salt. The WHO advises less than 5 g: cook with less where you can.`,
    littleSalt:
      'Dishes are reckoned with little salt, so that a day stays under the 5 g that the WHO advises. Lemon, roasted cumin and chilli make up for it.',
    raw: 'Amounts to buy are weighed raw and ready to cook, without peel, bones or stones.',
    noGreens:
      'Warfarin: vitamin K is meant to be kept steady. With what you leave out, not every day of this week has its dish of spinach: show the week to your clinic before you eat by it, and keep your usual greens the same from day to day.',
    narrow: 'With so much left out, some days could not meet every range. Allowing one more food helps most.',
    lessProtein:
      'Some days bring less protein than suits your goal: without the foods you leave out, more would take powders, or more fibre than the gut tolerates.',
    lessFibre:
      'Fibre stays below 60 g a day. The usual 14 g for each 1,000 kcal would be more than that at your energy, and more than most people tolerate.',
    conditions: {
      pregnancy:
        'Pregnancy: no fish high in mercury, no liver, no raw sprouts, no alcohol. The energy here is your need without the pregnancy: from the fourth month add about 350 kcal a day yourself, such as a glass of milk, a roti with dal and a handful of nuts that you may eat; ask your doctor about iron and folic acid.',
      breastfeeding: 'Breastfeeding: about 520 kcal a day are added, and fish high in mercury is left out.',
      kidneyDisease:
        'Kidney disease: at most 0.8 g of protein and 35 kcal for each kilogram (up to 1 g for somebody who may not lose weight), and at most 2 g of sodium. Fruit richest in potassium is left out, but potassium and phosphate are not reckoned: show the week to your kidney doctor.',
      warfarin:
        'Warfarin: vitamin K is kept steady, not left out. Each day has one dish with about the same amount of spinach and no other greens rich in it. Tell your clinic before you change how you eat.',
      diabetes:
        'Diabetes: carbohydrate is spread over the meals, without sugar and foods that raise it fast. Insulin and tablets go by your doctor’s plan.',
      pcos: 'PCOS: carbohydrate is spread over the meals, without sugar and foods that raise it fast.',
      irritableBowel:
        'Low FODMAP, after Monash University: only for some weeks, then foods are tried again one by one, best with a dietitian.',
      highBloodPressure: 'High blood pressure: at most 2 g of sodium a day, which is 5 g of salt.',
      osteoporosis: 'Bones: about 1,000 mg of calcium a day from food; ask your doctor about vitamin D.',
    },
    noKeto: {
      plants: 'Keto is not planned from plants alone: 50 g of carbohydrate would leave little but tofu, nuts and oil.',
      kidneys: 'Keto is not planned with kidney disease, because of its protein and its acid.',
      pregnant: 'Keto is not planned in pregnancy or while breastfeeding, because the baby needs the carbohydrate.',
      young: 'Keto is not planned under 18, because you are still growing.',
      much: 'Keto is not planned at your energy: the fat it would take does not fit into ordinary portions.',
    },
    carbsInstead: (grams) => `The week keeps to ${grams} g of carbohydrate a day instead.`,
    fast: 'On fast days there are only foods of a vrat: fruit, milk, curd, nuts, sabudana, kuttu and tubers; use rock salt if you keep to it.',
    noWindow:
      'The hours of your meals are the usual ones: eating within a few hours is not planned for anybody who is still growing, pregnant, breastfeeding or living with diabetes. Ask your doctor first.',
  },
};

const hindi: Texts = {
  title: (kcal) => `हफ़्ते भर का भोजन, रोज़ लगभग ${kcal.toLocaleString('en-IN')} किलो कैलोरी`,
  day: (number) => `दिन ${number}`,
  meals: {
    breakfast: 'नाश्ता',
    midMorning: 'दोपहर से पहले',
    lunch: 'दोपहर का खाना',
    snack: 'शाम का नाश्ता',
    dinner: 'रात का खाना',
    night: 'सोने से पहले',
  },
  aisles: {
    vegetables: 'सब्ज़ियाँ और हरी पत्तियाँ',
    fruit: 'फल',
    grains: 'अनाज और आटा',
    bread: 'ब्रेड',
    pulses: 'दालें',
    soy: 'सोया',
    dairy: 'दूध, दही और पनीर',
    eggs: 'अंडे',
    meatFish: 'मांस और मछली',
    nutsSeeds: 'मेवे और बीज',
    oils: 'तेल और घी',
    spices: 'मसाले',
    sweet: 'चीनी और मीठा',
    drinks: 'पेय',
  },
  madeWith: (foods) => `${foods.join(' और ')} से बना`,
  leftover: (meal, daysAgo) => `${daysAgo === 0 ? 'आज' : 'कल'} के ${meal} से बचा हुआ; भाप उठने तक गरम करें।`,
  cookOnce: (dishes) => `${dishes.join(' और ')} दोगुना बनाएँ, दो घंटे में ठंडा करके अगले भोजन के लिए फ्रिज में रखें।`,
  beforeSport: 'अभ्यास से एक-दो घंटे पहले हल्का कार्बोहाइड्रेट।',
  afterSport: 'अभ्यास के लगभग दो घंटे के भीतर प्रोटीन और कार्बोहाइड्रेट।',
  matchDay: 'मैच का दिन: मुख्य भोजन शुरू होने से तीन-चार घंटे पहले लें, और कुछ नया न आज़माएँ।',
  earlySport: 'खेल से आधा घंटा पहले इस भोजन का फल या दो खजूर पानी के साथ लें; बाकी, प्रोटीन के साथ, बाद में।',
  fastDay: 'व्रत का दिन: केवल व्रत का भोजन।',
  notes: {
    software: 'यह योजना प्रकाशित सूत्रों से सॉफ़्टवेयर ने बनाई है। यह आहार विशेषज्ञ या डॉक्टर की जगह नहीं लेती।',
    floor: (kcal) => `हम कभी ${kcal.toLocaleString('en-IN')} किलो कैलोरी से कम की योजना नहीं बनाते, इसलिए आपकी योजना इससे नीचे नहीं जाती।`,
    noDeficit: 'यह योजना उतनी ऊर्जा देती है जितनी आप ख़र्च करते हैं: यहाँ वज़न घटाने की योजना नहीं है। आगे डॉक्टर या आहार विशेषज्ञ मदद कर सकते हैं।',
    heldDeficit: 'हमने कटौती आपकी माँग से कम रखी है, ताकि मांसपेशियों के लिए पर्याप्त प्रोटीन आ सके।',
    capped: 'आपकी ऊर्जा की ज़रूरत सूत्र की सीमा से ऊपर है। खेल आहार विशेषज्ञ इसे आपके लिए ठीक कर सकते हैं।',
    vegan: 'पौधों के भोजन में विटामिन B12 नहीं होता। इसे फ़ोर्टिफ़ाइड भोजन या पूरक से लें, और मात्रा डॉक्टर या आहार विशेषज्ञ से पूछें।',
    fewB12: 'इस हफ़्ते विटामिन B12 कम है। फ़ोर्टिफ़ाइड भोजन या पूरक की ज़रूरत हो सकती है; डॉक्टर या आहार विशेषज्ञ से पूछें।',
    fewIron: 'इस हफ़्ते आयरन थोड़ा कम है। दालें, हरी पत्तियाँ और बीज इसे देते हैं; साथ में नींबू लें।',
    fewCalcium: 'इस हफ़्ते कैल्शियम कम है। दही, दूध, टोफू, हरी पत्तियाँ और तिल इसे देते हैं।',
    jain: 'ज़मीन के नीचे की चीज़ें, प्याज, लहसुन, मशरूम और शहद नहीं हैं; सूखी हल्दी है। जो आपके घर में और नहीं खाया जाता, उसे भी छोड़ दें।',
    halal: 'सूअर का मांस, शराब या जिलेटिन नहीं है। हलाल प्रमाणित मांस ख़रीदें।',
    allergens: 'हर पैकेट का लेबल पढ़ें: अंश कारख़ाने से आते हैं। सावधानी के लिए मेवों के साथ नारियल भी छोड़ा गया है।',
    salt: (grams) => `व्यंजनों के नमक के साथ दिन में लगभग ${grams} ग्राम नमक होता है। WHO 5 ग्राम से कम की सलाह देता है: जहाँ हो सके कम डालें।`,
    littleSalt: 'व्यंजनों में नमक कम रखा है, ताकि दिन का नमक WHO के 5 ग्राम से नीचे रहे। नींबू, भुना जीरा और मिर्च स्वाद पूरा करते हैं।',
    raw: 'ख़रीदने की मात्रा कच्ची और पकाने के लिए तैयार चीज़ की है, छिलके, हड्डी और गुठली के बिना।',
    noGreens:
      'वारफ़रिन: विटामिन K एक-सा रहना चाहिए। जो आप नहीं खाते उसके कारण इस हफ़्ते के हर दिन पालक का व्यंजन नहीं है: इसे शुरू करने से पहले अपने क्लिनिक को दिखाएँ, और अपनी रोज़ की हरी पत्तियाँ हर दिन एक-सी रखें।',
    narrow: 'इतना कुछ छोड़ने पर कुछ दिन हर सीमा में नहीं आ सके। एक और चीज़ की अनुमति सबसे अधिक मदद करेगी।',
    lessProtein:
      'कुछ दिन आपके लक्ष्य के हिसाब से प्रोटीन थोड़ा कम है: जो चीज़ें आप नहीं खाते, उनके बिना इससे ज़्यादा के लिए पाउडर या पेट की सहन-शक्ति से ज़्यादा रेशा चाहिए होता।',
    lessFibre:
      'रेशा दिन में 60 ग्राम से कम रखा गया है। इतनी ऊर्जा पर हर 1,000 किलो कैलोरी के 14 ग्राम इससे ज़्यादा होते, और इतना रेशा ज़्यादातर लोगों को नहीं पचता।',
    conditions: {
      pregnancy:
        'गर्भावस्था: ज़्यादा पारे वाली मछली, कलेजी, कच्चे अंकुरित और शराब नहीं। यहाँ की ऊर्जा गर्भ से पहले की ज़रूरत है: चौथे महीने से रोज़ लगभग 350 किलो कैलोरी अपनी ओर से जोड़ें, जैसे एक गिलास दूध, एक रोटी-दाल और मुट्ठी भर मेवे, जो आप ले सकती हों; आयरन और फ़ोलिक एसिड के बारे में डॉक्टर से पूछें।',
      breastfeeding: 'स्तनपान: दिन में लगभग 520 किलो कैलोरी जोड़ी गई हैं, और ज़्यादा पारे वाली मछली नहीं है।',
      kidneyDisease:
        'गुर्दे की बीमारी: हर किलो वज़न पर ज़्यादा से ज़्यादा 0.8 ग्राम प्रोटीन और 35 किलो कैलोरी (जिनका वज़न घटना ठीक नहीं, उनके लिए 1 ग्राम तक), और 2 ग्राम तक सोडियम। जिन फलों में पोटैशियम सबसे ज़्यादा है वे नहीं हैं, पर पोटैशियम और फ़ॉस्फ़ेट का हिसाब नहीं है: यह हफ़्ता अपने गुर्दे के डॉक्टर को दिखाएँ।',
      warfarin:
        'वारफ़रिन: विटामिन K बंद नहीं, एक-सा रखा गया है। हर दिन एक व्यंजन में लगभग उतना ही पालक है और इसकी दूसरी हरी पत्तियाँ नहीं हैं। खान-पान बदलने से पहले अपने क्लिनिक को बताएँ।',
      diabetes: 'मधुमेह: कार्बोहाइड्रेट सब भोजनों में बँटा है, चीनी और शुगर तेज़ी से बढ़ाने वाली चीज़ें नहीं हैं। इंसुलिन और गोलियाँ डॉक्टर के अनुसार लें।',
      pcos: 'पीसीओएस: कार्बोहाइड्रेट सब भोजनों में बँटा है, चीनी और शुगर तेज़ी से बढ़ाने वाली चीज़ें नहीं हैं।',
      irritableBowel: 'मोनाश विश्वविद्यालय के अनुसार लो FODMAP: कुछ हफ़्तों के लिए ही, फिर आहार विशेषज्ञ के साथ एक-एक चीज़ दोबारा आज़माएँ।',
      highBloodPressure: 'उच्च रक्तचाप: दिन में 2 ग्राम तक सोडियम, यानी 5 ग्राम नमक।',
      osteoporosis: 'हड्डियाँ: भोजन से दिन में लगभग 1,000 मिग्रा कैल्शियम; विटामिन D के बारे में डॉक्टर से पूछें।',
    },
    noKeto: {
      plants: 'केवल पौधों के भोजन से कीटो नहीं बनाया जाता: 50 ग्राम कार्बोहाइड्रेट में टोफू, मेवे और तेल के सिवा बहुत कम बचता।',
      kidneys: 'गुर्दे की बीमारी में कीटो नहीं बनाया जाता, क्योंकि उसका प्रोटीन और अम्ल गुर्दों पर बोझ डालता है।',
      pregnant: 'गर्भावस्था या स्तनपान में कीटो नहीं बनाया जाता, क्योंकि बच्चे को कार्बोहाइड्रेट चाहिए।',
      young: '18 साल से कम उम्र में कीटो नहीं बनाया जाता, क्योंकि शरीर अभी बढ़ रहा है।',
      much: 'आपकी ऊर्जा पर कीटो नहीं बनाया जाता: जितनी चिकनाई चाहिए, वह सामान्य मात्रा में नहीं आती।',
    },
    carbsInstead: (grams) => `इसकी जगह हफ़्ते में दिन का ${grams} ग्राम तक कार्बोहाइड्रेट है।`,
    fast: 'व्रत के दिन केवल व्रत का भोजन है: फल, दूध, दही, मेवे, साबूदाना, कुट्टू और कंद; चाहें तो सेंधा नमक लें।',
    noWindow: 'भोजन के समय सामान्य रखे हैं: बढ़ती उम्र, गर्भावस्था, स्तनपान या मधुमेह में कुछ ही घंटों में सारा खाना नहीं रखा जाता। पहले डॉक्टर से पूछें।',
  },
};

export const texts: Record<PlanLanguage, Texts> = { english, hindi };
