import { nameOf } from '../../../../contract/assistant/constraint-labels.ts';
import type { DietPlan } from '../../../../contract/assistant/diet.ts';
import type { DietGoal, DietRequest } from '../../../../contract/assistant/diet-request.ts';
import type { Constraint } from '../../../../contract/assistant/constraints.ts';
import type { WishAnswers } from '../../wishes/index.ts';
import { countsNetCarbs } from '../carbs-of.ts';

type Goal = Extract<Constraint, { type: 'goal' }>['value'];
/** The goal of a diet plan that each goal of a person means. */
export const goalOf: Readonly<Record<Goal, DietGoal>> = { loseFat: 'lose', buildMuscle: 'gain', keepWeight: 'keep', getFitter: 'keep' };

const within = (value: number, wanted: number, part: number) => Math.abs(value - wanted) <= wanted * part;
const averageOf = (plan: DietPlan, of: (day: DietPlan['days'][number]) => number) =>
  plan.days.reduce((sum, day) => sum + of(day), 0) / Math.max(1, plan.days.length);

type OnFigures = Required<
  Pick<
    WishAnswers<DietRequest, DietPlan>,
    'goal' | 'pace' | 'meals' | 'age' | 'sex' | 'weightKg' | 'heightCm' | 'kcal' | 'protein' | 'proteinPerKg' | 'more' | 'carbGrams'
  >
>;

