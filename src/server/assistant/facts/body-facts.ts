import type { Source } from '../../../contract/assistant/chat.ts';
import { bodyFigures } from './body-figures.ts';
import { inLanguage, type Asked, type FactAnswer } from './fact-answer.ts';

const source = (title: string, summary: string): Source => ({ title, summary });
const numberIn = (gloss: string, words: RegExp): number | undefined => {
  const found = words.exec(gloss);
  return found ? Number(found[1]) : undefined;
};

const conversions: readonly (readonly [from: RegExp, to: RegExp, factor: number, names: readonly [string, string]])[] = [
  [/ (\d+(?:\.\d+)?) kilogram /, / pound /, 2.20462, ['kg', 'pounds']],
  [/ (\d+(?:\.\d+)?) pound /, / (kilogram|kg) /, 0.453592, ['pounds', 'kg']],
  [/ (\d+(?:\.\d+)?) (?:km|k) /, / mile /, 0.621371, ['km', 'miles']],
  [/ (\d+(?:\.\d+)?) mile /, / km /, 1.60934, ['miles', 'km']],
  [/ (\d+(?:\.\d+)?) cm /, / (foot|inch) /, 0.0328084, ['cm', 'feet']],
  [/ (\d+(?:\.\d+)?) inch /, / cm /, 2.54, ['inches', 'cm']],
  [/ (\d+(?:\.\d+)?) foot /, / (cm|m|metres?|meters?) /, 30.48, ['feet', 'cm']],
  [/ (\d+(?:\.\d+)?) (?:oz|ounces?) /, / gram /, 28.3495, ['ounces', 'g']],
  [/ (\d+(?:\.\d+)?) gram /, / (oz|ounces?) /, 0.035274, ['g', 'ounces']],
  [/ (\d+(?:\.\d+)?) (?:kj|kilojoules?) /, / kcal /, 0.239006, ['kJ', 'kcal']],
  [/ (\d+(?:\.\d+)?) kcal /, / (kj|kilojoules?) /, 4.184, ['kcal', 'kJ']],
  [/ (\d+(?:\.\d+)?) litre /, / (cup|glass) /, 4.17, ['litres', 'cups of 240 ml']],
  [/ (\d+(?:\.\d+)?) litre /, / (ml|millilitre) /, 1_000, ['litres', 'ml']],
  [/ (\d+(?:\.\d+)?) millilitre /, / cup /, 1 / 240, ['ml', 'cups']],
  [/ (\d+(?:\.\d+)?) cup /, / (ml|millilitre) /, 240, ['cups', 'ml']],
  [/ (\d+(?:\.\d+)?) (?:tbsp) /, / (ml|millilitre|tsp) /, 15, ['tablespoons', 'ml']],
  [/ (\d+(?:\.\d+)?) (?:tsp) /, / (ml|millilitre) /, 5, ['teaspoons', 'ml']],
];
const single: readonly (readonly [RegExp, number, readonly [string, string]])[] = [
  [/ howmuch (?:ml|millilitre) .*cup /, 240, ['1 cup', 'ml']],
  [/ howmuch (?:ml|millilitre) .*tbsp /, 15, ['1 tablespoon', 'ml']],
  [/ howmuch (?:ml|millilitre) .*tsp /, 5, ['1 teaspoon', 'ml']],
  [/ howmuch tsp .*tbsp /, 3, ['1 tablespoon', 'teaspoons']],
  [/ howmuch pound .*kilogram /, 2.20462, ['1 kg', 'pounds']],
  [/ howmuch gram .*(?:oz|ounce) /, 28.3495, ['1 ounce', 'g']],
  [/ howmuch km .*(?:mile) | mile .*howmuch km | (?:what|long|far) .*a mile /, 1.60934, ['1 mile', 'km']],
  [/ howmuch mile .*km /, 0.621371, ['1 km', 'miles']],
  [/ kilogram .*howmuch pound /, 2.20462, ['1 kg', 'pounds']],
  [/ (?:howmuch kilogram .*pound|pound .*howmuch kilogram) /, 0.453592, ['1 pound', 'kg']],
  [/ cup .*howmuch (?:ml|millilitre) /, 240, ['1 cup', 'ml']],
  [
    / howmuch km .*half marathon | half marathon .*(?:howmuch km|how (?:long|far)) | (?:how (?:long|far)) .*half marathon /,
    21.0975,
    ['A half marathon', 'km'],
  ],
  [/ howmuch km .*(?:marathon) /, 42.195, ['A marathon', 'km']],
];
const neat = (value: number) => String(Number(value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)));

