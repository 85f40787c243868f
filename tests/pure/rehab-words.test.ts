import { describe, expect, test } from 'vitest';
import type { RehabPlan, RehabProblem, RehabRequest } from '../../src/contract/assistant/rehab.ts';
import { rehabProblems } from '../../src/contract/assistant/rehab.ts';
import { flagsThatStop, limitsOf } from '../../src/contract/assistant/safety.ts';
import { movementLimits, type MovementLimit } from '../../src/contract/assistant/workout-wishes.ts';
import { trainingConditions, type TrainingCondition } from '../../src/contract/assistant/training-conditions.ts';
import { rehabQuestions } from '../../src/server/assistant/rehab/index.ts';
import { rehabPart } from '../../src/server/assistant/rehab/rehab-part.ts';
import { checkText } from '../../src/server/assistant/safety/index.ts';
import { constraintsIn, wishesOf } from '../../src/server/assistant/wishes/index.ts';

const problems = Object.keys(rehabProblems) as RehabProblem[];
const ask = (problem: RehabProblem, more: Partial<RehabRequest> = {}): RehabRequest => ({
  ...{ problem, daysSince: 20, painNow: 3, sportId: null, daysPerWeek: 4, equipment: [], language: 'english', country: 'IN' },
  answers: Object.fromEntries(
    rehabQuestions(problem, 'english').map(({ checklist, questions }) => [
      checklist,
      Object.fromEntries(questions.map(({ id }) => [id, false])),
    ]),
  ),
  ...more,
});

/** The plan for words as the call makes it, with the flags that stop it and what is said of each phrase. */
function made(problem: RehabProblem, words: string, more: Partial<RehabRequest> = {}) {
  const own = ask(problem, more);
  const flags = [...checkText(words, { isOfPlan: true }), ...(rehabPart.flagsInWords?.(words, own) ?? [])];
  const kept = constraintsIn(rehabPart.wishes, words);
  const request = rehabPart.withLimits(rehabPart.withConstraints(own, kept), limitsOf(flags));
  const plan = rehabPart.plan(request, { seed: 5 });
  if (Array.isArray(plan)) throw new Error(JSON.stringify(plan));
  return {
    request,
    plan,
    breaches: rehabPart.verify(plan, request),
    stops: flagsThatStop('rehab', flags).map(({ code }) => code),
    exercises: plan.phases.flatMap(({ items }) => items.map(({ exerciseId }) => exerciseId)),
    wishes: wishesOf(words, { kind: 'rehab', rules: rehabPart.wishes, language: own.language, kept, made: { plan, request } }),
  };
}
const textOf = ({ phases, ladder }: RehabPlan) =>
  [
    ...phases.flatMap(({ leaveWhen, items }) => [...leaveWhen, ...items.map(({ name }) => name)]),
    ...ladder.flatMap(({ title, text }) => [title, text]),
  ].join(' ');

