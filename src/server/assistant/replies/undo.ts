import type { Dialogue } from '../../../contract/assistant/dialogue.ts';
import type { AppContext } from '../../http/app-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { whatIsAsked } from '../asked/index.ts';
import { inLanguage } from '../facts/index.ts';
import { earlierVersion, restoredReason } from '../plans/index.ts';
import type { Message } from '../understanding/index.ts';
import { replyTexts } from './reply-texts.ts';
import { takesBack } from './after-change.ts';
import { withDifference } from './say-difference.ts';
import type { Question, Said } from './reply.ts';

const undoes =
  /^( (ok|okay|please|no|not|nahin|nahi|hmm|actually|sorry|oops|and|now|can you|could you|wait|bhai|yaar|arre|are|arey|pls|plz|na|just|नहीं|अरे|;|,))* (undo|go back|restore|as it was|leave (it|that|everything) as (it|that) was|put (it|that|everything) back|change (it|that) back|cancel (that|the) (change|swap)|as (it was )?before)( (it|that|this|everything|all|the|last|one|change|changes|plan|version|please|to|previous|old|original|karo|now|again|do|what you did|swap|na|wala|ok|way|how|karo|kar|day|lunch|dinner|breakfast|snack|wednesday|monday|tuesday|thursday|friday|saturday|sunday|bro|bhai|yaar|thing|ka|ki|ko|wapas|was|were|wo|vo|had|for|from|me|of|on)|,|;)*( \d+)? *$/;
const toFirst = / (original|first|everything|all|start|beginning|version 1) /;
const toVersion = / version (\d+) /;

const longestUndo = 16;
/** Whether a message asks to take the last change back: 'undo that', 'wapas karo', 'the old one was better'; only of a changed plan unless it is plain. */
const asksToUndo = ({ gloss, text }: Message, { version }: Question): boolean =>
  undoes.test(gloss) ||
  ((version?.version ?? 0) > 1 && gloss.trim().split(/\s+/).length <= longestUndo && whatIsAsked(text).chanceOf('family', 'undo') >= 0.6);

/** The versions to go back to, the next one last, before a change of `version` is stored. */
export const undoAfterChange = ({ undo }: Dialogue, version: number): number[] => [...undo, version].slice(-20);

/** In the list of versions to go back to: all changes are undone. */
const nothingLeft = 0;

/** The newest version that an answer of this conversation made; later ones were made by a button. */
const newestOfAnswers = ({ history }: Question): number => history.findLast(({ planVersion }) => planVersion !== null)?.planVersion ?? 0;

/** The version that an undo restores; undefined if there is none before. A swap by a button is undone to the version before it. */
function versionBefore({ gloss }: Message, question: Question, now: number): number | undefined {
  const { undo } = question.dialogue;
  const named = toVersion.exec(gloss);
  const last = now > newestOfAnswers(question) ? now - 1 : (undo.at(-1) ?? now - 1);
  const wanted = named ? Number(named[1]) : toFirst.test(gloss) && last !== nothingLeft ? 1 : last;
  return wanted >= 1 && wanted < now ? wanted : undefined;
}

function unlessImpossible(error: unknown): undefined {
  if (!(error instanceof Refusal && error.code === 'noPlanPossible')) throw error;
}

/** What the answer to an undo was about, so that 'redo' is understood. */
const undone = 'undone';
const asksToRedo = ({ gloss }: Message): boolean =>
  / (redo|do it again|after all|change it again|put it again|again) /.test(gloss) && !/ (undo|tell|say|why|what) /.test(gloss);

/** Takes an undo back: the version that was undone is the newest again. */
async function redo(app: AppContext, userId: string, { version, chat, language, dialogue }: Question): Promise<Said | undefined> {
  if (!version || !chat || version.version < 2) return undefined;
  const wanted = version.version - 1;
  const earlier = await earlierVersion(app, app.database.pool, { userId, chat, version: wanted }).catch(unlessImpossible);
  if (!earlier) return { text: replyTexts[language].cannotChange, engine: 'embedded', isFree: true };
  const { engine, request, plan } = earlier.version;
  const reason = restoredReason(wanted, earlier.isAdapted, language);
  const says = inLanguage(language, 'Done: the change is back.', 'हो गया: बदलाव वापस आ गया।');
  return {
    ...withDifference(says, { engine, request, plan, reason }, version, language),
    undo: [...dialogue.undo, version.version],
    topic: { act: 'change' },
  };
}

/** Restores the version before as a new one, also after several changes; undefined if the message asks for something else. */
export async function undoByWords(app: AppContext, userId: string, question: Question, message: Message): Promise<Said | undefined> {
  const { version, chat, language, dialogue } = question;
  if (asksToRedo(message) && dialogue.topic?.about === undone) return redo(app, userId, question);
  if (!asksToUndo(message, question) && !takesBack(message, question)) return undefined;
  const wanted = version && chat ? versionBefore(message, question, version.version) : undefined;
  if (!version || !chat || wanted === undefined) {
    const isFirst = version?.version === 1;
    const text = version
      ? isFirst
        ? inLanguage(
            language,
            'This is the first version of the plan, so there is nothing to undo. What shall I change?',
            'यह योजना का पहला रूप है, इसलिए वापस करने को कुछ नहीं। क्या बदलूँ?',
          )
        : inLanguage(
            language,
            'Nothing is left that I could take back: this is as far as your changes go. Every earlier version is in the list of versions of the plan.',
            'अब वापस करने को कुछ नहीं बचा: आपके बदलाव यहीं तक हैं। पहले के सब रूप योजना के रूपों की सूची में हैं।',
          )
      : inLanguage(
          language,
          'There is no plan in this conversation, so there is nothing to undo. What can I help with?',
          'इस बातचीत में कोई योजना नहीं है, इसलिए वापस करने को कुछ नहीं। किसमें मदद करूँ?',
        );
    return { text, engine: 'embedded', isFree: true };
  }
  const earlier = await earlierVersion(app, app.database.pool, { userId, chat, version: wanted }).catch(unlessImpossible);
  if (!earlier) return { text: replyTexts[language].cannotChange, engine: 'embedded', isFree: true };
  const { version: old, isAdapted } = earlier;
  const says = isAdapted
    ? inLanguage(
        language,
        `Undone, except that what you are allergic to stays out, and what your health or age rules out: the plan is otherwise made as version ${wanted}.`,
        `वापस कर दिया, पर जिससे आपको एलर्जी है, और जो आपकी सेहत या उम्र के लिए ठीक नहीं, वह बाहर ही रहेगा: बाक़ी योजना रूप ${wanted} की तरह बनी है।`,
      )
    : inLanguage(language, `Undone: the plan is as it was in version ${wanted}.`, `वापस कर दिया: योजना फिर रूप ${wanted} जैसी है।`);
  const { engine, request, plan } = old;
  const reason = restoredReason(wanted, isAdapted, language);
  return {
    ...withDifference(says, { engine, request, plan, reason }, version, language),
    undo: [nothingLeft, ...dialogue.undo.filter((one) => one > nothingLeft && one < wanted)],
    topic: { act: 'change', about: undone },
  };
}