function conversion({ message, language }: Asked): FactAnswer | undefined {
  const topic = { act: 'body', about: 'units' } as const;
  const tall = / (\d) foot (\d{1,2}) (?:inch |in )?.*cm | cm .*(\d) foot (\d{1,2}) (?:inch )?/.exec(message.gloss);
  if (tall) {
    const [foot, inch] = [Number(tall[1] ?? tall[3]), Number(tall[2] ?? tall[4])];
    const cm = Math.round(foot * 30.48 + inch * 2.54);
    return { text: inLanguage(language, `${foot} ft ${inch} in is ${cm} cm.`, `${foot} फ़ुट ${inch} इंच = ${cm} सेमी।`), topic };
  }
  for (const [from, to, factor, [one, other]] of conversions) {
    const value = numberIn(message.gloss, from);
    if (value === undefined || !to.test(message.gloss.replace(from, ' '))) continue;
    const amount = value * factor;
    const feet = other === 'feet' ? ` (${Math.floor(amount)} ft ${Math.round((amount % 1) * 12)} in)` : '';
    return {
      text: inLanguage(
        language,
        `${value} ${one} is ${neat(amount)} ${other}${feet}.`,
        `${value} ${one} = ${neat(amount)} ${other}${feet}।`,
      ),
      topic,
    };
  }
  const found = single.find(([words]) => words.test(message.gloss));
  if (!found || message.foods.length > 0) return undefined;
  const [, value, [one, unit]] = found;
  return { text: inLanguage(language, `${one} is ${neat(value)} ${unit}.`, `${one} = ${neat(value)} ${unit}।`), topic };
}

const ofHeart =
  / (heart rate|heartrate|hr|heart|pulse|bpm|धडकन|dhadkan) .*(zone|zones|max|most|maximum|target|should|at|age|howmuch|train|limit|fat burn)| (max|most|maximum|target) (heart rate|heartrate|hr|hour|pulse|heart|धडकन|dhadkan)| (zone|zones) \d /;
const sick = / (pain|hurts|irregular|skips?|racing|palpitations?|flutter\w*|attack|disease|medicine|faint\w*|dizzy|chest) /;

/** Zones by Tanaka's formula; the age is said, or that of the plan or profile. */
function heartZones({ message, language, age, topic }: Asked): FactAnswer | undefined {
  const goesOn = topic?.act === 'body' && topic.about === 'heart' && / \d{2} /.test(message.gloss);
  if ((!ofHeart.test(message.gloss) && !goesOn) || sick.test(message.gloss)) return undefined;
  const said =
    numberIn(message.gloss, / (?:age|aged|am|is|at|for|a|i am) (\d{2})(?: years?| saal)? /) ??
    numberIn(message.gloss, / (\d{2}) (?:years?|yo|yr|yrs|saal) /) ??
    (goesOn ? numberIn(message.gloss, / (\d{2}) /) : undefined);
  const years = said ?? age;
  const sources = [source('Tanaka, Monahan and Seals, JACC 2001;37:153-156', 'Maximal heart rate is about 208 minus 0.7 times the age.')];
  const about = { act: 'body', about: 'heart' } as const;
  if (years === undefined || years < 10 || years > 99)
    return {
      text: inLanguage(
        language,
        'That depends on your age: about 208 minus 0.7 times the age is the maximum. How old are you?',
        'यह उम्र पर निर्भर है: अधिकतम लगभग 208 घटा 0.7 गुना उम्र। आपकी उम्र क्या है?',
      ),
      topic: about,
      sources,
    };
  const most = 208 - 0.7 * years;
  const zone = (from: number, to: number) => `${Math.round(most * from)}–${Math.round(most * to)}`;
  const text = inLanguage(
    language,
    `At ${years} the maximum is about ${Math.round(most)} beats a minute, give or take ten. Easy: ${zone(0.6, 0.7)}. Steady: ${zone(0.7, 0.8)}. Hard: ${zone(0.8, 0.9)}. Very hard: ${zone(0.9, 1)}. The talk test works too: easy is when you can speak whole sentences.`,
    `${years} साल में अधिकतम लगभग ${Math.round(most)} धड़कन प्रति मिनट है, दस इधर-उधर। हल्का: ${zone(0.6, 0.7)}। मध्यम: ${zone(0.7, 0.8)}। तेज़: ${zone(0.8, 0.9)}। बहुत तेज़: ${zone(0.9, 1)}। बोलकर भी जाँच सकते हैं: हल्के में पूरे वाक्य बोल पाते हैं।`,
  );
  return { text, topic: about, sources };
}

