import { englishWords } from './words-english.ts';
import type { WorkoutTexts } from './texts.ts';

const more = (left: number) => (left <= 1 ? 'one more repetition' : `${left} more repetitions`);

export const english: WorkoutTexts = {
  ...englishWords,
  sessions: {
    full: 'Whole body',
    lower: 'Lower body',
    legs: 'Legs',
    upper: 'Upper body',
    push: 'Push',
    pull: 'Pull',
    legsPush: 'Legs and pushing',
    legsPull: 'Legs and pulling',
    small: 'Trunk and small muscles',
    movement: 'Movement and breath',
    intervals: 'Intervals',
    steady: 'Easy endurance',
    runWalk: 'Run and walk',
    easyRun: 'Easy run',
    longRun: 'Long run',
    tempo: 'Tempo run',
    easy: 'Easy, before the match',
  },
  weekNames: ['Find your weights', 'A little more', 'The big week', 'Unload'],
  weekFocus: [
    'Learn the moves and stop every set with plenty in hand. Write down the weights you used.',
    'The same moves, one or two repetitions more. Nothing else changes.',
    'A few sets more, and sets end a little closer to the last repetition. This is the hardest of the four weeks.',
    'Three fifths of the sets, less effort and shorter sessions, so that the body catches up. You should finish fresher than you started.',
  ],
  title: (goal, days, minutes) => `${goal}: ${days} ${days === 1 ? 'day' : 'days'} a week, ${minutes} minutes`,
  summary: (days, minutes, level, sport) =>
    `Four weeks with ${days} ${days === 1 ? 'session' : 'sessions'} a week of about ${minutes} minutes, for level ${level.toLowerCase()}${sport ? `, fitted to ${sport}` : ''}. Three weeks build up slowly, the fourth unloads.`,
  match: 'Match or event: nothing else today.',
  eve: 'A match tomorrow: rest, drink, sleep.',
  teamTraining: 'Team training.',
  rest: 'Rest. An easy walk is fine.',
  restOfYoung: 'Full rest: no sport and no training. Play and an easy walk are fine.',
  restOfTeam: 'Full rest: leave your sport out today, or on another day that is the same every week. Talk with your coach and parents.',
  sore: {
    match: (parts) => `Match or event: nothing else today, and not that either while this is swollen or hurts over 3 of 10: ${parts}.`,
    teamTraining: (parts) => `Team training: tell your coach what is sore, and leave out what loads it: ${parts}.`,
    restOfLegs: (parts) =>
      `Rest. Spare what is sore (${parts}): leg up when you can, no more steps than the day needs, and none with a limp.`,
    restOfBack: (parts) => `Rest. Change your position often, and move only as far as what is sore stays calm: ${parts}.`,
    restOfHead: 'Rest your head: quiet, little screen, and stop whatever brings a symptom on.',
    restOfArms: (parts) => `Rest, and carry nothing with what is sore: ${parts}. An easy walk is fine.`,
  },
  tempo: {
    lift: 'Two counts down, one up',
    slow: 'Slowly, no swing',
    fast: 'As fast as is clean, full rest between sets',
    hold: 'Hold still and keep breathing',
    steady: 'You can talk, not sing',
    hard: 'Only a few words at a time',
    support: 'Beside a wall or a steady chair, a hand ready to touch it',
  },
  load: {
    weight: (week, left) =>
      [
        `Choose a weight or band that leaves about ${more(left)} at the end of each set.`,
        `Keep last week's weight; stop with about ${more(left)} left.`,
        `Add 2 to 5 % where week 2 felt easy; stop with about ${more(left)} left.`,
        `Take a tenth off the weight; stop with about ${more(left)} left.`,
      ][week - 1] ?? '',
    kilos: (kg, left) => `About ${kg} kg, from what you lift: stop with about ${more(left)} left, and take 2.5 to 5 kg off if fewer are.`,
    body: (week, left) =>
      [
        `Stop when about ${more(left)} would still be clean.`,
        `One or two more than last week, still about ${more(left)} left.`,
        `Lower a little more slowly, or take the harder version; about ${more(left)} left.`,
        `Easy and clean; about ${more(left)} left.`,
      ][week - 1] ?? '',
  },
  conditions: {
    pregnancy:
      'Pregnant: train only if your doctor or midwife agrees. Nothing here lies on the back or front or jumps; keep it at talking pace, drink, stay cool. Stop with bleeding, fluid, chest pain, dizziness, a headache, or calf pain, and call them.',
    postpartum:
      'After a birth: start when your check-up allowed it. Leaking, heaviness or a bulge in the belly line means go easier and see a pelvic-floor physiotherapist.',
    highBloodPressure:
      'High blood pressure: breathe out on the effort and never hold the breath. Talk with your doctor first if it is not under control.',
    heart:
      'A heart condition: show this plan to your cardiologist before you start. Stop with chest pain, unusual breathlessness or fainting, and call 112.',
    asthma: 'Asthma: warm up longer, keep your reliever at hand, and train indoors when air is cold or dirty.',
    diabetes: 'Diabetes: check your sugar before and after, keep something sweet at hand, and look at your feet.',
    osteoporosis: 'Osteoporosis: nothing here bends or twists the loaded spine. Stand up and lie down over the side.',
    hernia:
      'A hernia: ask your doctor before you lift. Nothing here strains or uses a heavy bar; breathe out on the effort. A lump that hurts, hardens or does not go back needs a hospital at once.',
    vertigo: 'Dizziness: stay by a wall, turn slowly, and stop when the room moves.',
  },
  hurtsNow: (parts) =>
    `Sore now: ${parts}. Everything that loads it more than lightly is left out. If it swells, gives way, wakes you at night or does not ease in a week, see a doctor or physiotherapist.`,
  hurtBefore: (parts) =>
    `Hurt before: ${parts}. No jumps or sprints load it in these four weeks; a run, if there is one, has walks between.`,
  strengthened: (parts) => `Against its coming back, something strengthens: ${parts}.`,
  young: 'Under 16: effort stays at 7 of 10, weights stay moderate, and a grown-up who knows the lifts should watch.',
  youngRest:
    'Under 18: at least one day a week is free of every sport and training, matches and team training counted. Growing bones and tendons need it; a day that is added elsewhere must not take it away.',
  youngWithoutRest:
    'Under 18: this is sport on every day of the week, which is too much for growing bones and tendons. One day a week has to be free of sport and training: this plan leaves out a day of your sport for it.',
  noRestDay:
    'There is no day without sport or training in this week: take the easiest one off whenever you sleep badly or stay sore, and better every week.',
  olderWithSupports:
    'From 65: nothing here is on the floor. Chair, wall and a steady table are the supports, balance is in every session with something to hold on to, and there are no jumps. If getting down and up is easy for you, ask for an exercise on the floor by its name.',
  older: 'From 65: balance is in every warm-up, and power comes from fast chair rises rather than jumps.',
  noWarning: 'Stop and get help with chest pain, fainting, or breath that does not come back. This is software, not a doctor.',
  fewerDays: (asked, planned) => `You asked for ${asked} days; with your matches and free days ${planned} fit${planned === 1 ? 's' : ''}.`,
  shorter: (asked, least, most) =>
    `You asked for ${asked} minutes. What your level recovers from in a week, with what you can do here, takes ${least === most ? '' : `${least} to `}${most} minutes a session; more would only fill time. Spend the rest on a walk or on sleep.`,
  littleLeft: 'With what hurts now there is little to train hard. These sessions keep you moving; let somebody look at it.',
  who: {
    title: 'WHO 2020',
    says: ({ aerobicMinutes, strengthDays, teamDays, isSore }, isYoung) =>
      isYoung
        ? `WHO asks young people for 60 minutes of movement a day, hard on three days, with three days that strengthen. This plan gives ${aerobicMinutes} aerobic minutes a week and ${strengthDays} strengthening days${teamDays > 0 ? `, besides ${teamDays} days with your team` : ''}; school, play and walks do the rest.`
        : `WHO asks adults for 150 to 300 minutes of moderate movement a week (a hard minute counts twice) and two days that strengthen all large muscles. This plan gives ${aerobicMinutes} minutes and ${strengthDays} strengthening ${strengthDays === 1 ? 'day' : 'days'}${teamDays > 0 ? `, besides ${teamDays} days with your team` : ''}${aerobicMinutes < 150 && teamDays === 0 ? `; ${isSore ? 'the rest can wait until walking is easy again' : `${150 - aerobicMinutes} minutes of brisk walking would fill the gap`}` : ''}.`,
  },
  acsm: {
    title: 'ACSM 2026',
    says: (strengthDays, lowest, goal) =>
      `ACSM's position of 2026: train every large muscle at least twice a week and keep at it; heavy loads of 80 % and more, two to three sets, suit strength, about ten sets a muscle and week suit growth, quick lifting suits power. Here: ${strengthDays} strengthening ${strengthDays === 1 ? 'day' : 'days'} a week, and at least ${lowest} sets for each large muscle that can be trained${goal === 'muscle' && lowest < 10 ? '; more days or minutes would bring it nearer to ten' : ''}.`,
  },
  effort: {
    title: 'Effort from 0 to 10',
    says: 'At 6 you have four repetitions left, at 7 three, at 8 two. A bad night or a hard match: take one point off, or one set.',
  },
  changed: {
    fewerDays: (days) => `Now ${days} ${days === '1' ? 'day' : 'days'} a week.`,
    moreDays: (days) => `Now ${days} days a week.`,
    days: (days) => `Now ${days} ${days === '1' ? 'day' : 'days'} a week.`,
    minutes: (minutes) => `Now ${minutes} minutes a session.`,
    rest: (isLonger) =>
      isLonger
        ? 'Half a minute more rest between sets now; the sessions take that much longer.'
        : 'Less rest between sets now; the sessions take that much less time.',
    shorter: (minutes) => `Now ${minutes} minutes a session.`,
    longer: (minutes) => `Now ${minutes} minutes a session.`,
    noEquipment: () => 'Now with nothing but the floor, a wall and a chair.',
    injuryNow: (part) => `Everything that loads this is out: ${part}.`,
    easier: () => 'One step easier.',
    harder: () => 'One step harder.',
    notOn: (day) => `Nothing on ${day} any more.`,
    sessionMinutes: (day, minutes) => `${day} now takes ${minutes} minutes at most; the other days stay as they are.`,
    swapExercise: (names) => `Swapped: ${names}.`,
  },
  done: 'Changed; everything else stays as it was.',
  unchanged: 'This cannot be changed further.',
};