describe('what must be heeded beside the injury', () => {
  test.each([
    ['lowBack', 'I have osteoporosis', ['kneesToChest', 'catCow', 'rotation', 'liftFloor', 'runWalk']],
    ['lowBack', 'haddiyan kamzor hain', ['kneesToChest', 'catCow', 'rotation', 'liftFloor', 'runWalk']],
    ['lowBack', 'I am 7 months pregnant', ['deadBug', 'kneesToChest', 'pelvicTilt', 'sidePlank', 'runWalk', 'bridge']],
    ['lowBack', 'मैं सात महीने की गर्भवती हूँ', ['deadBug', 'kneesToChest', 'pelvicTilt', 'sidePlank', 'runWalk', 'bridge']],
    ['groin', 'I gave birth 8 weeks ago', ['deadBug', 'sidePlank', 'hopSide', 'runWalk', 'changeDirection', 'copen']],
    ['groin', 'I leak when I jump', ['deadBug', 'sidePlank', 'hopSide', 'runWalk', 'changeDirection', 'copen']],
    ['plantarHeel', 'I have a balance problem and fell last year', ['balanceOne', 'balanceReach', 'calfOne', 'calfStep', 'hopOne']],
    ['plantarHeel', 'mujhe girne ka dar rehta hai', ['balanceOne', 'balanceReach', 'calfOne', 'calfStep', 'hopOne']],
    ['frontKnee', 'no squats please', ['chairSquat', 'splitSquat', 'jumpSquat', 'stepDown']],
    ['achilles', 'no jumping please', ['hopTwo', 'hopOne', 'runWalk', 'accelerations']],
    ['neck', 'I cannot kneel', ['birdDog', 'pushUpKnee']],
    ['lowBack', 'I cannot lie on the floor', ['kneesToChest', 'pelvicTilt', 'deadBug', 'bridge', 'sidePlank', 'catCow']],
  ] as const)('%s, %s: leaves out what would harm', (problem, words, never) => {
    const { exercises, breaches, wishes } = made(problem, words);
    expect(exercises.filter((id) => (never as readonly string[]).includes(id))).toEqual([]);
    expect(breaches).toEqual([]);
    expect(wishes.map(({ outcome }) => outcome)).not.toContain('unclear');
  });

  test.each([
    'not pregnant',
    'as a teacher of pregnancy yoga',
    'prenatal yoga instructor, knee sore from demos',
    'pregnancy test was negative',
    'I am a midwife, I look after pregnant women all day',
    'main garbhvati nahi hoon',
    'मैं गर्भवती महिलाओं को योग सिखाती हूँ',
    'after my pregnancy in 2015 my back was fine',
  ])('%s: is no pregnancy', (words) => {
    const { request } = made('lowBack', words);
    expect(request.care?.conditions ?? []).not.toContain('pregnancy');
    expect(checkText(words, { isOfPlan: true }).map(({ code }) => code)).not.toContain('pregnant');
  });

  test.each([
    'yoga teacher, pregnant with my second',
    'I am a nurse, expecting a baby in June',
    'nurse by trade, 24 weeks pregnant',
    'not ill, just pregnant',
    'I do pregnancy yoga twice a week',
    'my due date is in May',
  ])('%s: is one', (words) => {
    expect(made('lowBack', words).request.care?.conditions).toContain('pregnancy');
  });

  test('every problem has a whole plan under every limit and condition, which asks for nothing that it leaves out', () => {
    const cares = [
      ...(Object.keys(movementLimits) as MovementLimit[]).map((limit) => ({ limits: [limit], conditions: [] })),
      ...(Object.keys(trainingConditions) as TrainingCondition[]).map((one) => ({ limits: [], conditions: [one] })),
      {
        limits: ['floor', 'supine', 'prone', 'kneeling', 'balancing', 'impact', 'bending', 'twisting'] as const,
        conditions: ['pregnancy'] as const,
      },
    ];
    for (const problem of problems.filter((one) => one !== 'concussion'))
      for (const care of cares) {
        const request = ask(problem, { care: { ...care, refused: [], minutes: 10, backTo: null } });
        const plan = rehabPart.plan(request, { seed: 2 }) as RehabPlan;
        const breaches = rehabPart.verify(plan, request);
        if (breaches.length > 0) expect({ problem, care, breaches }).toEqual({});
        if ((care.limits as readonly string[]).includes('impact')) expect(textOf(plan), problem).not.toMatch(/\bhops?\b|jump|sprint/i);
        if ((care.limits as readonly string[]).includes('balancing')) expect(textOf(plan), problem).not.toMatch(/on that leg/);
      }
  });
});

