import { atom, type ReadableAtom } from 'nanostores';
import { ask, CallRefused } from '../api-client/ask.ts';
import type { Answer, Call, Fields } from '../contract/call.ts';
import {
  deleteMessage,
  editMessage,
  markConversationRead,
  pinMessage,
  reactToMessage,
  readMessageChanges,
  readMessages,
  saveDraft,
  type ChatMessage,
} from '../contract/team-chat.ts';
import { messageOf, putConversation, takeMessage } from './conversations.ts';
import { listenLive } from './live-listeners.ts';
import { windowOf, withAfter, withBefore, withChanges, withMessage, type MessageWindow } from './message-window.ts';
import { onSent } from './outbox.ts';
import { Backoff } from './until-done.ts';

type Place = { readonly teamId: string; readonly conversationId: string };
type FirstPage = Answer<typeof readMessages>;
/** `isGone`: the reader is no longer in the conversation. */
export type OpenState = { readonly window: MessageWindow; readonly closedBecause: string | null; readonly isGone: boolean };

const stateOf = (page: FirstPage): OpenState => ({ window: windowOf(page), closedBecause: page.closed_because, isGone: false });

/** The calls after which the reader is known to have lost the conversation. */
const losing = new Set(['noSuchConversation', 'noSuchTeam', 'notYours']);