/** What a diet plan says about the person's figures, and about energy and protein. */
export const answersOnFigures: OnFigures = {
  goal: {
    says: (value) => ({
      english: `Planned for this goal: ${nameOf('goal', value, 'english').toLowerCase()}.`,
      hindi: `इस लक्ष्य के लिए बनाया गया: ${nameOf('goal', value, 'hindi')}।`,
    }),
    whyNot: (value, { energy }, { goal }) =>
      goal === goalOf[value] && !(goal === 'lose' && energy.target >= energy.spent)
        ? undefined
        : {
            english: 'The plan does not go below what your body spends, because that is not safe for you.',
            hindi: 'प्लान आपके शरीर की ज़रूरत से कम नहीं देता, क्योंकि वह आपके लिए सुरक्षित नहीं है।',
          },
  },
  pace: {
    says: (value) => ({
      english: { gentle: 'A gentle pace.', steady: 'A steady pace.', quick: 'As quickly as is safe, and no faster.' }[value],
      hindi: { gentle: 'धीमी रफ़्तार।', steady: 'लगातार रफ़्तार।', quick: 'जितनी जल्दी सुरक्षित हो, उससे तेज़ नहीं।' }[value],
    }),
    whyNot: (value, _plan, { pace }) =>
      pace === value ? undefined : { english: 'The pace above counts instead.', hindi: 'इसकी जगह ऊपर चुनी हुई रफ़्तार मानी गई।' },
  },
  meals: {
    says: (value) => ({ english: `${value} meals a day.`, hindi: `दिन में ${value} बार भोजन।` }),
    promises: (value) => ({
      english: `${value} meals a day, if a day’s food fits into them.`,
      hindi: `दिन में ${value} बार भोजन, अगर दिन भर का खाना उनमें बँट सके।`,
    }),
    whyNot: (value, { days }) => {
      const count = days[0]?.meals.length ?? 0;
      return days.every(({ meals }) => meals.length === value || meals.length === 0)
        ? undefined
        : {
            english: `Your day has ${count} meals: with other numbers a day's food does not fit into portions that one serves.`,
            hindi: `आपके दिन में ${count} भोजन हैं: किसी और संख्या में दिन भर का खाना सामान्य मात्रा में नहीं बँटता।`,
          };
    },
  },
  age: {
    says: (value) => ({ english: `Counted with the age of ${value}.`, hindi: `${value} साल की उम्र से हिसाब किया गया।` }),
    whyNot: (value, _plan, { age }) =>
      age === value ? undefined : { english: 'Diet plans start at 13 years.', hindi: 'डाइट प्लान 13 साल की उम्र से शुरू होते हैं।' },
  },
  sex: {
    says: (value) => ({
      english: `Energy is counted for: ${nameOf('sex', value, 'english').toLowerCase()}.`,
      hindi: `ऊर्जा का हिसाब ${nameOf('sex', value, 'hindi')} के लिए किया गया।`,
    }),
    whyNot: (value, _plan, { sex }) =>
      sex === value ? undefined : { english: 'What is chosen above counts instead.', hindi: 'इसकी जगह ऊपर चुनी हुई बात मानी गई।' },
  },
  weightKg: {
    says: (value) => ({ english: `Counted with ${value} kg.`, hindi: `${value} किलो से हिसाब किया गया।` }),
    whyNot: (value, _plan, { weightKg }) =>
      weightKg === value ? undefined : { english: 'Plans are made from 30 to 250 kg.', hindi: 'प्लान 30 से 250 किलो तक बनते हैं।' },
  },
  heightCm: {
    says: (value) => ({ english: `Counted with ${value} cm.`, hindi: `${value} सेमी से हिसाब किया गया।` }),
    whyNot: (value, _plan, { heightCm }) =>
      heightCm === value ? undefined : { english: 'Plans are made from 120 to 230 cm.', hindi: 'प्लान 120 से 230 सेमी तक बनते हैं।' },
  },
  kcal: {
    says: (value) => ({ english: `About ${value.toLocaleString('en-GB')} kcal a day.`, hindi: `दिन में करीब ${value} कैलोरी।` }),
    promises: (value) => ({
      english: `About ${value.toLocaleString('en-GB')} kcal a day, if that is safe for your body; the plan says so if not.`,
      hindi: `दिन में करीब ${value} कैलोरी, अगर आपके शरीर के लिए सुरक्षित हो; नहीं तो प्लान बताएगा।`,
    }),
    whyNot: (value, plan) => {
      if (
        within(
          averageOf(plan, ({ total }) => total.kcal),
          value,
          0.06,
        )
      )
        return undefined;
      const { target, floor, spent } = plan.energy;
      return value < target
        ? {
            english: `${value} kcal is too little for your body, which spends about ${spent} kcal a day: the plan has ${target} kcal, and never less than ${floor}.`,
            hindi: `${value} कैलोरी आपके शरीर के लिए बहुत कम है, जो दिन में करीब ${spent} कैलोरी खर्च करता है: प्लान में ${target} कैलोरी हैं, और ${floor} से कम कभी नहीं।`,
          }
        : {
            english: `The plan has ${target} kcal a day, which is counted from your height, weight, age and goal.`,
            hindi: `प्लान में दिन की ${target} कैलोरी हैं, जो आपके कद, वज़न, उम्र और लक्ष्य से निकली हैं।`,
          };
    },
  },
  carbGrams: {
    says: (value) => ({
      english: `At most ${value} g of carbohydrate a day.`,
      hindi: `दिन में ज़्यादा से ज़्यादा ${value} ग्राम कार्बोहाइड्रेट।`,
    }),
    promises: (value) => ({
      english: `At most ${value} g of carbohydrate a day, as far as your energy allows.`,
      hindi: `दिन में ज़्यादा से ज़्यादा ${value} ग्राम कार्बोहाइड्रेट, जहाँ तक आपकी ऊर्जा में हो सके।`,
    }),
    whyNot: (value, plan, request) => {
      const isNet = countsNetCarbs(request);
      const most = Math.round(Math.max(...plan.days.map(({ total }) => total.carbs - (isNet ? total.fibre : 0))));
      return most <= value * 1.05
        ? undefined
        : {
            english: `The plan has up to ${most} g of carbohydrate a day: with your energy and what you eat and leave out, less does not give a safe week.`,
            hindi: `प्लान में दिन का ${most} ग्राम तक कार्बोहाइड्रेट है: आपकी ऊर्जा और खान-पान में इससे कम से सुरक्षित हफ़्ता नहीं बनता।`,
          };
    },
  },
  more: {
    says: () => ({
      english: 'More protein: up to 2 g for each kilogram you weigh, shared among the meals.',
      hindi: 'ज़्यादा प्रोटीन: हर किलो वज़न पर 2 ग्राम तक, सारे भोजनों में बँटा हुआ।',
    }),
    whyNot: (_value, _plan, { protein, conditions }) =>
      protein === 'more' && !conditions.includes('kidneyDisease')
        ? undefined
        : {
            english: 'Kidney disease needs less protein, so it is not raised.',
            hindi: 'गुर्दे की बीमारी में प्रोटीन कम चाहिए, इसलिए उसे बढ़ाया नहीं गया।',
          },
  },
  proteinPerKg: {
    says: (value) => ({
      english: `About ${value} g of protein a day for each kilogram you weigh.`,
      hindi: `दिन में आपके हर किलो वज़न पर करीब ${value} ग्राम प्रोटीन।`,
    }),
    promises: (value) => ({
      english: `About ${value} g of protein a day for each kilogram you weigh, as far as your health and energy allow.`,
      hindi: `दिन में आपके हर किलो वज़न पर करीब ${value} ग्राम प्रोटीन, जहाँ तक आपकी सेहत और ऊर्जा में हो सके।`,
    }),
    whyNot: (value, plan, { weightKg }) => {
      const there = averageOf(plan, ({ total }) => total.protein) / weightKg;
      return within(there, value, 0.1)
        ? undefined
        : {
            english: `The plan has ${there.toFixed(1)} g of protein for each kilogram: that is what fits your health, your energy and ordinary portions.`,
            hindi: `प्लान में हर किलो पर ${there.toFixed(1)} ग्राम प्रोटीन है: इतना ही आपकी सेहत, ऊर्जा और सामान्य मात्रा से मेल खाता है।`,
          };
    },
  },
  protein: {
    says: (value) => ({ english: `About ${value} g of protein a day.`, hindi: `दिन में करीब ${value} ग्राम प्रोटीन।` }),
    promises: (value) => ({
      english: `About ${value} g of protein a day, as far as your weight and energy allow.`,
      hindi: `दिन में करीब ${value} ग्राम प्रोटीन, जहाँ तक आपके वज़न और ऊर्जा में हो सके।`,
    }),
    whyNot: (value, plan) => {
      const there = Math.round(averageOf(plan, ({ total }) => total.protein));
      return within(there, value, 0.12)
        ? undefined
        : {
            english: `The plan has ${there} g of protein a day: that is what fits your weight, your energy and ordinary portions.`,
            hindi: `प्लान में दिन का ${there} ग्राम प्रोटीन है: इतना ही आपके वज़न, ऊर्जा और सामान्य मात्रा से मेल खाता है।`,
          };
    },
  },
};
