import type { HealthCondition } from '../../../contract/assistant/constraints.ts';
import { dietConditions, type DietCondition } from '../../../contract/assistant/diet-wishes.ts';
import { dishTraits, hindiTraits, type DishTrait } from '../../../contract/assistant/dish-traits.ts';
import { toolName } from '../../../contract/assistant/meal-labels.ts';
import type { RecipePlan, RecipeRequest } from '../../../contract/assistant/recipe.ts';
import { eatableOf, objectionToEatable } from '../foods/index.ts';
import type { Sentence, WishAnswers } from '../wishes/index.ts';
import { hasTools, hasTrait, suitsCondition } from './dish-suits.ts';

/** Whether a condition changes what is cooked. */
export const isOfFood = (value: HealthCondition): value is DietCondition => value in dietConditions;

const ofConditions: Readonly<Record<DietCondition, Sentence>> = {
  pregnancy: {
    english:
      'For pregnancy: nothing raw of meat, fish, egg or sprouts, no fish high in mercury, no liver and no alcohol. Take papaya only fully ripe.',
    hindi: 'गर्भावस्था के लिए: कच्चा मांस, मछली, अंडा या अंकुरित नहीं, ज़्यादा पारे वाली मछली, कलेजी और शराब नहीं। पपीता केवल पूरा पका हुआ लें।',
  },
  breastfeeding: {
    english: 'For breastfeeding: no fish high in mercury and no alcohol.',
    hindi: 'स्तनपान के लिए: ज़्यादा पारे वाली मछली और शराब नहीं।',
  },
  kidneyDisease: {
    english:
      'For kidney disease: at most 25 g of protein and 500 mg of sodium in a serving, no salty sauces and no fruit rich in potassium. Your doctor’s limits come first; write ‘low potassium’ if you have that one.',
    hindi:
      'गुर्दे की बीमारी के लिए: एक परोस में 25 ग्राम तक प्रोटीन और 500 मिग्रा तक सोडियम, नमकीन सॉस और पोटैशियम वाले फल नहीं। डॉक्टर की सीमा पहले मानें; पोटैशियम कम रखना हो तो ‘low potassium’ लिखें।',
  },
  warfarin: {
    english:
      'For your blood thinner: no large amount of leafy greens or broccoli at once, because vitamin K has to stay the same from day to day.',
    hindi: 'खून पतला करने की दवा के लिए: एक साथ बहुत सारी पत्तेदार सब्ज़ी या ब्रोकली नहीं, क्योंकि विटामिन K हर दिन एक-सा रहना चाहिए।',
  },
  diabetes: {
    english: 'For diabetes: no starch by itself and no sugar. The dish brings protein and fibre with its carbohydrate.',
    hindi: 'मधुमेह के लिए: अकेला चावल या रोटी और चीनी नहीं। पकवान में कार्बोहाइड्रेट के साथ प्रोटीन और फाइबर है।',
  },
  pcos: {
    english: 'For PCOS: no starch by itself and no sugar, but protein and fibre.',
    hindi: 'पीसीओएस के लिए: अकेला चावल या रोटी और चीनी नहीं, बल्कि प्रोटीन और फाइबर।',
  },
  irritableBowel: {
    english: 'For an irritable bowel: low FODMAP, so no onion, garlic, wheat, milk or most pulses. What the dish has of them is left out.',
    hindi: 'आईबीएस के लिए: लो FODMAP, यानी प्याज, लहसुन, गेहूँ, दूध और ज़्यादातर दालें नहीं। पकवान में से ये हटा दिए गए हैं।',
  },
  highBloodPressure: {
    english: 'For high blood pressure: lightly salted, at most 500 mg of sodium in a serving, and no salty sauces or cheese.',
    hindi: 'उच्च रक्तचाप के लिए: कम नमक, एक परोस में 500 मिग्रा तक सोडियम, और नमकीन सॉस या चीज़ नहीं।',
  },
  osteoporosis: {
    english: 'For your bones no food has to stay out; milk, curd, paneer, ragi and sesame bring calcium.',
    hindi: 'हड्डियों के लिए कुछ छोड़ना ज़रूरी नहीं; दूध, दही, पनीर, रागी और तिल कैल्शियम देते हैं।',
  },
};

const ofTraits: Readonly<Record<DishTrait, Sentence>> = {
  forBaby: {
    english:
      'For a baby under one year: no salt, sugar, honey or chilli, and a soft, cooked dish. Mash it smooth, no whole nuts or round pieces, try one new food at a time, and cool it before feeding. A serving here is about half a cup: begin with two or three spoons. Before six months only milk.',
    hindi:
      'एक साल से छोटे बच्चे के लिए: नमक, चीनी, शहद और मिर्च नहीं, और नरम पका हुआ पकवान। अच्छी तरह मसलें, साबुत मेवे या गोल टुकड़े नहीं, एक बार में एक नई चीज़ दें, और ठंडा करके खिलाएँ। परोस लगभग आधा कप है: दो-तीन चम्मच से शुरू करें। छह महीने से पहले केवल दूध।',
  },
  soft: {
    english: 'A soft, moist dish. Cut what is in it small and cook it until it mashes.',
    hindi: 'नरम, रसेदार पकवान। सब कुछ छोटा काटें और मसलने लायक पकाएँ।',
  },
  light: {
    english: 'Easy to digest: little fat and fibre, nothing soaked for hours, hardly any chilli.',
    hindi: 'पचने में हल्का: कम वसा और रेशा, घंटों भिगोने वाला कुछ नहीं, मिर्च न के बराबर।',
  },
  lessSalt: {
    english: 'Less salt: at most 300 mg of sodium in a serving. Lemon, coriander and roasted cumin make up for it.',
    hindi: 'कम नमक: एक परोस में 300 मिग्रा तक सोडियम। नींबू, धनिया और भुना जीरा स्वाद देते हैं।',
  },
  cooked: { english: 'Nothing raw: the whole dish is cooked.', hindi: 'कच्चा कुछ नहीं: पूरा पकवान पका हुआ है।' },
  mild: { english: 'Without chilli.', hindi: 'बिना मिर्च के।' },
};

