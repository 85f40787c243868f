import { describe, expect, test } from 'vitest';
import { topicOf, type Topic } from '../../src/contract/assistant/dialogue.ts';
import { bodyFacts, foodFacts } from '../../src/server/assistant/facts/index.ts';
import { readMessage } from '../../src/server/assistant/understanding/index.ts';

/** The answers to messages one after another, each understood after the one before. */
function talk(messages: readonly string[]): (string | undefined)[] {
  let topic: Topic | null = null;
  return messages.map((text) => {
    const language = /\p{Script=Devanagari}/u.test(text) ? ('hindi' as const) : ('english' as const);
    const asked = { message: readMessage(text), topic, language, patterns: [], age: undefined, weightKg: undefined, isYoung: false };
    const found = bodyFacts(asked) ?? foodFacts(asked);
    topic = found ? topicOf(found.topic) : null;
    return found?.text;
  });
}

test('grams that follow the question of protein are no weight, and somebody young is not asked for theirs', () => {
  expect(talk(['how much protein do I need', 'is 30 g enough?'])[1] ?? '').not.toMatch(/At 30 kg/);
  const message = readMessage('how much protein do I need');
  const young = { message, topic: null, language: 'english' as const, patterns: [], age: undefined, weightKg: undefined, isYoung: true };
  expect(bodyFacts(young)?.text).not.toMatch(/how many kg|0\.8 g/);
});

describe('figures in a conversation', () => {
  test.each<[string, ...(string | RegExp)[]]>([
    ['an amount in grams', 'protein in 100 g of paneer', /^Paneer, 100 g: 18\.1 g of protein/],
    ['typing errors', 'protien in 100 gm panner', /18\.1 g of protein/],
    ['Hinglish', '2 roti mein kitni calories', /^Roti, 2 pieces \(80 g\): \d+ kcal/],
    ['Hindi', 'पनीर में कितना प्रोटीन है', /100 ग्राम पनीर में 18\.1 ग्राम प्रोटीन/],
    ['an ellipsis', 'kcal in 2 eggs', /143 kcal/, 'and in 3?', /Egg, 3 pieces/],
    ['another food', 'protein in 100 g paneer', /18\.1/, 'and tofu?', /Tofu, 100 g: 15\.8/, 'usme kitna fat', /Tofu, 100 g: 8\.7 g of fat/],
    ['a comparison', 'which has more iron, spinach or banana', /^Spinach has more iron/],
    ['prices of what was spoken of', 'curd vs cashews protein', /Cashews has more protein/, 'which one is cheaper', /^Curd is cheaper/],
    ['sources, and more of them', 'vegetarian sources of iron', /Good vegetarian sources/, 'more', /Good vegetarian sources/],
    ['an amount for a nutrient', 'how much paneer for 25 g protein', /^About 138 g of paneer/],
    ['a way of eating', 'is honey vegan?', /^No, honey is not vegan/],
    ['ready food, and how much of it', 'do samose me kitni calorie', /Samosa.*(260|520) kcal/],
    ['a food that is not in the table', 'calories in a thukpa', /no figures for thukpa/],
    ['a vitamin', 'vitamin c in orange', /53 mg of vitamin C/],
    ['a meal in all', 'calories in 2 roti with ghee', /^Together roti .* 240 kcal/],
    ['a body mass index', "mera wajan 82 height 5'9 bmi batao", /BMI of 26\.8/],
    [
      'the energy of a day, and of another weight',
      'whats my maintenance, 61 kg 164 cm 33 f desk job',
      /1570 kcal/,
      'and at 58?',
      /keep 58 kg/,
    ],
    ['steps, and fewer', '10000 steps me kitni calorie jalti h 70 kg pe', /250 to 370/, 'aur 5000 me', /5,000 steps/],
    ['an activity, and another', 'how many kcal does an hour of badminton burn', /badminton burn/, 'n cricket?', /60 minutes of cricket/],
    ['a pulse in Hindi', '25 साल की उम्र में अधिकतम हृदय गति कितनी', /191/],
    ['units in Hindi', '5 किलोमीटर कितने मील होते हैं', /3\.11/],
    ['dry and cooked', 'protein in rice', /Steamed rice.*\nWhite rice.*dry/],
    ['a unit', 'convert 70 kg to pounds', /^70 kg is 154 pounds/],
    ['a heart rate', 'max heart rate at 30', /about 187 beats/],
    ['a question back, and its answer', 'how much protein do I need', /how many kg\?/, '68 kg', /At 68 kg about 82 to 136 g/],
    ['a bare number after that', 'how much protein do I need', /how many kg\?/, '70', /At 70 kg/],
    ["'do' that is no number", 'how many calories do eggs have', /^(?!Egg, 2 pieces)/],
    ['do as two in Hinglish', 'do roti mein kitni calories', /^Roti, 2 pieces/],
    ['steps', 'how many steps a day should I walk', /8,000 to 10,000/],
    ['rest between sets', 'rest between sets for strength', /2 to 3 minutes/],
  ])('%s', (_name, ...turns) => {
    const texts = turns.filter((turn): turn is string => typeof turn === 'string');
    const patterns = turns.filter((turn): turn is RegExp => turn instanceof RegExp);
    const answers = talk(texts);
    for (const [at, pattern] of patterns.entries()) expect(answers[at], texts[at]).toMatch(pattern);
  });

  test.each(['my knee hurts', 'is paneer good before a match', 'I feel low', 'what should I eat the evening before a match?'])(
    'are not given to: %s',
    (text) => expect(talk([text])).toEqual([undefined]),
  );
});
