import type { Queryable } from '../../database/queryable.ts';
import { inLanguage } from '../facts/index.ts';
import { teamsOf } from '../plans/index.ts';
import type { Message } from '../understanding/index.ts';
import type { Question, Said } from './reply.ts';

const puts =
  /(^|\s)(add|put|schedule|book|create|set( up)?|fix|plan|enter|save|mark|note|daal\w*|dal do|jod\w*|rakh\w*|laga\w*|remind( me)?|जोड\S*|डाल\S*|रख\S*|लगा\S*|याद दिला\S*|बना\S*)(?=\s)/u;
const event =
  / (training|match|practice|event|game|session|nets|fixture|tournament|meeting|run|gym|कार्यक्रम|मुकाबला|calendar|कैलेंडर|reminder) /;
const atTime = / (at|calendar|baje|बजे|pm|am|कैलेंडर|on|ko|को|o clock|\d{1,2} (pm|am|baje|बजे)) /;
const ofFood = / (food\d?|meal|lunch|dinner|breakfast|recipe|protein|kcal|diet|my plan|a plan|workout plan|for me|exercise) /;

const ofDate =
  / \d{1,2}(st|nd|rd|th)? (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* | (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* \d{1,2}(st|nd|rd|th)? /;
/** Whether somebody wants an event put into the calendar: 'add training on Friday at 6'. */
const wantsEvent = ({ gloss, days, isQuestion }: Message): boolean =>
  !isQuestion &&
  puts.test(gloss) &&
  event.test(gloss) &&
  !ofFood.test(gloss) &&
  (days.length > 0 || ofDate.test(gloss) || / (calendar|कैलेंडर|reminder) /.test(gloss) || / remind /.test(gloss)) &&
  (atTime.test(gloss) || / remind /.test(gloss));

/** Says where an event is put into the calendar, which the conversation cannot do; undefined for other messages, and where a plan is open. */
export async function planForCalendar(
  db: Queryable,
  userId: string,
  { language, version }: Question,
  message: Message,
): Promise<Said | undefined> {
  if (version || !wantsEvent(message)) return undefined;
  const hasTeam = (await teamsOf(db, userId)) > 0;
  const where = hasTeam
    ? inLanguage(
        language,
        'I cannot put events into the calendar from here, so nothing was added. Open your team under Teams and add a match, a training or something else there, with its day, time and place, once or every week; owners and managers can. (Page: /teams)',
        'यहाँ से मैं कैलेंडर में कुछ नहीं जोड़ सकता, इसलिए कुछ नहीं जुड़ा। Teams में अपनी टीम खोलिए और वहाँ दिन, समय और जगह के साथ मैच या अभ्यास जोड़िए, एक बार या हर हफ़्ते; यह मालिक और मैनेजर कर सकते हैं। (पन्ना: /teams)',
      )
    : inLanguage(
        language,
        'I cannot put events into the calendar from here, so nothing was added. Events belong to a team, and you are in none yet: create one under Teams, then add the training or match there with its day, time and place. For your own training I can make a workout plan for the days you choose: shall I say how? (Page: /teams)',
        'यहाँ से मैं कैलेंडर में कुछ नहीं जोड़ सकता, इसलिए कुछ नहीं जुड़ा। कार्यक्रम टीम के होते हैं और आप अभी किसी टीम में नहीं हैं: Teams में टीम बनाइए, फिर वहाँ दिन, समय और जगह के साथ अभ्यास या मैच जोड़िए। अपने अभ्यास के लिए मैं चुने हुए दिनों की कसरत योजना बना सकता हूँ: बताऊँ कैसे? (पन्ना: /teams)',
      );
  return { text: where, engine: 'embedded', isFree: true, topic: { act: 'calendar', about: null } };
}
