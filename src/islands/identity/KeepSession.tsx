import { useEffect } from 'react';
import { keepSession } from './keep-session.ts';

/** Nothing to see: asks on start who is signed in, and follows other tabs. Public pages load it only where a session is kept; signed-in pages always. */
export function KeepSession() {
  useEffect(keepSession, []);
  return null;
}
