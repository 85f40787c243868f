import { vi } from 'vitest';
import { outboxFolder, readOutbox } from '../../src/server/providers/index.ts';
import type { testHouse } from './open-test-house.ts';

/** What stands in the first group of a pattern in the newest mail that has it; waits until it is there. */
export const mailedText = ({ house }: Awaited<ReturnType<typeof testHouse>>, pattern: RegExp): Promise<string> =>
  vi.waitFor(
    async () => {
      const mails = await readOutbox(outboxFolder(house.environment));
      const found = mails.map(({ source }) => pattern.exec(source.replaceAll('=\n', '').replaceAll('=3D', '='))?.[1]).find(Boolean);
      if (!found) throw new Error('no such mail yet');
      return found;
    },
    { timeout: 8_000, interval: 25 },
  );
