export type ModelMessage = { readonly role: 'user' | 'assistant'; readonly content: string };

type Asked = {
  readonly system: string;
  readonly messages: readonly ModelMessage[];
  readonly signal: AbortSignal;
  /** When the user's request came (`performance.now()`): the wait for the first word is counted from it, also when a plan is asked for again. */
  readonly since?: number;
};

/** A hosted language model. It gets no tools, and its output is only text or data that is validated. */
export type AssistantModel = {
  readonly name: string;
  /** Resolves to one JSON value that should match the schema; the caller must validate it. Rejects with `ModelFailed`. */
  writeObject(asked: Asked & { readonly schema: object; readonly onProgress?: () => void }): Promise<unknown>;
  /** The text of an answer as it is generated. Throws `ModelFailed` when the model breaks off or stops sending. */
  writeText(asked: Asked): AsyncIterable<string>;
};

/** The model could not be reached, broke off, wrote invalid JSON, or sent nothing for too long. */
export class ModelFailed extends Error {
  readonly why: 'silent' | 'failed';

  constructor(why: 'silent' | 'failed', cause: unknown) {
    super(`the model was ${why}`, { cause });
    this.why = why;
  }
}