const asksWater = /( howmuch| litres?| glass| enough) .*(water|fluid)| water .*(howmuch|daily|day|need|intake|drink|litre|glass)/;
const ofIllness =
  / (kidney|diarrhoea|diarrhea|vomit\w*|pregnan\w*|fever|salt|cramps?|sodium|weigh in|cut|baby|during|before|after|match|race|marathon|hot|heat|training|exercise|run|pool|food\d|rice|recipe|cook) /;
function water({ message, language, weightKg }: Asked): FactAnswer | undefined {
  if (!asksWater.test(message.gloss) || ofIllness.test(message.gloss) || message.rest.length > 7) return undefined;
  const said = numberIn(message.gloss, / (\d{2,3}) kilogram /) ?? weightKg;
  const litres = said && Math.round(said * 0.033 * 10) / 10;
  const text = inLanguage(
    language,
    `${litres ? `At ${said} kg about ${litres} litres a day` : 'About 2 litres a day for most women and 2.5 for most men'}, drinks and watery food together, and more in heat or when you sweat: roughly half a litre for each hour of sport. Thirst and pale yellow urine are good guides.`,
    `${litres ? `${said} किलो वज़न पर रोज़ लगभग ${litres} लीटर` : 'ज़्यादातर महिलाओं को रोज़ लगभग 2 लीटर और पुरुषों को 2.5 लीटर'} पानी, पेय और रसीले खाने मिलाकर; गर्मी या पसीने में और, खेल के हर घंटे में करीब आधा लीटर। प्यास और हल्का पीला पेशाब अच्छे संकेत हैं।`,
  );
  return {
    text,
    topic: { act: 'body', about: 'water' },
    sources: [
      source(
        'EFSA, Dietary reference values for water (2010)',
        'Adequate intakes of 2.0 litres a day for women and 2.5 for men, from drinks and food.',
      ),
    ],
  };
}

const asksProtein =
  /( howmuch| need| daily| enough| should| requirement| target) .*protein | (?:weight|bodyweight|kilogram) .*protein | protein .*(intake|for \d+ kilogram|need|daily|day|should|requirement|per kilogram|enough|lena|khana|target|chahiye)/;
const perKilogram = { least: 1.2, most: 2 };
function protein({ message, language, weightKg, isYoung }: Asked): FactAnswer | undefined {
  if (
    !asksProtein.test(message.gloss) ||
    message.foods.length > 0 ||
    message.rest.length > 7 ||
    / (kidney|pregnan\w*|powder|shake|child|kid|old|elderly|baby|source|sources) /.test(message.gloss)
  )
    return undefined;
  const said = numberIn(message.gloss, / (\d{2,3}) kilogram /) ?? weightKg;
  const sources = [
    source(
      'Nutrition and athletic performance: Academy of Nutrition and Dietetics, Dietitians of Canada, ACSM, 2016',
      'Protein of 1.2 to 2.0 g a kilogram for people who train; 0.8 g is enough without training.',
    ),
  ];
  const topic = { act: 'body', about: 'protein' } as const;
  if (isYoung)
    return {
      text: inLanguage(
        language,
        'Growing needs no counting: dal, curd, milk, eggs or paneer with each meal give enough, also with training. Ask a doctor or a dietitian before you change what you eat for your weight.',
        'बढ़ती उम्र में गिनने की ज़रूरत नहीं: हर भोजन में दाल, दही, दूध, अंडे या पनीर हो तो अभ्यास के साथ भी काफ़ी है। वज़न के लिए खाना बदलने से पहले डॉक्टर या आहार विशेषज्ञ से पूछिए।',
      ),
      topic,
      sources,
    };
  if (said === undefined)
    return {
      text: inLanguage(
        language,
        'With training about 1.2 to 2 g for each kilogram of body weight a day, without about 0.8 g. Tell me your weight and I work it out: how many kg?',
        'अभ्यास करने वालों को हर किलो वज़न पर रोज़ लगभग 1.2 से 2 ग्राम, बिना अभ्यास लगभग 0.8 ग्राम। वज़न बताइए तो हिसाब कर दूँ: कितने किलो?',
      ),
      topic,
      sources,
    };
  return {
    text: inLanguage(
      language,
      `At ${said} kg about ${Math.round(said * perKilogram.least)} to ${Math.round(said * perKilogram.most)} g a day if you train, and ${Math.round(said * 0.8)} g if you do not.`,
      `${said} किलो वज़न पर अभ्यास के साथ रोज़ लगभग ${Math.round(said * perKilogram.least)} से ${Math.round(said * perKilogram.most)} ग्राम, बिना अभ्यास ${Math.round(said * 0.8)} ग्राम।`,
    ),
    topic,
    sources,
  };
}

