import type { DietPlan } from '../../../../contract/assistant/diet.ts';
import type { DietRequest } from '../../../../contract/assistant/diet-request.ts';
import type { PlanLanguage } from '../../../../contract/assistant/words.ts';
import type { HealthCondition } from '../../../../contract/assistant/constraints.ts';
import { dietConditions, type DietCondition } from '../../../../contract/assistant/diet-wishes.ts';
import { nameOf } from '../../../../contract/assistant/constraint-labels.ts';
import { hindiMeals, mealNamesOf } from '../../../../contract/assistant/meal-labels.ts';
import { recipeMeals } from '../../../../contract/assistant/recipe-meals.ts';
import { eatableOf, rupeesOf } from '../../foods/index.ts';
import { toolName } from '../../../../contract/assistant/meal-labels.ts';
import type { Sentence, WishAnswers } from '../../wishes/index.ts';
import { countsNetCarbs, mostCarbs, whyNoKeto } from '../carbs-of.ts';
import { isOfMicrowave, isServed } from '../is-possible.ts';
import { texts } from '../texts.ts';
import { conditionIsKept, isCooked } from './condition-checks.ts';
import { eatablesOf } from './plan-foods.ts';

/** Whether a condition changes what a diet plan holds. */
export const isOfDiet = (value: HealthCondition): value is DietCondition => value in dietConditions;

const conditionTexts: Readonly<Record<DietCondition, Sentence>> = {
  pregnancy: {
    english:
      'For pregnancy: no deficit of energy (from the fourth month add what the note says), no fish high in mercury, no raw sprouts, nothing with alcohol.',
    hindi: 'गर्भावस्था के लिए: ऊर्जा में कमी नहीं (चौथे महीने से नोट में लिखा और जोड़ें), ज़्यादा पारे वाली मछली नहीं, कच्चे अंकुरित नहीं, शराब वाली कोई चीज़ नहीं।',
  },
  breastfeeding: {
    english: 'For breastfeeding: no deficit, and no fish high in mercury.',
    hindi: 'स्तनपान के लिए: ऊर्जा में कमी नहीं, और ज़्यादा पारे वाली मछली नहीं।',
  },
  kidneyDisease: {
    english: 'For kidney disease: 0.6 to 0.8 g of protein for each kilogram you weigh, unless your doctor said otherwise.',
    hindi: 'गुर्दे की बीमारी के लिए: हर किलो वज़न पर 0.6 से 0.8 ग्राम प्रोटीन, जब तक डॉक्टर ने कुछ और न कहा हो।',
  },
  warfarin: {
    english: 'For your blood thinner: about the same vitamin K every day, so no day with many leafy greens after days without.',
    hindi: 'खून पतला करने की दवा के लिए: हर दिन लगभग एक-सा विटामिन K, यानी किसी एक दिन बहुत सारी पत्तेदार सब्ज़ी नहीं।',
  },
  diabetes: {
    english: 'For diabetes: carbohydrates are spread over the day, whole grains and pulses come first, and nothing sweet is drunk.',
    hindi: 'मधुमेह के लिए: कार्बोहाइड्रेट दिन भर में बँटे हैं, साबुत अनाज और दालें पहले, और मीठे पेय नहीं।',
  },
  pcos: {
    english: 'For PCOS: whole grains, pulses and protein in the meals, and little sugar.',
    hindi: 'पीसीओएस के लिए: भोजन में साबुत अनाज, दालें और प्रोटीन, और बहुत कम चीनी।',
  },
  irritableBowel: {
    english: 'For an irritable bowel: low FODMAP, so no onion, garlic, wheat, most pulses, apples or cauliflower.',
    hindi: 'आईबीएस के लिए: लो FODMAP, यानी प्याज, लहसुन, गेहूँ, ज़्यादातर दालें, सेब और फूलगोभी नहीं।',
  },
  highBloodPressure: {
    english: 'For high blood pressure: little salt, no pickles or papad, and many vegetables.',
    hindi: 'उच्च रक्तचाप के लिए: कम नमक, अचार और पापड़ नहीं, और बहुत सारी सब्ज़ियाँ।',
  },
  osteoporosis: {
    english: 'For your bones: foods rich in calcium and protein every day.',
    hindi: 'हड्डियों के लिए: हर दिन कैल्शियम और प्रोटीन वाला भोजन।',
  },
};