/** A conversation that a page shows: its messages, kept up to date, and what the reader does in it. */
export class OpenConversation {
  readonly $state: ReadableAtom<OpenState>;
  readonly #state;
  readonly #place: Place;
  readonly #retries = new Backoff();
  #isCatchingUp = false;
  #isWantedAgain = false;
  #readTo: number;
  #draftTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(place: Place, first: FirstPage) {
    this.#place = place;
    this.#state = atom(stateOf(first));
    this.$state = this.#state;
    this.#readTo = first.conversation.last_read_seq;
  }

  /** Follows the conversation until the returned function is called. What changed since the page was rendered is read first. */
  follow(): () => void {
    const ends = [
      listenLive({ received: (event) => this.#take(messageOf(event)), missed: () => void this.catchUp() }),
      onSent((message, { teamId, conversationId }) => this.#take({ teamId, conversationId, message })),
    ];
    const again = () => void this.catchUp();
    const leaving = new AbortController();
    globalThis.addEventListener('online', again, { signal: leaving.signal });
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && again(), { signal: leaving.signal });
    again();
    return () => {
      leaving.abort();
      this.#retries.end();
      for (const end of ends) end();
    };
  }

  #fields = () => ({ team_id: this.#place.teamId, conversation_id: this.#place.conversationId });

  #change(change: (now: MessageWindow) => MessageWindow): void {
    const now = this.#state.get();
    this.#state.set({ ...now, window: change(now.window) });
    if (this.#state.get().window.isBehind) void this.catchUp();
  }

  #take(sent: { teamId: string; conversationId: string; message: ChatMessage } | undefined): void {
    if (sent?.conversationId === this.#place.conversationId) this.#change((window) => withMessage(window, sent.message));
  }

  /** Reads the changes that are not known yet, again and again until the server answers. One reading at a time. */
  async catchUp(): Promise<void> {
    this.#isWantedAgain = this.#isCatchingUp;
    if (this.#isCatchingUp) return;
    this.#isCatchingUp = true;
    try {
      await this.#readChanges();
      this.#retries.end();
    } catch (error) {
      if (error instanceof CallRefused && losing.has(error.code)) this.#state.set({ ...this.#state.get(), isGone: true });
      else this.#retries.next(() => void this.catchUp());
    } finally {
      this.#isCatchingUp = false;
    }
    if (this.#isWantedAgain) await this.catchUp();
  }

  async #readChanges(): Promise<void> {
    const { window } = this.#state.get();
    const { response, last_change, is_complete } = await ask(readMessageChanges, { ...this.#fields(), change: window.lastChange });
    if (!is_complete) return this.jumpToUnread();
    this.#change((now) => withChanges(now, response, last_change));
    for (const message of response) takeMessage(this.#place.teamId, this.#place.conversationId, message);
  }

  /** Begins anew at the first unread message, or at the end where there is none. Rejects as `ask` does. */
  async jumpToUnread(): Promise<void> {
    this.#state.set(stateOf(await ask(readMessages, this.#fields())));
  }

  /** Reads the last messages, where the page is further up. Rejects as `ask` does. */
  async jumpToLatest(lastSeq: number): Promise<void> {
    const page = await ask(readMessages, { ...this.#fields(), before_seq: lastSeq + 1 });
    this.#state.set(stateOf({ ...page, has_after: false }));
    await this.catchUp();
  }

  /** Reads the messages around one, as around the one that an answer quotes. Rejects as `ask` does. */
  async jumpTo(seq: number): Promise<void> {
    if (this.#state.get().window.messages.some((message) => message.seq === seq)) return;
    this.#state.set(stateOf(await ask(readMessages, { ...this.#fields(), after_seq: Math.max(0, seq - 10) })));
  }

  /** Reads the page before the first message. Rejects as `ask` does. */
  async readBefore(): Promise<void> {
    const first = this.#state.get().window.messages[0];
    if (!first) return;
    const page = await ask(readMessages, { ...this.#fields(), before_seq: first.seq });
    this.#change((window) => (window.messages[0]?.seq === first.seq ? withBefore(window, page) : window));
  }

  /** Reads the page after the last message. Rejects as `ask` does. */
  async readAfter(): Promise<void> {
    const last = this.#state.get().window.messages.at(-1);
    if (!last) return;
    const page = await ask(readMessages, { ...this.#fields(), after_seq: last.seq });
    this.#change((window) => (window.messages.at(-1)?.seq === last.seq ? withAfter(window, page) : window));
  }

  async #ofMessage<C extends Call>(call: C, fields: Fields<C>): Promise<void> {
    const answer = await ask(call, fields);
    const { response: message } = answer as { response: ChatMessage };
    this.#take({ ...this.#place, message });
    takeMessage(this.#place.teamId, this.#place.conversationId, message);
  }

  /** Changes the text of one's own message. These four reject as `ask` does. */
  edit = (seq: number, text: string): Promise<void> => this.#ofMessage(editMessage, { ...this.#fields(), seq, text });
  delete = (seq: number): Promise<void> => this.#ofMessage(deleteMessage, { ...this.#fields(), seq });
  react = (seq: number, emoji: string, isOn: boolean): Promise<void> =>
    this.#ofMessage(reactToMessage, { ...this.#fields(), seq, emoji, is_on: isOn });
  pin = (seq: number, isOn: boolean): Promise<void> => this.#ofMessage(pinMessage, { ...this.#fields(), seq, is_on: isOn });

  /** Says that the reader has read up to here. What fails is said again with the next message. */
  async markRead(seq: number): Promise<void> {
    if (seq <= this.#readTo) return;
    const before = this.#readTo;
    this.#readTo = seq;
    const { teamId, conversationId } = this.#place;
    try {
      const { last_read_seq, unread } = await ask(markConversationRead, { ...this.#fields(), seq });
      putConversation(teamId, conversationId, (now) => ({ ...now, last_read_seq: Math.max(now.last_read_seq, last_read_seq), unread }));
    } catch (error) {
      this.#readTo = Math.min(this.#readTo, before);
      if (!(error instanceof CallRefused)) throw error;
    }
  }

  /** Keeps what the reader types for their other devices, a moment after they pause. */
  keepDraft(text: string): void {
    clearTimeout(this.#draftTimer);
    this.#draftTimer = setTimeout(() => {
      // The text stays in the field, and is kept with the next one.
      void ask(saveDraft, { ...this.#fields(), text }, { keepalive: true }).catch(() => undefined);
      putConversation(this.#place.teamId, this.#place.conversationId, (now) => ({ ...now, draft: text }));
    }, 1_000);
  }

  /** Forgets a draft that was sent: the server does so with the message. */
  dropDraft(): void {
    clearTimeout(this.#draftTimer);
    putConversation(this.#place.teamId, this.#place.conversationId, (now) => ({ ...now, draft: '' }));
  }
}