describe('an injury that must be seen first', () => {
  test.each([
    ['finger', 'the tip of my finger droops and I cannot straighten it', 'malletFinger'],
    ['finger', 'ungli ki tip jhuk gayi hai, seedhi nahi hoti', 'malletFinger'],
    ['finger', 'उँगली का सिरा झुक गया है', 'malletFinger'],
    ['wrist', 'fell on my hand, hurts at the base of the thumb', 'scaphoidSigns'],
    ['wrist', 'haath ke bal gira, anguthe ki jad me dard', 'scaphoidSigns'],
    ['wrist', 'हाथ के बल गिरा, अंगूठे की जड़ में दर्द', 'scaphoidSigns'],
    ['groin', 'lump in the groin when I cough', 'herniaSigns'],
    ['groin', 'khansne par jangh me gaanth ubharti hai', 'herniaSigns'],
    ['groin', 'खाँसने पर जाँघ में गाँठ उभरती है', 'herniaSigns'],
    ['achilles', 'I took ciprofloxacin last month', 'tendonMedicine'],
    ['achilles', 'levofloxacin li thi pichle hafte', 'tendonMedicine'],
    ['achilles', 'सिप्रोफ्लोक्सासिन ली थी', 'tendonMedicine'],
    ['plantarHeel', 'diabetic, feet are numb', 'numbFeet'],
    ['plantarHeel', 'sugar hai aur pair sunn rehte hain', 'numbFeet'],
    ['plantarHeel', 'शुगर है और पैर सुन्न रहते हैं', 'numbFeet'],
    ['lowBack', 'I have osteoporosis, had a vertebra fracture', 'fractureSigns'],
    ['finger', 'end joint just flops down', 'malletFinger'],
    ['finger', 'end of my pinky falls forward, I can hold it straight with tape', 'malletFinger'],
    ['finger', 'unable to straighten the end knuckle since slip catch', 'malletFinger'],
    ['finger', 'aage wala jod neeche gira hua hai, apne aap upar nahi aata', 'malletFinger'],
    ['finger', 'उँगली का आखिरी जोड़ लटका हुआ है, खुद सीधा नहीं होता', 'malletFinger'],
    ['finger', 'grabbed his jersey, now I cannot bend the tip', 'ruptureSigns'],
    ['wrist', 'skateboard fall, sore under my thumb', 'scaphoidSigns'],
    ['wrist', 'came off my bike, put my hand out, pain below the thumb', 'scaphoidSigns'],
    ['wrist', 'jumped off a wall and braced with my hands, ache by my left thumb', 'scaphoidSigns'],
    ['wrist', 'fisal kar haath pe gir gayi, anguthe ke pas sujan', 'scaphoidSigns'],
    ['wrist', 'साइकिल से गिरी, अंगूठे वाली तरफ सूजन है', 'scaphoidSigns'],
    ['groin', 'lscs 6 weeks back', 'recentSurgery'],
    ['frontKnee', 'ACLR 5 weeks ago, want to begin', 'recentSurgery'],
    ['frontKnee', 'tkr ho gaya hai pichle mahine', 'recentSurgery'],
    ['groin', 'THR three weeks back on the left', 'recentSurgery'],
    ['wrist', 'ORIF wrist', 'recentSurgery'],
    ['lowBack', 'lap chole last week', 'recentSurgery'],
    ['groin', 'inguinal mesh repair 3 wks back', 'recentSurgery'],
    ['lowBack', 'appendicectomy eleven days ago', 'recentSurgery'],
    ['ankleSprain', 'plate and screws in my ankle since last month', 'recentSurgery'],
    ['lowBack', 'पैर में रॉड डली है पिछले महीने', 'recentSurgery'],
    ['groin', 'had a baby 8 weeks ago by c-section', 'recentSurgery'],
    ['groin', 'had a baby 8 weeks ago by c-section, only 15 minutes a day', 'recentSurgery'],
    ['groin', 'had a baby 8 weeks ago by c-section, leaking a bit when I jump', 'recentSurgery'],
  ] as const)('%s, %s: stops with %s', (problem, words, code) => {
    expect(made(problem, words).stops).toContain(code);
  });

  test.each([
    ['finger', 'jammed my finger on the ball, it bends and straightens fine'],
    ['wrist', 'my thumb is fine, the wrist is sore from typing'],
    ['groin', 'no lump, only sore when I kick'],
    ['achilles', 'I took paracetamol last week'],
    ['plantarHeel', 'I have diabetes, feeling in the feet is normal'],
    ['shoulder', 'night pain a bit when lying on it'],
    ['shoulder', 'diabetic, shoulder is getting stiffer, cannot reach my back pocket, night pain a bit when lying on it'],
    ['shoulder', 'us karwat sone par kandha dukhta hai'],
    ['finger', 'I can lift the tip, it only aches'],
    ['finger', 'want to hang from a bar again, finger sore'],
    ['finger', 'the ball dropped on my finger last week'],
    ['finger', 'उँगली सूजी है पर सीधी होती है'],
    ['wrist', 'fell asleep on my wrist, sore by the thumb since'],
    ['wrist', 'new mother, pain below the thumb from lifting the baby, no fall'],
    ['wrist', 'tabla bajane se anguthe ke paas dard'],
    ['lowBack', 'lscs in 2012, fine since'],
    ['lowBack', 'I work in the LSCS ward as a nurse and stand all day'],
    ['frontKnee', 'doctor says no need of TKR'],
    ['frontKnee', 'ACLR 6 years ago on the other knee, fully back to football'],
    ['lowBack', 'koi operation nahi hua'],
    ['lowBack', 'I fixed a shelf with screws and plates, back hurts since'],
    ['neck', 'rugby hooker, dizzy when I look up'],
  ] as const)('%s, %s: goes on', (problem, words) => {
    expect(made(problem, words).stops).toEqual([]);
  });

  test.each([
    ['my face droops and my finger is numb', 'stroke'],
    ['mouth drooping on one side, cannot hold a cup with the fingers of my right hand', 'stroke'],
    ['slurred speech and my left arm and fingers hang down suddenly', 'stroke'],
    ['hit my head yesterday, dizzy when I look up', 'concussion'],
    ['dizzy and foggy since the tackle, worse when I turn my head', 'concussion'],
    ['shoulder pain wakes me at night whichever way I lie, fever too', 'feverOrNightPain'],
    ['fell on my shoulder, heard a crack, now stiff', 'fractureSigns'],
  ] as const)('%s is still %s', (words, code) => {
    expect(checkText(words).map((flag) => flag.code)).toContain(code);
  });
});