const minutesOf = (plan: DietPlan) =>
  plan.days.flatMap(({ meals }) => meals.flatMap(({ items }) => items.map(({ id }) => eatableOf(id)?.minutes ?? 0)));
const rupeesOn = (day: DietPlan['days'][number]) =>
  day.meals.reduce((sum, { items }) => sum + items.reduce((all, { id, amount }) => all + rupeesFor(id) * amount, 0), 0);
const rupeesFor = (id: string): number => {
  const eatable = eatableOf(id);
  return eatable ? rupeesOf(eatable) : 0;
};
const timesOf = (plan: DietPlan) => plan.days.flatMap(({ meals }) => meals.map(({ at }) => at));

/** Whether somebody under 18 would go without dinner; growing bodies need regular meals. Source: American Academy of Pediatrics 2016, on eating and weight of adolescents. */
export const leavesOutDinner = (
  { from, until }: { readonly from: string; readonly until: string },
  { age }: { readonly age: number },
): boolean => age < 18 && from < until && until <= '18:00';
const keepsDinner: Sentence = {
  english:
    'The plan keeps dinner: until you are grown, your body needs food in the evening too. Choose a lighter dish if you like, and if eating worries you, talk to somebody you trust or a doctor.',
  hindi:
    'प्लान में रात का खाना रहता है: बढ़ती उम्र में शरीर को शाम को भी खाना चाहिए। चाहें तो हल्का पकवान चुनें, और खाने को लेकर चिंता हो तो किसी भरोसेमंद व्यक्ति या डॉक्टर से बात करें।',
};

type OnLife = Required<
  Pick<
    WishAnswers<DietRequest, DietPlan>,
    'condition' | 'eatBetween' | 'mealAt' | 'cooking' | 'mealMinutes' | 'minutesAt' | 'carbs' | 'budget' | 'rupees' | 'noTool'
  >
>;

