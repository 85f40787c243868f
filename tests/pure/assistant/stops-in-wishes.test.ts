import { expect, test } from 'vitest';
import { flagsThatStop } from '../../../src/contract/assistant/safety.ts';
import { cardsFor, checkText, withoutBound, withoutCleared, withoutThoseOfKin } from '../../../src/server/assistant/safety/index.ts';

const stopsOf = (text: string) => {
  const flags = checkText(text, { country: 'IN', isOfPlan: true });
  return flagsThatStop('workout', withoutBound(withoutCleared(withoutThoseOfKin(flags, text, 'IN'), text), text)).map(({ code }) => code);
};

test.each([
  'stent 2 years back, cardiologist is happy with me doing weights',
  'bypass hua tha 6 saal pehle, cardiologist ne walk aur halki kasrat ki permission di hai',
  'after C section 11 months ago, cleared. I want planks back',
  'My brother tore his ACL so he must avoid jumping. My knees are fine and I want squat jumps',
  "I can't stand burpees",
  'BP tablet in the morning, all under control. please no racing',
  'piles operation two weeks ago, the surgeon wants no straining and only light weights',
  'shoulder surgery last year, nothing over the head',
  "an old wrist fusion, I can't put weight on that hand",
  'deadlift karte hue kamar me jhatka laga parso, hip hinge mat dena',
  'takhne me moch hai, suja hua hai, kudna nahi',
  'साइटिका पुराना है, पैर में झनझनाहट होती है, आगे झुकना मना है',
  'scared of the barbell, I might drop it',
  'ketbell gira tha pair pe pichle saal, wo mat dena',
  'used to do bootcamps, now I sit all day',
  'my sister plays wheelchair basketball, this plan is for her lazy husband',
  'bone tablet every Sunday on an empty stomach, so nothing before eight',
  'breathless after one flight of stairs, I weigh 108',
])('typed beside a form, this stops no workout: %s', (text) => {
  expect(stopsOf(text)).toEqual([]);
});

test.each([
  "My wife hates squats, don't ask me why. I actually like them!",
  'mangalwar ko vrat rehta hai to us din workout nhi hoga',
  'बच्ची को दूध से एलर्जी है, मुझे नहीं',
  "Nothing overhead or I'll have a hole in the roof",
])('what only resembles despair never stops a plan: %s', (text) => {
  expect(stopsOf(text)).toEqual([]);
});

test('despair that is said plainly stops a plan', () => {
  expect(stopsOf('I want to die, make me a plan for the last two weeks')).toEqual(['suicide']);
});

test.each(['is that too much for my knee?', 'Is it too much for a beginner?'])(
  'a question about effort gets no offer of support: %s',
  (text) => {
    expect(checkText(text)).toEqual([]);
  },
);

test.each([
  'Anaphylaxis to walnuts, everything else is fine',
  'prawns make my throat swell, leave them out',
  'allergic to milk since I was two, I have an adrenaline pen',
  'तिल खाने से गला सूज जाता है, तिल मत देना',
  'jhinga khane se honth suj jaate hai, baaki machhli chalegi',
])('a strong allergy that is known stops no plan and has a card about its medicine: %s', (text) => {
  const flags = checkText(text, { isOfPlan: true });
  expect(flagsThatStop('diet', flags)).toEqual([]);
  expect(cardsFor(flags, { country: 'IN', language: 'english' }).map(({ id }) => id)).toContain('knownAllergy');
});

test.each([
  'I just ate a prawn and my lips are swelling',
  'अभी काजू खाया, गला बंद हो रहा है',
  'she had a satay and is wheezing and blotchy, throat tight',
])('one that acts now stops every plan: %s', (text) => {
  expect(flagsThatStop('diet', checkText(text, { isOfPlan: true })).map(({ code }) => code)).toContain('allergicReaction');
});

test.each([
  ['bypass last month, doctor has not allowed anything yet', 'heartRisk'],
  ['stent last month, doctor ne abhi kasrat mana ki hai', 'heartRisk'],
  ['lower leg swollen since the long flight, calf hurts', 'calfSwelling'],
  ['sciatica is getting worse and my foot is weak', 'nerveSigns'],
  ['knee operation 3 weeks ago, give me squats', 'recentSurgery'],
  ['chest tightens on the stairs and goes when I stop', 'chestPain'],
  ['fainted twice in warm up this month', 'collapse'],
  ['hernia operation 10 days ago, I feel fine', 'recentSurgery'],
  ['plan for my mother, she had a stent last month', 'heartRisk'],
  ['my dad has heart disease. I get chest pain on stairs, doctor says I am fine', 'chestPain'],
  ['my wife tore her achilles. my calf is swollen and hot since the flight', 'calfSwelling'],
])('and this does: %s', (text, code) => {
  expect(stopsOf(text)).toContain(code);
});

test.each([
  ['had a baby 8 weeks ago by c-section', 'recentSurgery', 'only 15 minutes a day'],
  ['तेज़ चलने पर छाती में दबाव', 'chestPain', 'मेरे पास चटाई है'],
  ['ghutne ka operation pichle mahine hua', 'recentSurgery', 'sirf somwar budhwar'],
])('an unrelated wish does not hide a sign: %s', (sign, code, wish) => {
  for (const text of [sign, `${sign}, ${wish}`, `${wish}, ${sign}`])
    expect(checkText(text, { isOfPlan: true }).map((flag) => flag.code)).toContain(code);
});

test.each(['बीपी की गोली लेती हूँ', 'thyroid ki goli leti hu', 'I take blood pressure tablets, no squats please', 'मुझे दमा है, साँस मत रुकवाना'])(
  'tablets and a treated condition that are told calmly stop nothing: %s',
  (text) => {
    expect(checkText(text, { isOfPlan: true }).filter(({ level }) => level !== 'info')).toEqual([]);
  },
);
