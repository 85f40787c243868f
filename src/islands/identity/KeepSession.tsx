import { useEffect } from 'react';
import { keepSession } from './keep-session.ts';

/** Renders nothing: asks on start who is signed in, and follows sign-in and sign-out in other tabs. Public pages load it only where a session is kept; signed-in pages always. */
export function KeepSession() {
  useEffect(keepSession, []);
  return null;
}
