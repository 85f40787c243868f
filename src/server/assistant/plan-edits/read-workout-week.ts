import type { WorkoutChange } from '../../../contract/assistant/workout.ts';
import type { WorkoutPlan } from '../../../contract/assistant/workout-plan.ts';
import { inLanguage } from '../facts/index.ts';
import { exerciseNamed, type AskedOfPlan } from '../plan-answers/index.ts';
import { changeWords, wantsEasier, wantsHarder } from './change-words.ts';
import type { PlanEdit } from './plan-edit.ts';
import { weekdaysSaid } from './said-weekdays.ts';
import { numbersIn, wantedNumber } from './said-numbers.ts';

type AskedOfWorkout = AskedOfPlan<WorkoutPlan>;
const edit = (change: WorkoutChange): PlanEdit => ({ kind: 'workout', change, topic: { act: 'change' } });

/** Other rests: 'longer rest', 'zyada rest chahiye sets ke beech', 'rest 90 sec'. */
function readRest({ message, plan }: AskedOfWorkout): WorkoutChange | undefined {
  const { gloss } = message;
  if (!/ (rest|आराम) /.test(gloss) || / rest (day|days) /.test(gloss)) return undefined;
  const isOfSets = / (set|between|beech|bich|बीच|second|sec|longer|shorter) /.test(gloss);
  if (!isOfSets) return undefined;
  const exercise = exerciseNamed(message.text, plan);
  const by =
    changeWords.longer.test(gloss) || changeWords.more.test(gloss)
      ? 30
      : changeWords.fewer.test(gloss) || changeWords.shorter.test(gloss)
        ? -20
        : 0;
  return by === 0 ? undefined : { change: 'rest', by, ...(exercise && { exercise }) };
}

function readSets({ message, plan }: AskedOfWorkout): WorkoutChange | undefined {
  const { gloss } = message;
  if (!/ (set|volume) /.test(gloss) || exerciseNamed(message.text, plan) || message.days.length > 0 || message.refersBack) return undefined;
  if (changeWords.fewer.test(gloss)) return { change: 'allSets', by: -1 };
  return changeWords.more.test(gloss) ? { change: 'allSets', by: 1 } : undefined;
}

const ofLength = / (session|minute|hour|time|long|shorter|longer|quicker|training|exercise|it|do|day|make|only|bas|max|plan) /;

function readMinutes(asked: AskedOfWorkout): WorkoutChange | undefined {
  const { message } = asked;
  const { gloss } = message;
  if (message.days.length > 0 || / (rest|warm|stretch|plank|run|jog|walk|cardio) /.test(gloss)) return undefined;
  const tooLong =
    / (too (longer|much|long)|बहुत|bahut|more hai|not (have )?(so much )?time) /.test(gloss) &&
    numbersIn(message).filter(({ unit }) => unit === 'minutes' || unit === 'hours').length === 1;
  const minutes = wantedNumber(message, 'minutes');
  if (minutes !== undefined && !tooLong)
    return ofLength.test(gloss) || message.rest.length < 4 ? { change: 'minutes', minutes: Math.round(minutes) } : undefined;
  if (changeWords.shorter.test(gloss) || tooLong) return { change: 'shorter' };
  return changeWords.longer.test(gloss) ? { change: 'longer' } : undefined;
}

/** How much shorter or longer a day becomes without a number, as a share of its minutes; in steps of five. */
const step = { shorter: 0.67, longer: 1.33 } as const;

/** 'Make Monday shorter', '20 minutes on Friday': the session of one day, and no other. */
function readDayMinutes(asked: AskedOfWorkout): PlanEdit | undefined {
  const { message, plan, language } = asked;
  const days = weekdaysSaid(asked);
  const [day] = days;
  const [isShorter, isLonger] = [changeWords.shorter.test(message.gloss), changeWords.longer.test(message.gloss)];
  const minutes = wantedNumber(message, 'minutes');
  if (!day || days.length !== 1 || (minutes === undefined && !isShorter && !isLonger)) return undefined;
  if (/ (rest|warm|stretch|plank|run|jog|walk|cardio|swim|match|practice) /.test(message.gloss)) return undefined;
  const session = plan.weeks[0]?.sessions.find(({ weekday }) => weekday === day);
  if (!session) {
    const names = plan.weeks[0]?.sessions.map((one) => one.day).join(', ') ?? '';
    return {
      refuses: inLanguage(
        language,
        `There is no session on that day, so nothing was changed. Your sessions are on ${names}.`,
        `उस दिन कोई सत्र नहीं है, इसलिए कुछ नहीं बदला। आपके सत्र इन दिनों हैं: ${names}।`,
      ),
      topic: { act: 'change' },
    };
  }
  const wanted = minutes ?? Math.round((session.minutes * (isShorter ? step.shorter : step.longer)) / 5) * 5;
  return edit({ change: 'sessionMinutes', day, minutes: Math.min(120, Math.max(10, Math.round(wanted))) });
}

