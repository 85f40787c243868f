import { refuseDeletedUser } from './deleted-user.ts';
import { Refusal } from './refusal.ts';
import type { Caller, FindViewer, Route } from './route.ts';

/** Runs a route with checked fields, and with the viewer if its call needs one. Refuses `sessionExpired`, and `changedMeanwhile` if another user was deleted meanwhile. */
export async function askRoute(route: Route, fields: unknown, caller: Caller, findViewer: FindViewer): Promise<unknown> {
  if (!route.call.needsSession) return route.handle(fields as never, caller as never);
  const viewer = await findViewer(caller);
  if (!viewer) throw new Refusal('sessionExpired');
  // Inherits instead of copying, because a copy would compute the lazy `address`.
  const signedIn: unknown = Object.create(caller, { viewer: { value: viewer, enumerable: true } });
  try {
    return await route.handle(fields as never, signedIn as never);
  } catch (error) {
    throw refuseDeletedUser(error, viewer.userId);
  }
}
