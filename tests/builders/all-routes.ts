import { allRoutes as routesOf } from '../../src/server/api.ts';
import type { AppContext } from '../../src/server/http/app-context.ts';

/** A proxy that stands for any application, to list what modules declare. */
export const emptyApp = new Proxy(() => {}, { get: () => emptyApp, apply: () => emptyApp }) as unknown as AppContext;

/** Every call with its handler and its options; the handlers cannot be used. */
export const allRoutes = routesOf(emptyApp);