describe('words beside the form', () => {
  test('facts are noted, wishes are done or refused with a reason, and nothing sounds like a refusal of the writer', () => {
    for (const [problem, words, outcome] of [
      ['ankleSprain', 'second time this year', 'done'],
      ['concussion', 'doctor cleared me', 'done'],
      ['hamstring', 'grade 2 tear', 'done'],
      ['concussion', 'no symptoms', 'done'],
      ['hamstring', 'only 15 minutes a day', 'done'],
      ['elbow', 'only Monday and Thursday', 'done'],
      ['ankleSprain', 'I have a league match in 10 days and must play', 'cannot'],
      ['hamstring', 'no equipment on weekends', 'cannot'],
    ] as const) {
      const { wishes } = made(problem, words, { equipment: ['band'] });
      expect({ words, outcomes: wishes.map((one) => one.outcome) }).toEqual({
        words,
        outcomes: expect.arrayContaining([outcome]) as unknown,
      });
      expect(
        wishes.map((one) => one.outcome),
        words,
      ).not.toContain('unclear');
    }
  });

  test('little time means fewer exercises, two named days two days, and a weekend without a band strikes no band', () => {
    const counts = made('hamstring', 'only 10 minutes a day').plan.phases.map(({ items }) => items.length);
    expect(Math.max(...counts)).toBe(2);
    expect(made('elbow', 'only Monday and Thursday').request.daysPerWeek).toBe(2);
    expect(made('hamstring', 'no equipment on weekends', { equipment: ['band'] }).request.equipment).toEqual(['band']);
  });
});

describe('the way back', () => {
  const games = /match|team|contact|full training/i;
  test('leads to a day, a run or a game, as the person lives', () => {
    const farmer = made('lowBack', 'खेती करता हूँ');
    expect(textOf(farmer.plan)).not.toMatch(games);
    const runner = textOf(made('achilles', 'marathon in 4 months').plan);
    expect(runner).not.toMatch(games);
    expect(runner).toMatch(/hills/);
    expect(textOf(made('achilles', '', { sportId: 8 }).plan)).toMatch(/Match/);
    expect(textOf(made('ankleSprain', 'match in 10 days').plan)).toMatch(/Match/);
    expect(textOf(made('plantarHeel', '').plan)).not.toMatch(/swelling/i);
    expect(textOf(made('ankleSprain', '').plan)).toMatch(/swelling/i);
  });

  test('the file says where to begin, how long each phase usually takes, and how long to wait after a step', () => {
    const file = rehabPart.toMarkdown(made('achilles', '', { daysSince: 90, painNow: 1, sportId: 8 }).plan, 'english', '2026-11-25');
    expect(file).toContain('Begin with: Strengthen');
    expect(file).toContain('Usually 6 to 12 weeks.');
    expect(file).toMatch(/usually takes 10 to 24 weeks in all/);
    const head = rehabPart.toMarkdown(made('concussion', '').plan, 'english', '2026-11-25');
    expect(head.match(/at least 24 hours/g)).toHaveLength(7);
  });
});

describe('how each exercise begins and grows', () => {
  test('every exercise of every problem has a load to begin with, a growth by the week and what to do when it hurts', () => {
    for (const problem of problems)
      for (const language of ['english', 'hindi'] as const)
        for (const { dosing } of made(problem, '', { language, equipment: ['band'] }).plan.phases.flatMap(({ items }) => items))
          for (const line of Object.values(dosing ?? { start: '' })) expect(line.length).toBeGreaterThan(8);
  });

  test('the strong ones gain weight, but not in somebody who must not strain', () => {
    const weekly = (words: string) =>
      made('lowBack', words)
        .plan.phases.flatMap(({ items }) => items)
        .map(({ dosing }) => dosing?.weekly ?? '')
        .join(' ');
    expect(weekly('')).toMatch(/2 kg/);
    expect(weekly('I have a hernia')).not.toMatch(/\d kg/);
    expect(weekly('I have a hernia')).toMatch(/no added weight/);
  });

  test('after a knock to the head symptoms and steps decide, with shares of the highest heart rate and a doctor before contact', () => {
    const { plan } = made('concussion', '');
    expect(textOf(plan)).toMatch(/55 %[\s\S]*70 %[\s\S]*cleared contact in writing/);
    expect(plan.phases[0]?.items[0]?.dosing?.weekly).toMatch(/steps/);
  });

  test('a sore tendon is not asked about swelling, and a changed load is a breach', () => {
    const { plan, request } = made('achilles', '');
    expect(textOf(plan)).not.toMatch(/swelling/i);
    const changed = structuredClone(plan);
    if (changed.phases[1]?.items[0]?.dosing) changed.phases[1].items[0].dosing.start = 'As heavy as you can.';
    expect(rehabPart.verify(changed, request).map(({ rule }) => rule)).toContain('words');
  });
});
