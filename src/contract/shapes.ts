import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { messages } from './messages.ts';

const emailPattern = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/;
// Control characters cannot be stored (NUL) or shown, except tab and line breaks. A lone surrogate (Cs) is not a character.
// eslint-disable-next-line no-control-regex -- the pattern is about control characters
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\p{Cs}]/u;

const withoutControls = z.refine<string>((text) => !controlCharacters.test(text), {
  message: 'This has characters that cannot be shown. Please remove them.',
});

/** Forms send line breaks as CR LF; these and the ones of Unicode are stored as LF. */
const plainLineBreaks = z.overwrite((text: string) => text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n'));

/** Required text: trimmed, 1 to `longest` characters. */
export const requiredText = (longest: number, missing: string) =>
  z
    .string(missing)
    .check(
      z.trim(),
      plainLineBreaks,
      z.minLength(1, missing),
      z.maxLength(longest, `At most ${longest} characters, please.`),
      withoutControls,
    );

/** Optional text: trimmed, up to `longest` characters. */
export const optionalText = (longest: number) =>
  z._default(
    z
      .string('Please send one text.')
      .check(z.trim(), plainLineBreaks, z.maxLength(longest, `At most ${longest} characters, please.`), withoutControls),
    '',
  );

// Characters that show nothing: those that Unicode calls ignorable (direction controls, zero-width spaces, fillers, tags), the blank Braille
// pattern and annotation marks. Kept are joiners (U+200C, U+200D), because Indian scripts, Persian and emoji are written with them, and, by
// the first group, variation selectors and tags that belong to an emoji or a Han character.
const invisible =
  /(\p{Extended_Pictographic}[\ufe0e\ufe0f]|[\d#*]\ufe0f\u20e3|\u{1f3f4}[\u{e0030}-\u{e007a}]+\u{e007f}|\p{Script=Han}[\u{e0100}-\u{e01ef}])|(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}|[\u2800\ufff9-\ufffb]/gu;
const withoutInvisible = (text: string): string => text.replace(invisible, '$1');

/** A text on one line: without invisible characters, every run of spaces and line breaks as one space. Joiners alone are no text. */
export const oneLine = (text: string): string => {
  const line = withoutInvisible(text)
    .replace(/[\s\u0085]+/gu, ' ')
    .trim();
  return /[^\s\u200c\u200d]/u.test(line) ? line : '';
};

/** The start of a text, at most `longest` long as `maxLength` counts, that does not end inside an emoji or another character. */
export function cutTo(longest: number, text: string): string {
  if (text.length <= longest) return text;
  const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
  // The segment at that index is the first one that does not fit.
  return text.slice(0, characters.segment(text).containing(longest)?.index ?? longest);
}

/** The lines of a text, each without invisible characters and control characters, and without empty lines at its ends. */
export const visibleLines = (text: string): string[] =>
  text
    .split(/\r\n?|[\n\v\f\u0085\u2028\u2029]/u)
    .map((line) => line.replace(/[\p{Cc}\p{Cs}]/gu, ' '))
    .map((line) => withoutInvisible(line).trimEnd())
    .join('\n')
    .replace(/^\n+|\n+$/gu, '')
    .split('\n');

/** Required text on one line, such as a name or a title: 1 to `longest` characters. */
export const requiredLine = (longest: number, missing: string) =>
  z
    .string(missing)
    .check(z.overwrite(oneLine), z.minLength(1, missing), z.maxLength(longest, `At most ${longest} characters, please.`), withoutControls);

/** Optional text on one line, up to `longest` characters. */
export const optionalLine = (longest: number) =>
  z._default(
    z
      .string('Please send one text.')
      .check(z.overwrite(oneLine), z.maxLength(longest, `At most ${longest} characters, please.`), withoutControls),
    '',
  );

/** An e-mail address as typed, trimmed. Upper case is kept; convert it to lower case for comparisons. */
export const emailAddress = requiredLine(limits.emailLength, 'Please enter your e-mail.').check(
  z.regex(emailPattern, messages.invalidEmail),
);

/** Whether a text is an e-mail address by spec §5. */
export const isEmailAddress = (text: string): boolean => emailPattern.test(text);

/** A phone number as typed, or null. */
export const phoneNumber = z.nullable(
  z
    .string('Please enter a phone number.')
    .check(z.trim(), z.regex(/^\+?[\d ()-]{6,24}$/, 'Digits and spaces, with + and the country code.')),
);

/** Spec §5: http or https, with a host. An empty text is none. */
const webPattern = /^https?:\/\/[^\s/?#@<>"'`\\]+\.[^\s/?#@<>"'`\\]{2,}([/?#][^\s<>"'`\\]*)?$/i;

/** Whether a text is a web address by spec §5. */
export const isWebAddress = (text: string): boolean => webPattern.test(text) && URL.canParse(text);

/** A web address, or ''. */
export const webAddress = optionalText(limits.webAddressLength).check(
  z.refine((text) => text === '' || isWebAddress(text), { message: messages.invalidUrl }),
);

// `Date.parse` reads 31 February as a day in March, and PostgreSQL refuses it.
const isDay = (text: string) =>
  /^[12]\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** A calendar day as YYYY-MM-DD. */
export const calendarDay = (missing: string) => z.string(missing).check(z.refine(isDay, { message: missing }));

/** A UUID in its usual text form. */
export const identifier = z.string().check(z.uuid('This is not an identifier.'));

/** An optional number that arrives as text in a query. */
export const optionalNumber = (lowest: number, highest: number) =>
  z.optional(
    z.pipe(
      z.union([z.string(), z.number()]),
      z.pipe(
        z.transform((value: string | number) => (value === '' ? undefined : Number(value))),
        z.optional(
          z
            .number('Please send a number.')
            .check(
              z.gte(lowest, `Please send a number from ${lowest} to ${highest}.`),
              z.lte(highest, `Please send a number from ${lowest} to ${highest}.`),
            ),
        ),
      ),
    ),
  );

/** The `version` that a change is based on. */
export const versionSeen = z
  .int('Please send the version that you saw.')
  .check(z.gte(1, 'Versions begin at 1.'), z.lte(1_000_000_000, 'There is no such version.'));

const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

/** An IANA time zone, such as 'Asia/Kolkata'. */
export const timeZone = requiredText(60, 'Please choose a time zone.').check(
  z.refine((name) => name.length <= 60 && /^[A-Z]/.test(name) && isTimeZone(name), { message: 'There is no such time zone.' }),
);