function readDays({ message }: AskedOfWorkout): WorkoutChange | undefined {
  const { gloss } = message;
  if (message.days.some(({ by }) => by === 'weekday')) return undefined;
  const days = wantedNumber(
    message,
    'days',
    / day /.test(gloss) &&
      !/ in (the )?\d+ day | \d+ day (ago|later|before|after|break|off|baad|pehle) /.test(gloss) &&
      !/ day \d/.test(gloss),
  );
  const isOfPlan = !/ in \d+ day | \d+ day (ago|later|before|after|break|off|baad|from now) | day \d/.test(gloss);
  if (days !== undefined && isOfPlan && Number.isInteger(days) && days >= 1 && days <= 7) return { change: 'days', days };
  if (!/ (day|days|session|times) /.test(gloss) || exerciseWords.test(gloss)) return undefined;
  if (/ (less|fewer|too many|too much) (training |gym )?(day|session)|(day|session) (less|fewer|too many|zyada|more hai)/.test(gloss))
    return { change: 'fewerDays' };
  return / (more|extra|another|one more|add) (a |one |training |gym )*(day|session)|(day|session) (more|add|extra)/.test(gloss)
    ? { change: 'moreDays' }
    : undefined;
}
const exerciseWords = / (set|rep|squat|plank|press|row) /;

/** The whole plan easier or harder; an exercise or a day is read before. */
function readEffort({ message, plan }: AskedOfWorkout): WorkoutChange | undefined {
  if (message.days.length > 0 || exerciseNamed(message.text, plan)) return undefined;
  if (wantsEasier(message.gloss) && !/ (on|for) (the |my )?(knee|knees|back|shoulder)/.test(message.gloss)) return { change: 'easier' };
  return wantsHarder(message.gloss) ? { change: 'harder' } : undefined;
}

/** A week or a day that is left out once: the plan has no dates of its own, so there is nothing to change, only what to do after. */
function readSkip({ message, language }: AskedOfWorkout): PlanEdit | undefined {
  const { gloss, text } = message;
  if (!/ (remove|skip|miss|leave|off|break|pause|not train|holiday|travel\w*|chutti|छुट्टी) /.test(gloss) && !/\bskip\b/i.test(text))
    return undefined;
  if (!/ (this|next|the|whole|poora|pura|is|इस|one|1) week | week (off|remove|break|leave|skip|chutti|ka break) /.test(gloss))
    return undefined;
  return {
    refuses: inLanguage(
      language,
      'You can leave the week out as it is: the plan has no dates, so nothing has to change. Come back with the session you would have had, a set less in each exercise; after two weeks or an illness go back one week of the plan. Shall I make the first session lighter?',
      'यह हफ़्ता वैसे ही छोड़ दीजिए: योजना में तारीख़ें नहीं हैं, इसलिए कुछ बदलना नहीं है। लौटकर वही सत्र कीजिए जो छूटा, हर कसरत में एक सेट कम; दो हफ़्ते या बीमारी के बाद योजना में एक हफ़्ता पीछे जाइए। पहला सत्र हल्का कर दूँ?',
    ),
    topic: { act: 'change' },
  };
}

/** 'I cannot train on Monday', 'no session on Friday': that day stays free. */
function readOff(asked: AskedOfWorkout): WorkoutChange | undefined {
  const days = weekdaysSaid(asked);
  const [day] = days;
  const { gloss } = asked.message;
  const isOff =
    / (rest|off|free|chutti|छुट्टी) (day )?| (cant|can not|not able|unable|wont|not|remove|no|busy|nahin|नहीं) /.test(gloss) &&
    !exerciseNamed(asked.message.text, asked.plan) &&
    !/ (move|swap|instead|lighter|easier|harder|set|heavier) /.test(gloss);
  const isToday = asked.message.days.every(({ by }) => by === 'today');
  return day && days.length === 1 && isOff && !isToday ? { change: 'notOn', day } : undefined;
}

/** Changes of the whole week: its days, length, sets, rests and effort; undefined for others. */
export function readWorkoutWeek(asked: AskedOfWorkout): PlanEdit | undefined {
  const apart = readSkip(asked) ?? readDayMinutes(asked);
  if (apart) return apart;
  const change = readOff(asked) ?? readRest(asked) ?? readSets(asked) ?? readMinutes(asked) ?? readDays(asked) ?? readEffort(asked);
  return change && edit(change);
}
