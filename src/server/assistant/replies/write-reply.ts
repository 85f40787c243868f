import type { Breach } from '../../../contract/assistant/breach-rules.ts';
import type { Flag } from '../../../contract/assistant/safety.ts';
import type { AppContext } from '../../http/app-context.ts';
import type { Caller } from '../../http/route.ts';
import { ModelFailed } from '../../providers/index.ts';
import { answerFromCorpus } from '../corpus/index.ts';
import { hindiInRoman } from '../messages/index.ts';
import { createReplyChecker } from '../safety/index.ts';
import { replyContext } from './reply-context.ts';
import { replySystem, turnsOf } from './reply-prompt.ts';
import { replyTexts } from './reply-texts.ts';
import { avoidedFoodNote } from './avoided-food-note.ts';
import type { KnownQuestion, Said } from './reply.ts';

/** Letters of a model's reply, which was asked for in short sentences. */
const longestReply = 8_000;

/** Where words go. `beforeWords` stores the question, so that the conversation can be opened once a word of its answer is read. */
type Reader = { readonly stream: Caller['stream']; readonly beforeWords: () => Promise<void> };

/**
 * The reply of the model, sentence by sentence after each passed the checks; or of the embedded engine if there is no model, or it fails,
 * stops sending or breaks a rule. The stream is the same; `restart` marks the change.
 */
export async function writeReply(app: AppContext, question: KnownQuestion, flags: readonly Flag[], reader: Reader): Promise<Said> {
  const { stream } = reader;
  const model = app.providers.assistantModel;
  if (!model) return embedded(question, flags, reader);
  const since = performance.now();
  const signal = stream?.signal ?? new AbortController().signal;
  const found = answerFromCorpus({ ...question, isYoung: question.person.isYoung });
  const checker = createReplyChecker(replyContext(question, flags));
  let text = '';
  const say = async (words: string) => {
    text += words;
    if (text.length > longestReply) throw new ModelFailed('failed', new Error(`wrote more than ${longestReply} letters`));
    if (words !== '') await sendWords(reader, words);
  };
  try {
    stream?.send('engine', 'model');
    for await (const words of model.writeText({ system: replySystem(question, found), messages: turnsOf(question), signal, since })) {
      const { sentences, breaches } = checker.push(words);
      await say(sentences.join(''));
      if (breaches.length > 0) return await broken(app, breaches, question, flags, reader);
    }
    const { sentences, breaches } = checker.end();
    await say(sentences.join(''));
    if (breaches.length > 0) return await broken(app, breaches, question, flags, reader);
    if (text.trim() === '') throw new ModelFailed('failed', new Error('no words'));
    return { text: text.trim(), engine: 'model', sources: found.sources, isFree: false };
  } catch (error) {
    if (signal.aborted) {
      if (text.trim() === '') throw error;
      return { text: text.trim(), engine: 'model', isFree: false, isStopped: true };
    }
    if (!(error instanceof ModelFailed)) throw error;
    app.log.warn({ err: error }, 'the model gave no answer');
    return embedded(question, flags, reader, error.why);
  }
}

async function sendWords({ stream, beforeWords }: Reader, words: string): Promise<void> {
  if (!stream) return;
  await beforeWords();
  stream.send('words', words);
}

function broken(
  app: AppContext,
  breaches: readonly Breach[],
  question: KnownQuestion,
  flags: readonly Flag[],
  reader: Reader,
): Promise<Said> {
  // The rules alone: a breach quotes what was written, and names what this person leaves out.
  app.log.warn({ rules: breaches.map(({ rule }) => rule) }, 'the answer of a model breaks a rule');
  return embedded(question, flags, reader, 'breach');
}

async function embedded(question: KnownQuestion, flags: readonly Flag[], reader: Reader, instead?: string): Promise<Said> {
  const { stream } = reader;
  if (instead) stream?.send('restart', { instead });
  stream?.send('engine', 'embedded');
  const { text: found, sources, isSure, isOfAllergies, maybe } = answerFromCorpus({ ...question, isYoung: question.person.isYoung });
  const isHeavy = !isSure && flags.some(({ code }) => code === 'distress');
  const text = isHeavy
    ? replyTexts[question.language].heavy
    : [found, ...(isSure && !isOfAllergies ? avoidedFoodNote(found, question) : [])].join('\n\n');
  const said = question.isRoman ? hindiInRoman(text) : text;
  await sendWords(reader, said);
  const awaits = maybe && !isHeavy ? ({ kind: 'passage', id: maybe.id } as const) : undefined;
  // What was spoken of stays so where this was not understood.
  return {
    text: said,
    engine: 'embedded',
    sources,
    isFree: !isSure,
    awaits,
    ...(!isSure && { topic: question.dialogue.topic ?? undefined }),
  };
}
