import { describe, expect, test } from 'vitest';
import { labelOf } from '../../src/contract/assistant/constraint-labels.ts';
import { constraintList } from '../../src/contract/assistant/constraints.ts';
import { constraintsOfEveryDay, readConstraints } from '../../src/server/assistant/chips/index.ts';

const chipsOf = (text: string) => readConstraints(text).map((one) => labelOf(one, 'english'));

describe('free text becomes chips', () => {
  test.each([
    ['no peanuts', ['No peanut']],
    ['bad knee', ['Careful with: Knee']],
    ['vegan', ['Vegan']],
    ['only dumbbells', ['Dumbbells']],
    ['3 days a week', ['3 days a week']],
    ['20 minutes', ['20 minutes']],
    ['hate karela', ['No bitter gourd']],
    ['I am 15', ['15 years old']],
    ['no lactose', ['No milk']],
    ['pyaz lehsun nahi', ['No onion', 'No garlic']],
    ['I love peanuts', ['Likes peanuts']],
    ['no peanuts, milk or soy but I love paneer', ['No peanut', 'No milk', 'No soy', 'Likes paneer']],
    ['allergic to nuts and I dont eat mushrooms', ['No tree nuts', 'No peanut', 'No mushroom']],
    ['no peanuts, allergic to tree nuts', ['No peanut', 'No tree nuts']],
    ['gluten free please', ['No cereals with gluten', 'No wheat']],
    ['main anda nahi khata', ['No egg']],
    ['मूंगफली से एलर्जी है', ['No peanut']],
    ['मुझे करेला पसंद नहीं', ['No bitter gourd']],
    ['ghutne mein dard hai', ['Careful with: Knee']],
    ['no equipment', ['No equipment']],
    ['a pull up bar and a chin up bar', ['Pull-up bar']],
    ['dumbbells at home, no barbell', ['Dumbbells', 'No barbell and plates']],
    ['vegetarian but eggs are ok', ['Vegetarian with eggs']],
    ['allergic to jackfruit', ['No jackfruit']],
    ['for 1.5 hours', ['90 minutes']],
    ['i weigh 60.7 kg', ['61 kg']],
    ['thrice a week for half an hour', ['30 minutes', '3 days a week']],
    // A refusal ends where something else is spoken of for a while.
    ['no milk since last summer really almonds', ['No milk', 'No tree nuts']],
    ['no milk since the last long summer, I love almonds', ['No milk', 'Likes almonds']],
    ['I go to a gym', ['Gym machines and cables', 'Dumbbells', 'Barbell and plates', 'Bench', 'Treadmill, bike or rower']],
    ['aloo aur gobhi pasand hai', ['Likes potato', 'Likes cauliflower']],
  ])('%s', (text, chips) => {
    expect(chipsOf(text)).toEqual(chips);
  });

  test.each([
    'not vegan',
    'non veg is fine',
    'no knee pain',
    'no problem with milk',
    'I used to be vegan',
    'my wife is vegan',
    'come back from holiday',
    'ran 10 km in 50 minutes',
    'ghutne mein dard nahi hai',
    'until Friday',
    '',
  ])('%s: no chip', (text) => {
    expect(chipsOf(text)).toEqual([]);
  });

  test.each<[string, string]>([
    ['I am pregnant', 'pregnancy'],
    ['5 months along, due date is in March', 'pregnancy'],
    ['expecting my second baby', 'pregnancy'],
    ['main garbhvati hoon', 'pregnancy'],
    ['maa banne wali hu', 'pregnancy'],
    ['मैं गर्भवती हूँ', 'pregnancy'],
    ['I am pregnent', 'pregnancy'],
    ['had a c-section 8 weeks ago', 'postpartum'],
    ['delivery hui hai 2 mahine pehle', 'postpartum'],
    ['my blood pressure is a bit high', 'highBloodPressure'],
    ['I take tablets for my blood pressure', 'highBloodPressure'],
    ['mera BP high rehta hai', 'highBloodPressure'],
    ['hypertention', 'highBloodPressure'],
    ['osteoporsis in my spine', 'osteoporosis'],
    ['my bones are weak', 'osteoporosis'],
    ['meri haddiyan kamzor hain', 'osteoporosis'],
    ['हड्डियाँ कमज़ोर हैं', 'osteoporosis'],
    ['hernia hai mujhe', 'hernia'],
    ['asthma, I use an inhaler', 'asthma'],
    ['mujhe sugar hai', 'diabetes'],
    ['chakkar aate hain', 'vertigo'],
    ['stent in 2019', 'heart'],
    ["jumper's knee", 'knee'],
    ['patelar tendonitis', 'knee'],
    ['shoulder impingment', 'shoulder'],
    ['rotater cuff tear', 'shoulder'],
    ['siatica on the left', 'lowerBack'],
    ['साइटिका', 'lowerBack'],
    ['herniated disc', 'lowerBack'],
  ])('%s is the condition or sore part %s', (text, value) => {
    const found = readConstraints(text).filter(({ type }) => type === 'condition' || type === 'injury');
    expect(found.map((one) => one.value)).toEqual([value]);
  });

  test.each([
    'not pregnant',
    'my wife is pregnant',
    'we are trying to get pregnant',
    'expecting a lot from this plan',
    'my membership is due in March',
    'had a baby 2 years ago',
    'my blood pressure is not high',
    'low blood pressure',
    'I want strong bones to prevent osteoporosis',
    'rotator cuff exercises please',
    "no jumper's knee",
    'mujhe asthma nahi hai',
    'my father has diabetes',
  ])('%s: no condition', (text) => {
    expect(readConstraints(text).filter(({ type }) => type === 'condition' || type === 'injury')).toEqual([]);
  });

  test('a longer message keeps its order, each chip once, and passes the contract', () => {
    const chips = readConstraints(
      'I am 28, weigh 72 kg, 175 cm, play cricket. Vegan, no nuts, no nuts! Bad lower back. 4 days a week, 45 min, kettlebell only. Want to build muscle.',
    );
    expect(constraintList.safeParse(chips).success).toBe(true);
    expect(chips.map((one) => labelOf(one, 'english'))).toEqual([
      'Vegan',
      'No tree nuts',
      'No peanut',
      'Careful with: Lower back',
      'Kettlebell',
      '45 minutes',
      '4 days a week',
      '28 years old',
      '72 kg',
      '175 cm tall',
      'Build muscle',
      'Cricket',
    ]);
    expect(chips.map((one) => labelOf(one, 'hindi')).slice(0, 2)).toEqual(['वीगन', 'मेवे नहीं']);
    const eggs = { food: 'egg', rule: 'notOn', days: ['tuesday'] } as const;
    expect(labelOf({ type: 'foodOn', value: { ...eggs, days: [...eggs.days] } }, 'hindi')).toBe('मंगलवार को अंडा नहीं');
  });

  test('a refused thing is never also available or liked', () => {
    expect(chipsOf('I have a barbell. No barbell!')).toEqual(['No barbell and plates']);
    expect(chipsOf('I like onion. No onion today')).toEqual(['No onion']);
  });

  test.each([
    ['no eggs on Tuesday', []],
    ['no eggs on Tuesday, and I never eat fish', ['No fish']],
    ['I am allergic to eggs, found out on Tuesday', ['No egg']],
    ['mangalvar ko anda nahi khata', []],
  ])('what a weekday leaves out is left out of no other day: %s', (text, chips) => {
    expect(constraintsOfEveryDay(text).map((one) => labelOf(one, 'english'))).toEqual(chips);
  });
});
