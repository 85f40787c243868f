import { vi } from 'vitest';
import { outboxFolder, readOutbox } from '../../src/server/providers/index.ts';
import type { testApp } from './open-test-app.ts';

/** The first group of a pattern in the newest mail that matches; waits until there is one. */
export const mailedText = ({ context: app }: Awaited<ReturnType<typeof testApp>>, pattern: RegExp): Promise<string> =>
  vi.waitFor(
    async () => {
      const mails = await readOutbox(outboxFolder(app.environment));
      const found = mails.map(({ source }) => pattern.exec(source.replaceAll('=\n', '').replaceAll('=3D', '='))?.[1]).find(Boolean);
      if (!found) throw new Error('no such mail yet');
      return found;
    },
    { timeout: 20_000, interval: 25 },
  );
