let running: Promise<string> | undefined;

/**
 * Asks a signed-in user for an e-mail address in a modal and verifies it by a code. Resolves to the address, which is then part of the
 * account; rejects with 'User cancelled verification' when the modal is closed. Two calls at once share one modal. The modal is loaded by
 * the first call.
 */
export function verifyEmail(): Promise<string> {
  running ??= import('./open-verify-email.tsx')
    .then(({ openVerifyEmail }) => openVerifyEmail())
    .finally(() => {
      running = undefined;
    });
  return running;
}
