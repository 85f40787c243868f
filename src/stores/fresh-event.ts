import { atom } from 'nanostores';
import type { TeamEvent } from '../contract/event-shapes.ts';

/** An event as the server last told it, and which part of the page asked: the card of it, or the board of who comes. */
export const $freshEvent = atom<{ event: TeamEvent; from: 'card' | 'board' } | undefined>();
