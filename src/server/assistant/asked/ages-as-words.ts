const child = 13;
const grown = 18;
const old = 60;

const wordFor = (age: number): string =>
  age < 4 || age > 99 ? '' : age < child ? 'youngchild' : age < grown ? 'teenperson' : age >= old ? 'olderperson' : '';

/** An age of a person, said with years or after 'is', or of somebody young at the end of a question ('can I lift at 15?'). */
const ages =
  /(?:(?<=\bat\s)(1[0-7])\b(?=\s*(?:[?!.,]|$))|(?<=\b(?:is|am|aged|age|umar|umr)\s)(\d{1,2})\b(?!\s*(?:kg|g\b|kcal|km|min|cm|reps?|sets?|%|ml|l\b|days?|hours?|mins?))|\b(\d{1,2})\s*-?\s*(?:years?|yrs?|yo\b|y\/o|saal|sal\b|साल|वर्ष))/giu;

/** A text with the ages of children, teenagers and old people as words that concepts know. */
export const withAgesAsWords = (text: string): string =>
  text.replaceAll(ages, (said, young?: string, one?: string, other?: string) => `${said} ${wordFor(Number(young ?? one ?? other))} `);