/** '70 kg' after the question for the weight. */
function weightAfterQuestion(asked: Asked): FactAnswer | undefined {
  const { message, topic } = asked;
  // '30 g' is no weight: a number alone, or with its kilograms.
  const said = numberIn(message.gloss, / (\d{2,3}) (?:kilogram |$)/);
  const isAnswer =
    topic?.act === 'body' && (topic.about === 'protein' || topic.about === 'water') && said !== undefined && message.rest.length < 3;
  if (!isAnswer) return undefined;
  const again = { ...message, gloss: topic.about === 'protein' ? ' howmuch protein need ' : ' howmuch water drink ', rest: [] };
  return topic.about === 'protein'
    ? protein({ ...asked, message: again, weightKg: said })
    : water({ ...asked, message: again, weightKg: said });
}

type Rule = { readonly asks: RegExp; readonly about: string; readonly english: string; readonly hindi: string; readonly source: Source };
/** Figures of public recommendations that people ask for in one line. */
const rules: readonly Rule[] = [
  {
    asks: / howmuch (steps|step) .*| (steps|10000 steps) .*(day|daily|need|walk|enough) /,
    about: 'steps',
    english:
      'Most gain comes with about 8,000 to 10,000 steps a day under 60, and 6,000 to 8,000 from 60 on; every thousand more than you walk now counts.',
    hindi: '60 से कम उम्र में रोज़ लगभग 8,000 से 10,000 कदम, और 60 के बाद 6,000 से 8,000 से सबसे ज़्यादा फ़ायदा है; अभी से हर हज़ार ज़्यादा भी गिना जाता है।',
    source: source('Paluch and others, Lancet Public Health 2022;7:e219-e228', 'Daily steps and mortality in fifteen cohorts.'),
  },
  {
    asks: / (rest|wait|pause) .*between (set|sets|reps) | between (set|sets) .*(rest|long|howmuch) | howmuch rest .*(set|sets) /,
    about: 'rest',
    english:
      'Between heavy sets for strength 2 to 3 minutes, between sets for muscle 60 to 120 seconds, and 30 to 60 seconds for endurance or small exercises.',
    hindi: 'ताकत के भारी सेटों के बीच 2 से 3 मिनट, पेशी बढ़ाने के सेटों के बीच 60 से 120 सेकंड, और सहनशक्ति या छोटी कसरतों में 30 से 60 सेकंड।',
    source: source(
      'ACSM position stand: Progression models in resistance training (2009)',
      'Rest of 2 to 3 minutes for main lifts, 1 to 2 for assistance work, under 90 seconds for endurance.',
    ),
  },
  {
    asks: / howmuch (hours? )?(of )?sleep | howmuch hour .*sleep | sleep .*(howmuch|hours?) .*(need|chahiye|should|day|night|athlete)? | howmuch should (i|a|an|we) .*sleep /,
    about: 'sleep',
    english:
      'Adults do best with 7 to 9 hours a night, teenagers with 8 to 10, children of 6 to 12 with 9 to 12; in hard weeks of training the upper end.',
    hindi: 'वयस्कों को रात में 7 से 9 घंटे, किशोरों को 8 से 10, और 6 से 12 साल के बच्चों को 9 से 12 घंटे की नींद चाहिए; कठिन अभ्यास के हफ़्तों में ऊपर वाला।',
    source: source(
      'American Academy of Sleep Medicine: recommended amounts of sleep (2015 and 2016)',
      'At least 7 hours for adults, 8 to 10 for teenagers, 9 to 12 for school children.',
    ),
  },
];
const isOfSomethingElse =
  / (cant|trouble|insomnia|apnoea|wake|pain|before|after|injur\w*|child|kids?|baby|pregnan\w*|elderly|plan|jet|travel|shift|nap) /;

function recommendation({ message, language }: Asked): FactAnswer | undefined {
  const found =
    message.foods.length === 0 && message.rest.length < 7 && !isOfSomethingElse.test(message.gloss)
      ? rules.find(({ asks }) => asks.test(message.gloss))
      : undefined;
  return found && { text: found[language], topic: { act: 'body', about: found.about }, sources: [found.source] };
}

/** Facts of the body that are computed: units, heart rate by age, water and protein by weight; undefined for other questions. */
export const bodyFacts = (asked: Asked): FactAnswer | undefined =>
  conversion(asked) ??
  heartZones(asked) ??
  bodyFigures(asked) ??
  recommendation(asked) ??
  weightAfterQuestion(asked) ??
  water(asked) ??
  protein(asked);
