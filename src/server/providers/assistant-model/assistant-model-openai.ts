import { ModelFailed, type AssistantModel } from './assistant-model.ts';
import { jsonIn } from './json-in.ts';
import { limitedFetch } from './limited-fetch.ts';
import { withoutControls } from './without-controls.ts';
import { withoutWords } from './vendor-error.ts';
import { heardInTime } from './heard-in-time.ts';

type Options = { url: string; model: string; key: string | undefined; silenceSeconds: number };

/** Letters; the largest plan is a tenth of it. A host that writes on for ever is left. */
const longestObject = 1_000_000;
/** An answer in words is a few sentences; what reads them takes the longer the more there are. */
const longestText = 16_000;
/** Bytes of a whole answer of the host, with everything around the words. */
const mostBytes = 16 * 1024 * 1024;
/** So many times the wait for the next word a whole answer may take: a host that writes a letter a second is left. */
const wholeAnswer = 6;

/** Any endpoint with OpenAI's chat completions API, streamed. Source: the `ai` package's streamText. */
export function createOpenAiModel({ url, model, key, silenceSeconds }: Options): AssistantModel {
  /** The packages are large and are loaded with the first question, as most installations have no model. */
  const load = async () => {
    const [{ createOpenAICompatible }, { streamText }] = await Promise.all([import('@ai-sdk/openai-compatible'), import('ai')]);
    const settings = {
      name: 'assistant',
      baseURL: url,
      supportsStructuredOutputs: true,
      fetch: limitedFetch(mostBytes),
      ...(key && { apiKey: key }),
    };
    return { chatModel: createOpenAICompatible(settings).chatModel(model), streamText };
  };
  const silenceMs = silenceSeconds * 1_000;
  /** What is left of the wait for a first word; a repair late in a request still gets half of it. */
  const firstMsFor = (since: number): number => Math.max(since + silenceMs - performance.now(), silenceMs / 2);

  async function* write(asked: Parameters<AssistantModel['writeText']>[0], longest: number, format?: object): AsyncGenerator<string> {
    let failure: unknown;
    let letters = 0;
    const since = asked.since ?? performance.now();
    const silence = new AbortController();
    const { chatModel, streamText } = await load();
    const { stream } = streamText({
      model: chatModel,
      instructions: asked.system,
      messages: [...asked.messages],
      abortSignal: AbortSignal.any([asked.signal, silence.signal]),
      // No retries, which would keep the user waiting: the embedded planner is the fallback.
      maxRetries: 0,
      onError: ({ error }) => {
        failure = error;
      },
      ...(format && { providerOptions: { assistant: format as never } }),
    });
    // The library's own timeouts begin with the answer's headers, which a host may never send.
    const heard = heardInTime(stream, { firstMs: firstMsFor(since), betweenMs: silenceMs, wholeMs: wholeAnswer * silenceMs }, silence);
    try {
      for await (const part of heard) {
        if (part.type === 'text-delta') {
          letters += part.text.length;
          if (letters > longest) throw tooLong(longest);
          yield withoutControls(part.text);
        }
        if (part.type === 'error') throw part.error;
        if (part.type === 'finish' && cutOff.has(part.finishReason))
          throw new ModelFailed('failed', new Error(`ended with ${part.finishReason}`));
      }
    } catch (error) {
      // A connection that is lost is an error of the stream and not a part of it.
      asked.signal.throwIfAborted();
      throw failed(error);
    }
    if (failure) throw failed(failure);
    asked.signal.throwIfAborted();
  }

  return {
    name: model,
    writeText: (asked) => write(asked, longestText),
    async writeObject({ schema, onProgress, ...asked }) {
      const format = { response_format: { type: 'json_schema', json_schema: { name: 'answer', schema, strict: true } } };
      let text = '';
      for await (const part of write(asked, longestObject, format)) {
        text += part;
        onProgress?.();
      }
      try {
        return jsonIn(text);
      } catch (error) {
        throw failed(error);
      }
    },
  };
}

const failed = (error: unknown) => (error instanceof ModelFailed ? error : new ModelFailed('failed', withoutWords(error)));

/** Reasons to end with which an answer is only the beginning of one. */
const cutOff: ReadonlySet<string> = new Set(['length', 'content-filter', 'error']);

const tooLong = (letters: number) => new ModelFailed('failed', new Error(`wrote more than ${letters} letters`));
