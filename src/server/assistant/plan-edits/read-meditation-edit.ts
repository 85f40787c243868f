import type { MeditationChange } from '../../../contract/assistant/meditation.ts';
import type { MeditationPlan } from '../../../contract/assistant/meditation-plan.ts';
import { weekdays, type Weekday } from '../../../contract/assistant/weekdays.ts';
import { inLanguage } from '../facts/index.ts';
import type { AskedOfPlan } from '../plan-answers/index.ts';
import { changeWords } from './change-words.ts';
import type { PlanEdit } from './plan-edit.ts';
import { weekdaysSaid } from './said-weekdays.ts';
import { wantedNumber } from './said-numbers.ts';

type AskedOfMeditation = AskedOfPlan<MeditationPlan>;
const sessionsOf = ({ plan }: AskedOfMeditation) => plan.weeks[0]?.sessions ?? [];
const edit = (change: MeditationChange): PlanEdit => ({ kind: 'meditation', change, topic: { act: 'change' } });

/** What cannot be changed, with what can. */
function refusalOf({ message, language }: AskedOfMeditation): PlanEdit | undefined {
  if (/ (voice|accent|male|female|speaker|narrator|music|song) /.test(message.gloss))
    return {
      refuses: inLanguage(
        language,
        'There is no recorded voice or music here, so I cannot change it: the player shows each cue as text and can sound a bell. I can switch the bell off, or change the practice, its length and its days: which?',
        'यहाँ कोई रिकॉर्ड की हुई आवाज़ या संगीत नहीं है, इसलिए उसे नहीं बदल सकता: प्लेयर हर संकेत लिखकर दिखाता है और घंटी बजा सकता है। घंटी बंद कर दूँ, या अभ्यास, समय या दिन बदलूँ?',
      ),
    };
  return undefined;
}

function readDays(asked: AskedOfMeditation): MeditationChange | undefined {
  const { gloss } = asked.message;
  const off = weekdaysSaid(asked);
  if (off.length > 0 && changeWords.remove.test(gloss)) return { change: 'notOn', day: off[0] as Weekday };
  if (changeWords.every.test(gloss)) return { change: 'days', days: weekdays.length };
  const days = wantedNumber(asked.message, 'days');
  if (days !== undefined && Number.isInteger(days) && days >= 1 && days <= 7) return { change: 'days', days };
  if (!/ (day|days|times) /.test(gloss)) return undefined;
  if (changeWords.fewer.test(gloss)) return { change: 'fewerDays' };
  return changeWords.more.test(gloss) ? { change: 'moreDays' } : undefined;
}

function readMinutes({ message }: AskedOfMeditation): MeditationChange | undefined {
  const minutes = wantedNumber(message, 'minutes');
  if (minutes !== undefined) return { change: 'minutes', minutes: Math.min(45, Math.max(3, Math.round(minutes))) };
  if (changeWords.shorter.test(message.gloss)) return { change: 'shorter' };
  return changeWords.longer.test(message.gloss) ? { change: 'longer' } : undefined;
}

const postures = [
  [/ (lying|lie|lay|letkar|let kar|लेटकर|bed) /, 'lying'],
  [/ (sitting|sit|chair|baithkar|baith kar|बैठकर|कुर्सी) /, 'sitting'],
  [/ (walking|walk|chalte|chalkar|चलते) /, 'walking'],
] as const;

/** The session of a day, or the practice that is named: another one in its place. */
function readSwap(asked: AskedOfMeditation): PlanEdit | undefined {
  const { message, plan } = asked;
  if (!changeWords.swap.test(message.gloss) && !changeWords.remove.test(message.gloss)) return undefined;
  const said = message.text.toLowerCase();
  const named = plan.techniques.find(({ name }) => said.includes(name.toLowerCase()));
  if (named) return edit({ change: 'otherTechnique', technique: named.id });
  const days = weekdaysSaid(asked);
  const sessions = sessionsOf(asked);
  const spoken = asked.topic?.items ?? [];
  const meant =
    sessions.find(({ weekday }) => days.includes(weekday)) ??
    (message.ordinal === undefined ? undefined : sessions.at(message.ordinal)) ??
    sessions.find(({ key }) => spoken.includes(key)) ??
    (message.days.some(({ by }) => by === 'number') ? sessions[(message.days[0] as { number: number }).number - 1] : undefined);
  if (!meant || !changeWords.swap.test(message.gloss)) return undefined;
  return { kind: 'meditation', change: { change: 'swapSession', key: meant.key }, topic: { act: 'change', items: [meant.key] } };
}

/** The change that a message names in a meditation plan; undefined if it names none. */
export function readMeditationEdit(asked: AskedOfMeditation): PlanEdit | undefined {
  const { gloss } = asked.message;
  const cannot = refusalOf(asked);
  if (cannot) return cannot;
  if (/ (hold|holding|held|rok|rokna|रोकना) /.test(gloss) && changeWords.remove.test(gloss)) return edit({ change: 'noBreathHolding' });
  if (/ (sound|sounds) /.test(gloss))
    return edit({ change: changeWords.remove.test(gloss) || / (off|mute|silent) /.test(gloss) ? 'noSound' : 'sound' });
  const posture = postures.find(([words]) => words.test(gloss))?.[1];
  const days = readDays(asked);
  const minutes = readMinutes(asked);
  if (days ?? minutes) return edit((days ?? minutes) as MeditationChange);
  return readSwap(asked) ?? (posture ? edit({ change: 'posture', posture }) : undefined);
}
