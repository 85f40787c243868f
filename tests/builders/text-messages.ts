import { expect } from 'vitest';
import { sendSandboxCode, takeSandboxToken } from '../../src/contract/phone.ts';
import { outboxFolder, readOutbox } from '../../src/server/providers/index.ts';
import type { testApp } from './open-test-app.ts';

type TestApp = Awaited<ReturnType<typeof testApp>>;

/** Requests a code from the sandbox and reads it from the newest text message. */
export async function textedCode(
  app: TestApp,
  phone: string,
  sent: { address?: string; headers?: Record<string, string> } = {},
): Promise<string> {
  expect((await app.ask(sendSandboxCode, { phone }, sent)).status).toBe(200);
  const texts = await readOutbox(outboxFolder(app.context.environment), 1, ['txt']);
  expect(texts[0]?.source).toContain(`To: ${phone.replaceAll(' ', '')}\n`);
  return /Your code: (\d{6})/.exec(texts[0]?.source ?? '')?.[1] ?? '';
}

/** A token of the sandbox for a number. */
export async function sandboxToken(app: TestApp, phone: string): Promise<string> {
  const { status, body } = await app.ask(takeSandboxToken, { phone, code: await textedCode(app, phone) });
  expect(status).toBe(200);
  return body['firebaseIdToken'] as string;
}
