import { describe, expect, test } from 'vitest';
import { chipsIn } from '../../../src/server/assistant/plans/read-chips.ts';

const read = (kind: 'recipe' | 'diet', text: string) => chipsIn({ text, kind, language: 'english' });
const refusedIn = (kind: 'recipe' | 'diet', text: string): string[] =>
  read(kind, text).response.flatMap((one) => (one.type === 'allergen' || one.type === 'avoid' ? one.value : []));
const saysOf = (kind: 'recipe' | 'diet', text: string) => read(kind, text).wishes ?? [];

const ofOthers: readonly (readonly [text: string, allergen: string])[] = [
  ['my daughter is allergic to peanuts', 'peanut'],
  ['my daughter is alergic to pinuts', 'peanut'],
  ['my son has egg allergy', 'egg'],
  ['wife allergic to cashews', 'treeNuts'],
  ['bete ko kaju se allergy hai', 'treeNuts'],
  ['papa ko prawns se allergy hai', 'crustacean'],
  ['meri beti ko doodh se allergy', 'milk'],
  ['bacche ko anda se elergy hai', 'egg'],
  ['बेटे को अंडे से एलर्जी है', 'egg'],
  ['पति को मछली से एलर्जी है', 'fish'],
  ['मेरी माँ को झींगे से एलर्जी है', 'crustacean'],
  ['my son is lactose intolerant', 'milk'],
  ['meri wife ko til aur mungfali se allergy h', 'sesame'],
  ['beta allergic to milk and til', 'sesame'],
  ['one of us cannot have gluten', 'gluten'],
  ['a friend is coming who has a nut allergy', 'peanut'],
];

describe('an allergy of somebody who is named', () => {
  test.each(ofOthers)('%s: stays out of a dish that is shared', (text, allergen) => {
    expect(refusedIn('recipe', text)).toContain(allergen);
  });
  test.each(ofOthers)('%s: stays out of a week of meals', (text, allergen) => {
    expect(refusedIn('diet', text)).toContain(allergen);
  });
  test('is told to be kept apart where the plan is for one', () => {
    const says = saysOf('diet', 'my wife is allergic to cashews').map((one) => one.says);
    expect(says.join(' ')).toContain('cook theirs apart');
  });
  test.each(['my son has no allergies', 'my daughter is not allergic to milk'])('%s: binds nothing', (text) => {
    expect(refusedIn('recipe', text)).toEqual([]);
  });
  test('leaves what the same person likes alone', () => {
    expect(refusedIn('recipe', 'my daughter is allergic to peanuts, she loves paneer')).toEqual(['peanut']);
  });
});

describe('an allergy to what cannot be placed', () => {
  test.each([
    'my son is allergic to blorf',
    'i am allergic to blorf',
    'papa ko allergy hai',
    'mujhe blorf se allergy hai',
    'i am allergic to blorf and peanuts',
  ])('%s: is said not to be checked, and never done', (text) => {
    for (const kind of ['recipe', 'diet'] as const) {
      const about = saysOf(kind, text).filter(({ words }) => /blorf|papa/.test(words));
      expect(about.some(({ outcome, says }) => outcome === 'cannot' && says.includes('NOT checked'))).toBe(true);
      expect(about.every(({ outcome, says }) => outcome !== 'done' || !/blorf/.test(says))).toBe(true);
    }
  });
  test.each(['dust allergy', 'allergic to pollen', 'no allergies', 'i am allergic to peanuts'])('%s: is no such case', (text) => {
    expect(saysOf('diet', text).every(({ says }) => !says.includes('NOT checked'))).toBe(true);
  });
});

const refusals: readonly (readonly [text: string, foods: readonly string[]])[] = [
  ['केला न दें', ['banana']],
  ['काजू न रखें', ['treeNuts']],
  ['अंडा न डालें', ['egg']],
  ['मूंगफली न हो', ['peanut']],
  ['दूध न दीजिए', ['milk']],
  ['पनीर न देना', ['paneer']],
  ['राजमा न खिलाएं', ['kidney beans']],
  ['आलू और गोभी न बनाएं', ['potato', 'cauliflower']],
  ['मछली और अंडा न दें', ['fish', 'egg']],
  ['झींगा और अखरोट न दें, एलर्जी है', ['crustacean', 'treeNuts']],
  ['न प्याज न लहसुन', ['onion', 'garlic']],
  ['न मछली, न अंडा, न चिकन', ['fish', 'egg', 'chicken']],
  ['kela na de', ['banana']],
  ['aam aur kela na dein', ['mango', 'banana']],
  ['paneer na dalein', ['paneer']],
  ['kaju na rakhna', ['treeNuts']],
  ['i throw up if i eat mushrooms', ['mushroom']],
];

describe("'na' before a verb of serving", () => {
  test.each(refusals)('%s: refuses', (text, foods) => {
    expect(refusedIn('diet', text)).toEqual(foods);
  });
  test.each(['पनीर ज़रूर दें', 'दूध देना न भूलें', 'dahi de do na', 'क्यों न पनीर दें', 'paneer dena na bhoolna'])('%s: refuses nothing', (text) => {
    expect(refusedIn('diet', text)).toEqual([]);
  });
  test("'mat banana' is a way of cooking, and no fruit", () => {
    expect(refusedIn('recipe', 'teekha mat banana')).toEqual([]);
    expect(refusedIn('diet', 'banana mat dena')).toEqual(['banana']);
  });
});
