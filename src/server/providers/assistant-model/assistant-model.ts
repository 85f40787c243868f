export type ModelMessage = { readonly role: 'user' | 'assistant'; readonly content: string };

type Asked = { readonly system: string; readonly messages: readonly ModelMessage[]; readonly signal: AbortSignal };

/** A hosted language model. What it writes is only ever text or data to be checked: it is given no tools. */
export type AssistantModel = {
  readonly name: string;
  /** One JSON value that is meant to fit the JSON Schema; whether it does, the caller checks. Rejects with `ModelFailed`. */
  writeObject(asked: Asked & { readonly schema: object; readonly onProgress?: () => void }): Promise<unknown>;
  /** The words of an answer as they come. Throws `ModelFailed` when the model breaks off or falls silent. */
  writeText(asked: Asked): AsyncIterable<string>;
};

/** The model could not be reached, broke off, wrote what is no JSON, or was silent for too long. */
export class ModelFailed extends Error {
  readonly why: 'silent' | 'failed';

  constructor(why: 'silent' | 'failed', cause: unknown) {
    super(`the model was ${why}`, { cause });
    this.why = why;
  }
}
