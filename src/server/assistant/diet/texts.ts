import type { MealKey } from '../../../contract/assistant/diet-request.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import type { Aisle } from '../foods/index.ts';

type Texts = {
  readonly title: (kcal: number) => string;
  readonly day: (number: number) => string;
  readonly meals: Record<MealKey, string>;
  readonly aisles: Record<Aisle, string>;
  readonly instead: (to: string, from: string) => string;
  /** Said of what was cooked for an earlier meal, `daysAgo` days before. */
  readonly leftover: (meal: string, daysAgo: number) => string;
  readonly cookOnce: (dishes: readonly string[]) => string;
  readonly beforeSport: string;
  readonly afterSport: string;
  readonly matchDay: string;
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
    readonly narrow: string;
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
  instead: (to, from) => `${to} instead of ${from.toLowerCase()}`,
  leftover: (meal, daysAgo) =>
    `Left over from ${daysAgo === 0 ? 'today’s' : 'yesterday’s'} ${meal.toLowerCase()}; heat it until it steams.`,
  cookOnce: (dishes) => `Cook twice the ${dishes.join(' and the ')}, cool it within two hours and keep it in the fridge for the next meal.`,
  beforeSport: 'Easy carbohydrate one to two hours before you train.',
  afterSport: 'Protein and carbohydrate within about two hours after training.',
  matchDay: 'Match day: eat the main meal three to four hours before the start, and try nothing new.',
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
    narrow: 'With so much left out, some days could not meet every range. Allowing one more food helps most.',
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
  instead: (to, from) => `${from} की जगह ${to}`,
  leftover: (meal, daysAgo) => `${daysAgo === 0 ? 'आज' : 'कल'} के ${meal} से बचा हुआ; भाप उठने तक गरम करें।`,
  cookOnce: (dishes) => `${dishes.join(' और ')} दोगुना बनाएँ, दो घंटे में ठंडा करके अगले भोजन के लिए फ्रिज में रखें।`,
  beforeSport: 'अभ्यास से एक-दो घंटे पहले हल्का कार्बोहाइड्रेट।',
  afterSport: 'अभ्यास के लगभग दो घंटे के भीतर प्रोटीन और कार्बोहाइड्रेट।',
  matchDay: 'मैच का दिन: मुख्य भोजन शुरू होने से तीन-चार घंटे पहले लें, और कुछ नया न आज़माएँ।',
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
    narrow: 'इतना कुछ छोड़ने पर कुछ दिन हर सीमा में नहीं आ सके। एक और चीज़ की अनुमति सबसे अधिक मदद करेगी।',
  },
};

export const texts: Record<PlanLanguage, Texts> = { english, hindi };
