let running: Promise<string> | undefined;

/**
 * Asks a signed-in person for an e-mail in a modal and proves it by a code. Resolves to the address, which is then on the account;
 * rejects with 'User cancelled verification' when the modal is closed. Asked twice at once, it opens once. The modal is loaded by the first call.
 */
export function verifyEmail(): Promise<string> {
  running ??= import('./open-verify-email.tsx')
    .then(({ openVerifyEmail }) => openVerifyEmail())
    .finally(() => {
      running = undefined;
    });
  return running;
}
