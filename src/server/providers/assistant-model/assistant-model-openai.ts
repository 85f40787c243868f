import { ModelFailed, type AssistantModel } from './assistant-model.ts';

type Options = { url: string; model: string; key: string | undefined; silenceSeconds: number };

/** Any endpoint with OpenAI's chat completions API, streamed. Source: the `ai` package's streamText. */
export function createOpenAiModel({ url, model, key, silenceSeconds }: Options): AssistantModel {
  /** The packages are large and are loaded with the first question, as most installations have no model. */
  const load = async () => {
    const [{ createOpenAICompatible }, { streamText }] = await Promise.all([import('@ai-sdk/openai-compatible'), import('ai')]);
    const settings = { name: 'assistant', baseURL: url, supportsStructuredOutputs: true, ...(key && { apiKey: key }) };
    return { chatModel: createOpenAICompatible(settings).chatModel(model), streamText };
  };
  const silenceMs = silenceSeconds * 1_000;

  async function* write(asked: Parameters<AssistantModel['writeText']>[0], format?: object): AsyncGenerator<string> {
    let failure: unknown;
    const { chatModel, streamText } = await load();
    const { stream } = streamText({
      model: chatModel,
      instructions: asked.system,
      messages: [...asked.messages],
      abortSignal: asked.signal,
      // No retries, which would keep the user waiting: the embedded planner is the fallback.
      maxRetries: 0,
      timeout: { firstChunkMs: silenceMs, chunkMs: silenceMs },
      onError: ({ error }) => {
        failure = error;
      },
      ...(format && { providerOptions: { assistant: format as never } }),
    });
    for await (const part of stream) {
      if (part.type === 'text-delta') yield part.text;
      if (part.type === 'error') throw failed(part.error);
      if (part.type === 'abort' && !asked.signal.aborted) throw new ModelFailed('silent', part);
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
        onProgress?.();
      }
      try {
        return JSON.parse(text.replace(/^\s*```(?:json)?|```\s*$/g, '')) as unknown;
      } catch (error) {
        throw failed(error);
      }
    },
  };
}

const isTimeout = (error: unknown) => error instanceof Error && /Timeout/i.test(`${error.name} ${error.message}`);
const failed = (error: unknown) => (error instanceof ModelFailed ? error : new ModelFailed(isTimeout(error) ? 'silent' : 'failed', error));
