import { describe, expect, test } from 'vitest';
import { labelOf } from '../../../src/contract/assistant/constraint-labels.ts';
import { parts } from '../../../src/server/assistant/plans/parts.ts';
import { constraintsIn, wishesOf } from '../../../src/server/assistant/wishes/index.ts';
import { mealWishesOfMeals } from '../../builders/meal-wishes-of-meals.ts';
import { mealWishes } from '../../builders/meal-wishes.ts';

/** The chips of a text for a diet plan; 'cannot' and '?' for each phrase that cannot be done or was not understood. */
function heard(text: string): string[] {
  const rules = parts.diet.wishes;
  const chips = constraintsIn(rules, text).map((one) => labelOf(one, 'english'));
  const others = wishesOf(text, { kind: 'diet', rules, language: 'english' })
    .filter(({ outcome }) => outcome !== 'done')
    .map(({ outcome }) => (outcome === 'cannot' ? 'cannot' : '?'));
  return [...chips, ...others];
}

describe('wishes about meals in words', () => {
  test.each([...mealWishes, ...mealWishesOfMeals])('%s', (text, expected) => {
    expect(heard(text).sort()).toEqual([...expected].sort());
  });
});

test('a refusal before it does not reach what is kept to a meal, nor does what follows belong to it', () => {
  expect(heard('no curd at night, roti only at lunch, 300 rs a day')).toEqual([
    'No curd at dinner and bedtime',
    'Likes roti',
    'No roti at breakfast, mid-morning, the evening snack, dinner and bedtime',
    '₹300 a day',
  ]);
});

describe('a letter wrong', () => {
  test.each([
    ['alergic to peenuts', ['No peanut']],
    ['no eggs on Teusdays', ['No egg on Tuesday']],
    ['intead of rice', ['No rice']],
    ['tight budgte', ['Low budget']],
    ['3000 rpees a month', ['₹100 a day']],
    ['breakast in 10 miutes', ['Breakfast in 10 minutes']],
    ['high proteni', ['More protein']],
    ['kindey disease', ['Careful with: Kidney disease']],
    ['vegatarian, no brocoli', ['Vegetarian', 'No broccoli']],
  ])('%s', (text, expected) => {
    expect(heard(text).sort()).toEqual([...expected].sort());
  });

  test('is no reason to take one word for another', () => {
    expect(heard('I have three sisters and a coach, and the weather is better')).toEqual([]);
  });
});

describe('what somebody does not want to be without is wanted', () => {
  test.each([
    ['chawal ke bina pet nahi bharta', ['Likes rice']],
    ['चावल के बिना पेट नहीं भरता', ['Likes rice']],
    ['roti ke bina khana adhura lagta hai', ['Likes roti']],
    ['without dal my thali is incomplete', ['Likes lentils']],
    ["don't take my eggs away", ['Likes eggs']],
    ['no dinner is complete without dal', ['Likes lentils']],
    ['no breakfast is complete without poha', ['Likes poha']],
    ['dahi mat hatana', ['Likes curd']],
    ["no onion, can't live without rice", ['Likes rice', 'No onion']],
  ])('%s', (text, expected) => {
    expect(heard(text).sort()).toEqual([...expected].sort());
  });

  test.each([
    ['rice ke bina khana chahiye', ['No rice']],
    ["without milk please, I can't digest it", ['No milk']],
    ['keep eggs away', ['No egg']],
    ["I don't take milk", ['No milk']],
    ['i can live without eggs', ['No egg']],
    ['dal without onion', ['No onion']],
  ])('and a refusal stays one: %s', (text, expected) => {
    expect(heard(text).sort()).toEqual([...expected].sort());
  });
});

describe('every clause is read', () => {
  test.each([
    ['oats every morning, no cooking on weekdays', ['Oats for breakfast and mid-morning every day', 'Oats every day', 'cannot']],
    ['no oats I hate oats, fish on Friday', ['No oats', 'Likes fish', 'Fish on Friday only']],
    ['paneer thrice a week, only 20 minutes for dinner', ['Paneer on 3 days a week', 'Dinner in 20 minutes']],
    ['20 minutes for dinner, sunday ko chicken', ['Dinner in 20 minutes', 'Likes chicken', 'Chicken on Sunday only']],
    ['kadhi on Sunday, fast on Monday', ['Likes kadhi', 'Kadhi on Sunday only', 'Fast on Monday']],
  ])('%s', (text, expected) => {
    expect(heard(text).sort()).toEqual([...expected].sort());
  });
});

describe('a microwave is no kitchen, and no lack of one', () => {
  test.each([
    ['I have only a microwave in my room', ['Microwave only']],
    ['hostel, only microwave and kettle', ['Microwave only']],
    ['कमरे में सिर्फ माइक्रोवेव है', ['Microwave only']],
    ['only kettle in hostel', ['Nothing to cook']],
  ])('%s', (text, expected) => {
    expect(heard(text).sort()).toEqual([...expected].sort());
  });
});

describe('an hour of sport', () => {
  test.each([
    ['I train at 6 am', ['Training at 06:00']],
    ['match at 4 pm on Sunday', ['Match at 16:00 on Sunday']],
    ['subah 5 baje daudta hu', ['Training at 05:00']],
    ['football practice 5:30 pm on Tuesday and Thursday', ['Training at 17:30 on Tuesday and Thursday']],
  ])('%s', (text, expected) => {
    expect(heard(text).sort()).toEqual([...expected].sort());
  });
});

describe('a food at an hour', () => {
  test.each([
    ['subah 5 baje chai', ['Tea for breakfast at 05:00 every day']],
    ['milk at 9 pm', ['Milk for bedtime at 21:00 every day']],
    ['fruit at 11 am and nuts at 5 pm', ['Fruit for mid-morning at 11:00 every day', 'Nuts for the evening snack at 17:00 every day']],
  ])('%s', (text, expected) => {
    expect(heard(text).sort()).toEqual([...expected].sort());
  });
});

describe('what is poured, counted or not given up is wanted', () => {
  test.each([
    ['a glass of milk before bed', ['Likes milk']],
    ['makhana as my evening snack and a handful of almonds', ['Likes almonds', 'Makhana for the evening snack']],
    ['subah ki chai nahi chhod sakta', ['Likes tea']],
    ['bajre ki roti chahiye', ['Likes bajra']],
    ['avocado and greek yogurt please', ['Likes avocado', 'Likes greek yogurt']],
    ['no leftovers', ['No leftovers']],
    ['nothing reheated please', ['No leftovers']],
    ['eGFR was 28 last month', ['Careful with: Kidney disease']],
  ])('%s', (text, expected) => {
    expect(heard(text).sort()).toEqual(expected);
  });
});

test.each(['but '.repeat(1_000), 'ﷺ'.repeat(4_000), 'ﷺ '.repeat(2_000)])(
  'a text that says nothing at length says nothing: %.12s',
  (text) => {
    expect(constraintsIn(parts.diet.wishes, text)).toEqual([]);
    expect(constraintsIn(parts.recipe.wishes, text)).toEqual([]);
  },
);
