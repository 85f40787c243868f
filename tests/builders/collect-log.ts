import { Writable } from 'node:stream';
import { createLog } from '../../src/server/http/log.ts';

/** A log that keeps its lines. */
export function collectLog() {
  const lines: string[] = [];
  const keep = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  return { log: createLog('info', keep), lines };
}
