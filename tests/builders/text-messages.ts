import { expect } from 'vitest';
import { sendSandboxCode, takeSandboxToken } from '../../src/contract/phone.ts';
import { outboxFolder, readOutbox } from '../../src/server/providers/index.ts';
import type { testHouse } from './open-test-house.ts';

type House = Awaited<ReturnType<typeof testHouse>>;

/** Asks the sandbox for a code and reads it from the newest text message. */
export async function textedCode(house: House, phone: string, sent: { address?: string } = {}): Promise<string> {
  expect((await house.ask(sendSandboxCode, { phone }, sent)).status).toBe(200);
  const texts = await readOutbox(outboxFolder(house.house.environment), 1, ['txt']);
  expect(texts[0]?.source).toContain(`To: ${phone.replaceAll(' ', '')}\n`);
  return /Your code: (\d{6})/.exec(texts[0]?.source ?? '')?.[1] ?? '';
}

/** A token of the sandbox for a number. */
export async function sandboxToken(house: House, phone: string): Promise<string> {
  const { status, body } = await house.ask(takeSandboxToken, { phone, code: await textedCode(house, phone) });
  expect(status).toBe(200);
  return body['firebaseIdToken'] as string;
}
