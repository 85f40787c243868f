import { useEffect } from 'react';
import { keepSession } from './keep-session.ts';

/**
 * Renders nothing. On start it asks who is signed in; then it follows sign-in and sign-out in other tabs. Public pages load it only where
 * a session is stored; signed-in pages always.
 */
export function KeepSession() {
  useEffect(keepSession, []);
  return null;
}
