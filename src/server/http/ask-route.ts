import { Refusal } from './refusal.ts';
import type { Caller, FindViewer, Route } from './route.ts';

/** Hands checked fields to a route, with the viewer where its call needs one. Refuses `sessionExpired`. */
export async function askRoute(route: Route, fields: unknown, caller: Caller, findViewer: FindViewer): Promise<unknown> {
  if (!route.call.needsSession) return route.handle(fields as never, caller as never);
  const viewer = await findViewer(caller);
  if (!viewer) throw new Refusal('sessionExpired');
  // A copy would work out the lazy address of the caller, so it is inherited from.
  const signedIn: unknown = Object.create(caller, { viewer: { value: viewer, enumerable: true } });
  return route.handle(fields as never, signedIn as never);
}
