import { setImmediate } from 'node:timers/promises';

/** Long work in steps: between them it may be left for a while. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Milliseconds after which other requests get their turn. */
const pieceMs = 40;

/** Does all steps at once. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Does the steps in pieces, between which the process answers others. */
export async function finishInPieces<Result>(steps: Steps<Result>): Promise<Result> {
  let since = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - since >= pieceMs) {
      await setImmediate();
      since = performance.now();
    }
  }
}
