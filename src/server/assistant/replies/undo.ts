import type { PlanVersion } from '../../../contract/assistant/chat.ts';
import type { Dialogue } from '../../../contract/assistant/dialogue.ts';
import type { Queryable } from '../../database/queryable.ts';
import { findVersion } from '../chat/index.ts';
import { inLanguage } from '../facts/index.ts';
import type { Message } from '../understanding/index.ts';
import { withDifference } from './say-difference.ts';
import type { Question, Said } from './reply.ts';

const undoes =
  /^( (ok|okay|please|no|hmm|actually|sorry|oops|and|now|can you|could you|wait))* (undo|go back|restore|put (it|that|everything) back|change (it|that) back|cancel (that|the) (change|swap)|as (it was )?before)( (it|that|this|everything|all|the|last|one|change|changes|plan|version|please|to|previous|old|original|karo|now|again|do|what you did|swap|na|wala|ok)|,|;)*( \d+)? *$/;
const toFirst = / (original|first|everything|all|start|beginning|version 1) /;
const toVersion = / version (\d+) /;

/** Whether a message asks to take the last change back: 'undo that', 'wapas karo', 'go back to version 2'. */
const asksToUndo = ({ gloss }: Message): boolean => undoes.test(gloss);

/** The versions to go back to, the next one last, before a change of `version` is stored. */
export const undoAfterChange = ({ undo }: Dialogue, version: number): number[] => [...undo, version].slice(-20);

/** In the list of versions to go back to: all changes are undone. */
const nothingLeft = 0;

/** The version that an undo restores; undefined if there is none before. A swap by a button is undone to the version before it. */
function versionBefore({ gloss }: Message, { undo }: Dialogue, now: number): number | undefined {
  const named = toVersion.exec(gloss);
  const wanted = named ? Number(named[1]) : toFirst.test(gloss) && undo.at(-1) !== nothingLeft ? 1 : (undo.at(-1) ?? now - 1);
  return wanted >= 1 && wanted < now ? wanted : undefined;
}

/** Restores the version before as a new one, also after several changes; undefined if the message asks for something else. */
export async function undoByWords(db: Queryable, userId: string, question: Question, message: Message): Promise<Said | undefined> {
  const { version, chat, language, dialogue } = question;
  if (!asksToUndo(message)) return undefined;
  const wanted = version && chat ? versionBefore(message, dialogue, version.version) : undefined;
  if (!version || !chat || wanted === undefined) {
    const text = version
      ? inLanguage(
          language,
          'This is the first version of the plan, so there is nothing to undo. What shall I change?',
          'यह योजना का पहला रूप है, इसलिए वापस करने को कुछ नहीं। क्या बदलूँ?',
        )
      : inLanguage(
          language,
          'There is no plan in this conversation, so there is nothing to undo. What can I help with?',
          'इस बातचीत में कोई योजना नहीं है, इसलिए वापस करने को कुछ नहीं। किसमें मदद करूँ?',
        );
    return { text, engine: 'embedded', isFree: true };
  }
  const old: PlanVersion = await findVersion(db, userId, chat.id, wanted);
  const says = inLanguage(language, `Undone: the plan is as it was in version ${wanted}.`, `वापस कर दिया: योजना फिर रूप ${wanted} जैसी है।`);
  const { engine, request, plan } = old;
  const reason = inLanguage(language, `Version ${wanted} again`, `फिर से रूप ${wanted}`);
  return {
    ...withDifference(says, { engine, request, plan, reason }, version, language),
    undo: [nothingLeft, ...dialogue.undo.filter((one) => one > nothingLeft && one < wanted)],
    topic: { act: 'change' },
  };
}
