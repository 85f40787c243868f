import type { Topic } from '../../../contract/assistant/dialogue.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import type { Queryable } from '../../database/queryable.ts';
import { whatIsAsked } from '../asked/index.ts';
import { inLanguage } from '../facts/index.ts';
import { comingEventsOf, teamsOf, type ComingEvent } from '../plans/index.ts';
import { todayIn } from '../plans/index.ts';
import type { Message } from '../understanding/index.ts';
import type { Question, Said } from './reply.ts';

const ofTeam = / (match|team|event|practice|fixture|calendar|schedule|opponent|playing|play against|kick off|kickoff|tournament) /;
const ofTraining = / (training) /;
const asksWhen =
  / (when|next|upcoming|coming|agla|agli|today|tomorrow|week|weekend|month|this|any|howmuch|what|do (i|we) have|is there|schedule|calendar|where|who|against|on|clear|free|busy|list|show) /;
/** What somebody asks of food, training or the product, which only names a match. */
const other =
  / (eat|food\d?|drink|before|after|during|warm ?up|sleep|nervous|nerves|prepare|stretch|protein|kcal|carbs|how (do|to|can|should)|tips|create|add|cancel|my plan|session|swap|remove|make|lighter|double|should|meal|breakfast|lunch|dinner|snack|recipe|calm|anxious|pain|hurts|week of training|plan for|win|lost|won|rain|heat|injur\w*|cramps?|answer|availability|sync|google|export|link|players?|rules?|points|score) /;
const mine =
  / (my|our|we|i|us|hamara|mera|mere|meri|hamari|next|agla|agli|upcoming|team|calendar|today|tomorrow|week|weekend|hai|है|मेरे|मेरी|मेरा|हमारा|हमारी|हमारे|अगला|अगली|हैं) /;

/** 'am I free on Saturday', 'do I have anything tomorrow', 'practice kitne baje': asked of one's own days. */
const ofOwnDays =
  / ((am|are) (i|we) (free|busy|available|playing)|(i|we|main|hum|मैं|हम) .*(free|busy|khali|फ्री|खाली)|(do|have) (i|we) (have )?(got )?(anything|something|any)|anything (on|planned|scheduled)|what .*(on|planned|scheduled|my calendar)|what do (i|we) have|kuch (hai|h|plan)|कुछ (है|तय)|kya (plan|programme|program|schedule) hai) /;
const asksTime =
  / (training|match|practice|event|game|nets|मुकाबला) .*(howmuch (baje|बजे|time)|what time|time|when|baje|बजे)| (what time|when) .*(training|match|practice|game|nets) /;
const ofPlanOrFood =
  / (food\d?|eat|meal|lunch|dinner|breakfast|plan|protein|kcal|exercise|drink|before|after|workout|pain|best|good|should) /;
export const asksOfOwnDays = ({ gloss, days }: Message): boolean =>
  !ofPlanOrFood.test(gloss) &&
  (((days.length > 0 || / (week|weekend|month) /.test(gloss)) && ofOwnDays.test(gloss)) ||
    (asksTime.test(gloss) && (days.length > 0 || / (next|my|our|mera|meri|hamari|agla|agli|मेरा|मेरी|हमारी|अगला|अगली) /.test(gloss))));

/** The least chance of a question for the calendar: its words alone also stand in 'parents in our team fight this week'. */
const leastChance = 0.02;
const mayAsk = ({ text }: Message): boolean => whatIsAsked(text).chanceOf('family', 'calendar') >= leastChance;

type Open = { readonly hasPlan: boolean; readonly hasWorkout: boolean };
/** Whether a message asks for the events of the person's own teams. */
function asksForEvents(message: Message, topic: Topic | null, { hasPlan, hasWorkout }: Open): boolean {
  const { gloss, days, isMatchDay } = message;
  const goesOn =
    topic?.act === 'calendar' && (days.length > 0 || / (match|training|week|next|after that|weekend|where|time|who|more) /.test(gloss));
  const isOfTeam =
    ofTeam.test(gloss) ||
    (ofTraining.test(gloss) &&
      (!hasWorkout || / (team|our|hamari|we) /.test(gloss)) &&
      (days.length > 0 || / (team|we|our|any|next|is there|agla|agli|when|hamari|have) /.test(gloss)));
  const isOfOwnDays = asksOfOwnDays(message) && (!hasPlan || / (free|busy|calendar|match|game|event|team|nets) /.test(gloss));
  return (
    isOfOwnDays ||
    (!other.test(gloss) &&
      (goesOn || (isOfTeam && !isMatchDay && asksWhen.test(gloss) && (days.length > 0 || mine.test(gloss)) && mayAsk(message))))
  );
}

/** Whether a message names a time, so that it is of the calendar rather than of how Elevate works. */
export const namesTime = ({ gloss, days }: Message): boolean => days.length > 0 || / (next|when|month|week|weekend|agla|agli) /.test(gloss);

