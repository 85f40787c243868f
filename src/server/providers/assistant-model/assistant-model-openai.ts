import { ModelFailed, type AssistantModel } from './assistant-model.ts';
import { jsonIn } from './json-in.ts';
import { heardInTime } from './heard-in-time.ts';

type Options = { url: string; model: string; key: string | undefined; silenceSeconds: number };

/** Letters; the largest plan is a tenth of it. A host that writes on for ever is left. */
const longestObject = 1_000_000;

/** Any endpoint with OpenAI's chat completions API, streamed. Source: the `ai` package's streamText. */
export function createOpenAiModel({ url, model, key, silenceSeconds }: Options): AssistantModel {
  /** The packages are large and are loaded with the first question, as most installations have no model. */
  const load = async () => {
    const [{ createOpenAICompatible }, { streamText }] = await Promise.all([import('@ai-sdk/openai-compatible'), import('ai')]);
    const settings = { name: 'assistant', baseURL: url, supportsStructuredOutputs: true, ...(key && { apiKey: key }) };
    return { chatModel: createOpenAICompatible(settings).chatModel(model), streamText };
  };
  const silenceMs = silenceSeconds * 1_000;
  /** What is left of the wait for a first word; a repair late in a request still gets half of it. */
  const firstMsFor = (since: number): number => Math.max(since + silenceMs - performance.now(), silenceMs / 2);

  async function* write(asked: Parameters<AssistantModel['writeText']>[0], format?: object): AsyncGenerator<string> {
    let failure: unknown;
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
    const heard = heardInTime(stream, { firstMs: firstMsFor(since), betweenMs: silenceMs }, silence);
    try {
      for await (const part of heard) {
        if (part.type === 'text-delta') yield withoutControls(part.text);
        if (part.type === 'error') throw part.error;
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
    writeText: (asked) => write(asked),
    async writeObject({ schema, onProgress, ...asked }) {
      const format = { response_format: { type: 'json_schema', json_schema: { name: 'answer', schema, strict: true } } };
      let text = '';
      for await (const part of write(asked, format)) {
        text += part;
        if (text.length > longestObject) throw failed(new Error(`wrote more than ${longestObject} letters`));
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

/** Control characters cannot be stored (NUL) or shown, except tab and line breaks. */
// eslint-disable-next-line no-control-regex -- the pattern is about control characters
const withoutControls = (text: string): string => text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g, '');

const failed = (error: unknown) => (error instanceof ModelFailed ? error : new ModelFailed('failed', error));
