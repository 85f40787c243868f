import { weekdays } from '../../../../../contract/assistant/weekdays.ts';
import type { Read } from './read.ts';
import type { Clause } from './wish-text.ts';

const sport =
  / (?:football|soccer|cricket|tennis|badminton|basketball|hockey|volleyball|kabaddi|kho kho|athletics|swimming|swim|wrestling|boxing|judo|karate|taekwondo|gymnastics|dance|squash|rugby|handball|table tennis|nets|academy|practice|practise|coaching|team training|club training|play|plays|playing|khelta|khelti|khelte|khel|फुटबॉल|क्रिकेट|टेनिस|बैडमिंटन|हॉकी|कबड्डी|खेलता|खेलती|खेलते|अभ्यास) /;
const daily =
  /(?<= )(?:every single days|every days|everyday|each days|daily|all 7 days|all days|7 days(?: a week| week)?|7 times (?:a )?week|roz roz|roz|rozana|rozaana|har days|har roz|रोज|रोजाना|हर days) /g;
const asking = / (?:want|need|give|please|chahiye|plan|exercises|workouts|gym|strength|train me|not|no|dont|nahin|except|चाहिए|नहीं) /;

/** 'Football practice every day', 'roz cricket khelta hu': the days of a sport are all days of the week. */
export const readDailySport = (clause: Clause): Read[] =>
  clause
    .parts()
    .flatMap((part) =>
      sport.test(part.plain) && !asking.test(part.plain)
        ? part.find(daily).map(({ first, last }): Read => ({ first, last, constraints: [{ type: 'practiceOn', value: [...weekdays] }] }))
        : [],
    );
