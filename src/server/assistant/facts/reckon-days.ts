import { inLanguage, type Asked, type FactAnswer } from './fact-answer.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const hindiMonths = ['जनवरी', 'फरवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'];
const monthName = String.raw`((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|${hindiMonths.join('|')})`;
const dayFirst = new RegExp(String.raw`(?<!\d)(\d{1,2})(?:st|nd|rd|th)?\s+(?:of\s+)?${monthName}(?!\p{L})`, 'u');
const monthFirst = new RegExp(String.raw`(?<!\p{L})${monthName}\s+(\d{1,2})(?:st|nd|rd|th)?(?!\d)`, 'u');
const ahead = /(?:in|after|(?<=\s)|^)\s*(\d{1,3})\s*(days?|din|दिन|weeks?|hafte|हफ़?्ते)\s*(?:from (?:now|today)|baad|बाद|later|after today)/u;
const asksUntil =
  /how many (days|weeks)|how long|days? (left|until|till|to)|weeks? (left|until|till|to)|kitne din|kitne hafte|कितने दिन|कितने हफ़?्ते/u;
const asksDay = /what day|which day|weekday|kaun ?sa din|कौन ?सा दिन|what date|which date|कौन ?सी तारीख/u;
const asksToday = /(what|which|kaun|aaj|आज|today).*(date|day is (it|today)|tarikh|tareekh|तारीख|कौन ?सा दिन)|what day is (it|today)/u;
const dayMs = 86_400_000;

/** The next date that a text names, from today on. */
function dateIn(text: string, today: number): number | undefined {
  const first = dayFirst.exec(text);
  const second = first ? null : monthFirst.exec(text);
  const [day, month] = first ? [first[1], first[2]] : [second?.[2], second?.[1]];
  if (day === undefined || month === undefined) return undefined;
  const at = /^[a-z]/.test(month) ? months.indexOf(month.slice(0, 3)) : hindiMonths.indexOf(month);
  const year = new Date(today).getUTCFullYear();
  const date = Date.UTC(year, at, Number(day));
  return date < today ? Date.UTC(year + 1, at, Number(day)) : date;
}

const shown = (date: number, language: Asked['language']) =>
  new Intl.DateTimeFormat(language === 'hindi' ? 'hi-IN' : 'en-IN', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(date);

/** How long it is until a date, which day it falls on, and the date of today; `today` as 2026-01-31. Undefined for other messages. */
export function reckonDays({ message, language }: Asked, today: string): FactAnswer | undefined {
  const text = message.text.toLowerCase();
  const now = Date.parse(`${today}T00:00:00Z`);
  const topic = { act: 'body', about: 'units' } as const;
  const said = ahead.exec(text);
  if (said && asksDay.test(text)) {
    const days = Number(said[1]) * (/^(w|haf|हफ)/u.test(said[2] ?? '') ? 7 : 1);
    return { text: shown(now + days * dayMs, language), topic };
  }
  const date = dateIn(text, now);
  if (date !== undefined && (asksUntil.test(text) || asksDay.test(text))) {
    const days = Math.round((date - now) / dayMs);
    const weeks = days < 14 ? '' : inLanguage(language, `, or ${Math.floor(days / 7)} weeks`, `, यानी ${Math.floor(days / 7)} हफ़्ते`);
    return {
      text: inLanguage(
        language,
        `${shown(date, language)} is ${days} days away${weeks}.`,
        `${shown(date, language)} में ${days} दिन हैं${weeks}।`,
      ),
      topic,
    };
  }
  const asksNow = asksToday.test(text) && date === undefined && message.rest.length < 4 && !/match|plan|train|event|leg|rest/.test(text);
  return asksNow ? { text: inLanguage(language, `Today is ${shown(now, language)}.`, `आज ${shown(now, language)} है।`), topic } : undefined;
}