const eatableIn = ({ id }: RecipePlan) => eatableOf(id);

type OnPeople = Pick<
  Required<WishAnswers<RecipeRequest, RecipePlan>>,
  'condition' | 'trait' | 'noTool' | 'cooking' | 'mostKcal' | 'leastProtein'
>;

/** What a recipe says about those who eat it, their kitchen, and what a serving brings. */
export const answersOnPeople: OnPeople = {
  condition: {
    says: (value) => (isOfFood(value) ? ofConditions[value] : { english: 'Noted.', hindi: 'ध्यान में रखा।' }),
    whyNot: (value, plan, request) => {
      if (!isOfFood(value))
        return {
          english: 'We have no rules of cooking for this. Ask your doctor or a dietitian what you should eat.',
          hindi: 'इसके लिए हमारे पास पकाने के नियम नहीं हैं। डॉक्टर या आहार विशेषज्ञ से पूछें कि क्या खाना चाहिए।',
        };
      const eatable = eatableIn(plan);
      const isKept =
        eatable && suitsCondition(value, eatable, request) && !objectionToEatable(eatable, { ...request, conditions: [value] });
      return isKept && request.conditions.includes(value)
        ? undefined
        : {
            english: 'This dish does not keep to what it needs. Please choose another, and ask a dietitian.',
            hindi: 'यह पकवान उसकी ज़रूरत नहीं निभाता। कृपया दूसरा चुनें, और आहार विशेषज्ञ से पूछें।',
          };
    },
  },
  trait: {
    says: (value) => ofTraits[value],
    whyNot: (value, plan, request) => {
      const eatable = eatableIn(plan);
      return eatable && hasTrait(value, eatable, request)
        ? undefined
        : {
            english: `No dish of this kitchen is quite so (${dishTraits[value].toLowerCase()}); this comes nearest.`,
            hindi: `इस रसोई का कोई पकवान पूरा ऐसा नहीं (${hindiTraits[value]}); यह सबसे पास है।`,
          };
    },
  },
  noTool: {
    says: (value) => ({
      english: `It needs no ${toolName(value, 'english')}.`,
      hindi: `इसमें ${toolName(value, 'hindi')} नहीं चाहिए।`,
    }),
    whyNot: (_value, plan, request) => {
      const eatable = eatableIn(plan);
      return eatable && hasTools(eatable, request) ? undefined : { english: 'The dish still needs it.', hindi: 'पकवान में यह अब भी चाहिए।' };
    },
  },
  cooking: {
    says: () => ({
      english: 'Nothing needs a stove: it is mixed cold or with water from the kettle.',
      hindi: 'चूल्हा नहीं चाहिए: ठंडा मिलाकर या केतली के पानी से बनता है।',
    }),
    whyNot: (_value, plan, request) => {
      const eatable = eatableIn(plan);
      return eatable && hasTools(eatable, { ...request, cooking: 'none' })
        ? undefined
        : { english: 'This dish needs a stove.', hindi: 'इस पकवान में चूल्हा चाहिए।' };
    },
  },
  mostKcal: {
    says: (value) => ({ english: `At most ${value} kcal in a serving.`, hindi: `एक परोस में ${value} कैलोरी तक।` }),
    whyNot: (value, { perServing: { kcal } }) =>
      kcal <= value
        ? undefined
        : {
            english: `The smallest sensible serving has ${Math.round(kcal)} kcal.`,
            hindi: `सबसे छोटी सही परोस में ${Math.round(kcal)} कैलोरी हैं।`,
          },
  },
  leastProtein: {
    says: (value) => ({ english: `At least ${value} g of protein in a serving.`, hindi: `एक परोस में कम से कम ${value} ग्राम प्रोटीन।` }),
    whyNot: (value, { perServing: { protein } }) =>
      protein >= value - 0.5
        ? undefined
        : {
            english: `A serving has ${Math.round(protein)} g: of what fits, no dish brings more. A glass of milk, soy milk or curd beside it adds 6 to 8 g.`,
            hindi: `एक परोस में ${Math.round(protein)} ग्राम है: जो सही बैठता है उसमें इससे ज़्यादा नहीं। साथ में एक गिलास दूध, सोया दूध या दही 6 से 8 ग्राम जोड़ता है।`,
          },
  },
};
