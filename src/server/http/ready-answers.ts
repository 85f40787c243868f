import type { Caller, Route } from './route.ts';
import { nothingAllowed } from './security-headers.ts';
import type { StaticFiles } from './static-files.ts';

const nobody: Caller = { requestId: 'start', address: '127.0.0.1', setCookies: [], header: () => undefined };

/** Answers without fields that are the same for everybody are made once at the start and served like files. */
export async function addReadyAnswers(files: StaticFiles, routes: readonly Route[]): Promise<void> {
  for (const { call, handle, publicForSeconds = 0 } of routes.filter((route) => route.isFixed)) {
    files.add(call.path, Buffer.from(JSON.stringify(await handle({} as never, nobody as never))), {
      'Content-Type': 'application/json',
      'Cache-Control': `public, max-age=${publicForSeconds}`,
      'Content-Security-Policy': nothingAllowed,
      Vary: 'Accept-Encoding',
    });
  }
}
