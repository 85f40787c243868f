import { expect, test } from 'vitest';
import { hindiInRoman } from '../../src/server/assistant/messages/index.ts';

test.each([
  ['दो-तीन घंटे पहले चावल या केला लीजिए। पानी घूँट-घूँट पीजिए।', 'Do-teen ghante pehle chawal ya kela lijiye. Pani ghoont-ghoont pijiye.'],
  ['100 ग्राम में 18 ग्राम प्रोटीन।', '100 gram mein 18 gram protein.'],
  ['करता है, बताइए, खाएँ, नहीं', 'Karta hai, bataiye, khayen, nahin'],
  ['२० मिनट: हल्की दौड़', '20 minute: halki daud'],
  ['No Hindi, 5 reps.', 'No Hindi, 5 reps.'],
])('%s is typed in Roman letters as %s', (hindi, roman) => {
  expect(hindiInRoman(hindi)).toBe(roman);
});