/** What a diet plan says about health, hours, the kitchen and money. */
export const answersOnLife: OnLife = {
  condition: {
    says: (value) =>
      isOfDiet(value)
        ? conditionTexts[value]
        : {
            english: `Noted: ${nameOf('condition', value, 'english').toLowerCase()}.`,
            hindi: `ध्यान में रखा: ${nameOf('condition', value, 'hindi')}।`,
          },
    whyNot: (value, plan, request) => {
      if (!isOfDiet(value))
        return {
          english: 'We have no rules of eating for this. Ask your doctor or a dietitian what you should eat.',
          hindi: 'इसके लिए हमारे पास खाने के नियम नहीं हैं। डॉक्टर या आहार विशेषज्ञ से पूछें कि क्या खाना चाहिए।',
        };
      return request.conditions.includes(value) && conditionIsKept[value](plan, request)
        ? undefined
        : {
            english: 'This plan does not fully keep to what it needs. Please show it to a dietitian before you follow it.',
            hindi: 'यह प्लान उसकी ज़रूरत पूरी तरह नहीं निभाता। मानने से पहले इसे आहार विशेषज्ञ को दिखाएँ।',
          };
    },
  },
  eatBetween: {
    says: ({ from, until }) => ({ english: `Every meal is between ${from} and ${until}.`, hindi: `हर भोजन ${from} और ${until} के बीच है।` }),
    whyNot: ({ from, until }, plan, request) => {
      if (leavesOutDinner({ from, until }, request)) return keepsDinner;
      return timesOf(plan).every((at) => (from <= until ? at >= from && at <= until : at >= from || at <= until))
        ? undefined
        : { english: 'Not all meals fit into these hours.', hindi: 'सारे भोजन इन घंटों में नहीं आते।' };
    },
  },
  mealAt: {
    says: ({ meal, at }) => ({ english: `${recipeMeals[meal]} is at ${at}.`, hindi: `${hindiMeals[meal]} ${at} बजे है।` }),
    whyNot: ({ meal, at }, plan) => {
      const times = plan.days.flatMap(({ meals }) => meals.flatMap((one) => (one.key === meal ? [one.at] : [])));
      return times.length > 0 && times.every((time) => time === at)
        ? undefined
        : { english: 'Your days have no such meal at that time.', hindi: 'आपके दिनों में उस समय ऐसा भोजन नहीं है।' };
    },
  },
  cooking: {
    says: (value) =>
      value === 'none'
        ? { english: 'Nothing has to be cooked.', hindi: 'कुछ भी पकाना नहीं है।' }
        : {
            english:
              'Every dish can be made in a microwave: use a covered bowl where the recipe says pan, and an idli stand for steaming. Stir twice, and let it stand for two minutes.',
            hindi:
              'हर पकवान माइक्रोवेव में बन सकता है: जहाँ रेसिपी में पैन लिखा है वहाँ ढका हुआ बर्तन लें, भाप के लिए इडली स्टैंड। बीच में दो बार चलाएँ और दो मिनट रुकें।',
          },
    whyNot: (value, plan, request) =>
      !plan.days.some((day) =>
        eatablesOf(day).some((one) => !isServed(one, request) && (value === 'none' ? isCooked(one) : !isOfMicrowave(one))),
      )
        ? undefined
        : { english: 'Some meals have to be cooked.', hindi: 'कुछ भोजन पकाने होंगे।' },
  },
  mealMinutes: {
    says: (value) => ({ english: `No dish takes more than ${value} minutes.`, hindi: `किसी पकवान में ${value} मिनट से ज़्यादा नहीं लगते।` }),
    promises: (value) => ({
      english: `Quick dishes: none over ${value} minutes, if a week can be made of them.`,
      hindi: `जल्दी बनने वाले पकवान: कोई ${value} मिनट से ज़्यादा का नहीं, अगर उनसे हफ़्ता बन सके।`,
    }),
    whyNot: (value, plan) => {
      const longest = Math.max(0, ...minutesOf(plan));
      return longest <= value
        ? undefined
        : {
            english: `The slowest dish takes ${longest} minutes: quicker ones alone do not make a week that fits you.`,
            hindi: `सबसे लंबा पकवान ${longest} मिनट का है: केवल जल्दी बनने वाले पकवानों से आपका हफ़्ता नहीं बनता।`,
          };
    },
  },
  minutesAt: {
    says: ({ meals, minutes }) => ({
      english: `${minutes} minutes of cooking at most for ${mealNamesOf(meals, 'english')}.`,
      hindi: `${mealNamesOf(meals, 'hindi')} में पकाने के ज़्यादा से ज़्यादा ${minutes} मिनट।`,
    }),
    promises: ({ meals, minutes }) => ({
      english: `Quick dishes for ${mealNamesOf(meals, 'english')}: ${minutes} minutes of cooking at most, where a day can be made of them.`,
      hindi: `${mealNamesOf(meals, 'hindi')} में जल्दी बनने वाले पकवान: ज़्यादा से ज़्यादा ${minutes} मिनट, अगर उनसे दिन बन सके।`,
    }),
    whyNot: ({ meals, minutes }, plan) => {
      const those = plan.days.flatMap((day) => day.meals.filter(({ key }) => meals.includes(key)));
      const longest = Math.max(0, ...those.map((meal) => meal.minutes ?? 0));
      return longest <= minutes
        ? undefined
        : {
            english: `The slowest of these meals takes ${longest} minutes: quicker ones alone do not fit what you need.`,
            hindi: `इनमें सबसे लंबा भोजन ${longest} मिनट का है: केवल जल्दी बनने वाले आपकी ज़रूरत में नहीं बैठते।`,
          };
    },
  },
  carbs: {
    says: (value) => ({
      english: `At most ${mostCarbs[value]} g of carbohydrate a day, fibre not counted.`,
      hindi: `दिन में ज़्यादा से ज़्यादा ${mostCarbs[value]} ग्राम कार्बोहाइड्रेट, रेशे को छोड़कर।`,
    }),
    promises: (value) => ({
      english: `At most ${mostCarbs[value]} g of carbohydrate a day, as far as your energy and health allow.`,
      hindi: `दिन में ज़्यादा से ज़्यादा ${mostCarbs[value]} ग्राम कार्बोहाइड्रेट, जहाँ तक आपकी ऊर्जा और सेहत में हो सके।`,
    }),
    whyNot: (value, plan, request) => {
      const isNet = countsNetCarbs(request);
      const most = Math.round(Math.max(...plan.days.map(({ total }) => total.carbs - (isNet ? total.fibre : 0))));
      const why = value === 'keto' ? whyNoKeto(request) : undefined;
      if (why) {
        const instead = (language: PlanLanguage) => `${texts[language].notes.noKeto[why]} ${texts[language].notes.carbsInstead(most)}`;
        return { english: instead('english'), hindi: instead('hindi') };
      }
      return most <= mostCarbs[value] * 1.05
        ? undefined
        : {
            english: `The plan has up to ${most} g of carbohydrate a day: with what you eat and leave out, less does not give a safe week.`,
            hindi: `प्लान में दिन का ${most} ग्राम तक कार्बोहाइड्रेट है: आपके खान-पान में इससे कम से सुरक्षित हफ़्ता नहीं बनता।`,
          };
    },
  },
  rupees: {
    says: (value) => ({
      english: `A day’s food for at most ₹${value}, by the usual prices of Indian cities in 2024; your market may differ.`,
      hindi: `दिन का खाना ज़्यादा से ज़्यादा ₹${value} में, भारतीय शहरों के 2024 के आम दामों से; आपके बाज़ार में अलग हो सकते हैं।`,
    }),
    promises: (value) => ({
      english: `Cheap food: the plan counts whether a day fits into ₹${value} by usual prices, and says what it comes to if not.`,
      hindi: `सस्ता खाना: प्लान आम दामों से गिनेगा कि दिन ₹${value} में आता है या नहीं, और न आए तो कितने का है।`,
    }),
    whyNot: (value, plan) => {
      const average = Math.round(plan.days.reduce((sum, day) => sum + rupeesOn(day), 0) / Math.max(1, plan.days.length));
      return average <= value
        ? undefined
        : {
            english: `By the usual prices of Indian cities in 2024 this week comes to about ₹${average} a day, more than ₹${value}: for less the foods you eat do not bring enough energy and protein.`,
            hindi: `भारतीय शहरों के 2024 के आम दामों से यह हफ़्ता दिन के करीब ₹${average} का है, ₹${value} से ज़्यादा: इससे कम में आपकी चीज़ों से पूरी ऊर्जा और प्रोटीन नहीं आता।`,
          };
    },
  },
  noTool: {
    says: (value) => ({
      english: `No dish needs a ${toolName(value, 'english')}.`.replace('a oven', 'an oven'),
      hindi: `किसी पकवान में ${toolName(value, 'hindi')} नहीं चाहिए।`,
    }),
    whyNot: (value, _plan, { lacksTools }) =>
      lacksTools.includes(value)
        ? undefined
        : { english: 'The plan was made before this was said. Please make it again.', hindi: 'प्लान इससे पहले बना था। कृपया दोबारा बनाएँ।' },
  },
  budget: {
    says: () => ({
      english: 'Cheap, ordinary foods. Write what a day may cost, such as ‘₹200 a day’, and the week is counted by usual prices.',
      hindi: 'सस्ती, आम चीज़ें। लिखें कि दिन में कितना खर्च हो, जैसे ‘दिन के 200 रुपये’; तब हफ़्ते का हिसाब आम दामों से लगता है।',
    }),
    whyNot: (_value, _plan, { budget }) =>
      budget === 'low' ? undefined : { english: 'The budget above counts instead.', hindi: 'इसकी जगह ऊपर चुना हुआ बजट माना गया।' },
  },
};
