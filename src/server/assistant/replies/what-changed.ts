import { inLanguage } from '../facts/index.ts';
import type { Message } from '../understanding/index.ts';
import { differenceLines } from './say-difference.ts';
import type { Question, Said } from './reply.ts';

const asks =
  / (what|which|show|tell) (\S+ ){0,4}(change|changed|changes|swap|swapped|different|difference|new|kiya)|^ (what )?(change|changed|changes|swap|difference|the difference)( \S+)? ;? ?$| (change|swap) (what|kya) | what (swap|change)a? | what (did|have) you (do|done|swap|change)|what is (different|new) now | kya (change|swap|badla) /;

/** What the last change made different, for 'what changed?'; undefined for another message, or if nothing was changed here. */
export function whatChanged({ history, language, version, dialogue }: Question, { gloss, foods, days, meals }: Message): Said | undefined {
  if (!version || !asks.test(gloss) || foods.length + days.length + meals.length > 0) return undefined;
  const last = history.findLast(({ difference }) => difference !== null);
  const text =
    last?.difference && last.difference.lines.length > 0
      ? [
          inLanguage(language, 'The last change, before → after:', 'पिछला बदलाव, पहले → अब:'),
          ...differenceLines(last.difference, language),
          inLanguage(language, 'Say "undo that" to take it back.', '"वापस करो" लिखने से लौट जाएगा।'),
        ].join('\n')
      : inLanguage(
          language,
          'Nothing has been changed in this plan so far: it is the version that was made first. What shall I change?',
          'इस योजना में अब तक कुछ नहीं बदला: यह पहला ही रूप है। क्या बदलूँ?',
        );
  return { text, engine: 'embedded', isFree: true, topic: dialogue.topic ?? undefined };
}