const dayMs = 86_400_000;
const dateIn = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at);

/** The days that are asked for, as dates from and until; undefined for 'the next one'. */
function span({ gloss, days }: Message, today: string): readonly [string, string] | undefined {
  const at = Date.parse(`${today}T00:00:00Z`);
  const date = (ahead: number) => new Date(at + ahead * dayMs).toISOString().slice(0, 10);
  const weekday = (new Date(at).getUTCDay() + 6) % 7;
  const [said] = days;
  if (said?.by === 'today') return [date(said.days), date(said.days)];
  if (said?.by === 'weekday') {
    const wanted = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].indexOf(said.weekday);
    const ahead = (wanted - weekday + 7) % 7;
    return [date(ahead), date(ahead)];
  }
  if (/ weekend /.test(gloss)) return [date(Math.max(0, 5 - weekday)), date(6 - weekday)];
  if (/ (next|agle|agla) week /.test(gloss)) return [date(7 - weekday), date(13 - weekday)];
  if (/ week /.test(gloss)) return [date(0), date(6 - weekday)];
  return / month /.test(gloss) ? [date(0), date(30)] : undefined;
}

function lineOf({ title, team, opponent, place, startsAt, timeZone, answer }: ComingEvent, language: PlanLanguage): string {
  const when = new Intl.DateTimeFormat(language === 'hindi' ? 'hi-IN' : 'en-IN', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(startsAt);
  const against = opponent === '' ? '' : inLanguage(language, ` against ${opponent}`, `, ${opponent} के ख़िलाफ़`);
  const at = place === '' ? '' : `, ${place}`;
  const said =
    answer === null
      ? inLanguage(language, 'you have not answered yet', 'आपने अभी उत्तर नहीं दिया')
      : inLanguage(language, `your answer: ${answer}`, `आपका उत्तर: ${answer === 'yes' ? 'हाँ' : answer === 'no' ? 'नहीं' : 'शायद'}`);
  return `${title}${against} (${team}): ${when}${at}; ${said}.`;
}

const nothing = (teams: number, what: string, language: PlanLanguage) =>
  teams === 0
    ? inLanguage(
        language,
        'Nothing is planned for you: you are in no team on Elevate yet, so your calendar has no match or training. Open an invitation, ask to join a team in Search, or create one under Teams: shall I say how?',
        'आपके लिए कुछ तय नहीं है: आप अभी Elevate पर किसी टीम में नहीं हैं, इसलिए कैलेंडर में कोई मैच या अभ्यास नहीं है। निमंत्रण खोलिए, Search में टीम से जुड़ने का अनुरोध भेजिए, या Teams में टीम बनाइए: बताऊँ कैसे?',
      )
    : inLanguage(
        language,
        `Your teams' calendar has no ${what} then. Everything that is planned stands under Upcoming Events.`,
        `आपकी टीमों के कैलेंडर में तब कोई ${what} नहीं है। जो तय है वह Upcoming Events में दिखता है।`,
      );

/** The person's own team events: the next match, this week's training; undefined if the message asks for none. Only teams they are in. */
export async function answerCalendar(
  db: Queryable,
  userId: string,
  { dialogue, language, timeZone, version }: Question,
  message: Message,
): Promise<Said | undefined> {
  if (!asksForEvents(message, dialogue.topic, { hasPlan: version !== undefined, hasWorkout: version?.plan.kind === 'workout' }))
    return undefined;
  const { gloss } = message;
  const before = dialogue.topic?.act === 'calendar' ? dialogue.topic.about : null;
  const named = / match /.test(gloss)
    ? 'game'
    : / training /.test(gloss)
      ? 'training'
      : / (event|calendar|schedule|everything|anything) /.test(gloss)
        ? null
        : before;
  const events = (await comingEventsOf(db, userId)).filter(({ kind }) => named === null || kind === named);
  const days = span(message, todayIn(timeZone));
  const within = days
    ? events.filter(({ startsAt, timeZone: zone }) => dateIn(startsAt, zone) >= days[0] && dateIn(startsAt, zone) <= days[1])
    : events.slice(0, / (all|list|schedule|calendar|events) /.test(gloss) ? 5 : 1);
  const what =
    named === 'game'
      ? inLanguage(language, 'match', 'मैच')
      : named === 'training'
        ? inLanguage(language, 'training', 'अभ्यास')
        : inLanguage(language, 'event', 'कार्यक्रम');
  const text =
    within.length > 0
      ? within
          .slice(0, 8)
          .map((event) => lineOf(event, language))
          .join('\n')
      : nothing(await teamsOf(db, userId), what, language);
  return { text, engine: 'embedded', isFree: true, topic: { act: 'calendar', about: named } };
}
