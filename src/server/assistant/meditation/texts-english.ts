import { meditationGoals } from '../../../contract/assistant/meditation.ts';
import type { MeditationTexts } from './texts.ts';

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

export const englishMeditation: MeditationTexts = {
  weekdays: {
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
  },
  goals: meditationGoals,
  postures: { sitting: 'Sitting', lying: 'Lying down', walking: 'Walking' },
  title: (goal, minutes) => `${goal}: ${minutes} quiet minutes`,
  summary: (weeks, count, minutes, techniques) =>
    `${weeks} ${weeks === 1 ? 'week' : 'weeks'}, ${days(count)} a week, ${minutes} minutes each, with ${techniques} different ${techniques === 1 ? 'practice' : 'practices'}.`,
  weekNames: ['Arrive', 'Settle in', 'Go deeper', 'Make it yours'],
  weekFocus: [
    'Turn up, at the same time of day if you can. How it feels does not matter yet.',
    'You know the practices a little: notice which one you look forward to.',
    'Longer quiet between the words. Let the practice work by itself.',
    'Take three breaths of it into the day: at a red light, before a serve, in a queue.',
  ],
  why: {
    calm: 'To let body and mind come down a step.',
    sleep: 'To end the day, not to fall asleep by force.',
    focus: 'To be awake and steady when the game begins.',
    recovery: 'To rest deeply after hard work.',
    stress: 'To give pressure somewhere to go.',
    anger: 'To be able to choose the next step.',
    pain: 'To loosen what is tight around the pain. It replaces no treatment.',
  },
  conditions: {
    trauma:
      'Bad memories: eyes stay open, sittings stay short, and you may stop or move at any moment. If pictures come back, look around and name what you see. A trauma therapist can practise with you.',
    psychosis:
      'Voices or visions: only short, outward practices with open eyes. Speak with your doctor first, and stop if anything feels unreal.',
    panic: 'Panic attacks: no breath is held. If breathing makes it worse, leave the breath alone and look at the room.',
    asthma: 'Asthma or lung disease: no breath is held. Breathe as it is easy, and keep your reliever near.',
    heart: 'Heart or blood pressure: no breath is held. Stop with chest pain or fainting, and call 112.',
    pregnancy: 'Pregnancy: no breath is held. From the middle of it lie on your left side, not on the back.',
    epilepsy: 'Epilepsy: no held or fast breathing. Practise well rested, and not alone if seizures are frequent.',
  },
  shortened: (minutes) => `For your safety the sittings are ${minutes} minutes at most.`,
  always: 'Never while driving. Stop if you feel worse, and tell somebody. This is software and replaces no care.',
  howOften: {
    title: 'How often',
    says: 'Short and often beats long and seldom. Five minutes on most days for four weeks is a fair trial.',
  },
  wandering: { title: 'When the mind wanders', says: 'It will. Coming back is the exercise, not staying.' },
  sleepNote: {
    title: 'For the night',
    says: 'Still awake after about twenty minutes? Get up, do something dull in low light, and lie down again when sleepy.',
  },
  changed: {
    shorter: (minutes) => `Now ${minutes} minutes each.`,
    longer: (minutes) => `Now ${minutes} minutes each.`,
    fewerDays: (count) => `Now ${days(Number(count))} a week.`,
    moreDays: (count) => `Now ${days(Number(count))} a week.`,
    noBreathHolding: () => 'No breath is held any more.',
    noSound: () => 'Without sound from now on.',
    sound: () => 'A bell marks each cue from now on.',
    minutes: (minutes) => `Each session takes ${minutes} minutes now.`,
    days: (count) => `Now ${days(Number(count))} a week.`,
    posture: (name) => `The practices are done ${name.toLowerCase()} now, where they can be.`,
    swapSession: () => 'Another practice is in its place now; the other days stay.',
    notOn: (day) => `Nothing on ${day} any more.`,
    otherTechnique: (name) => `${name} is out; other practices take its place.`,
  },
  unchanged: 'This cannot be changed further.',
};
