import { useEffect, useState } from 'react';

const lookAgainMs = 60_000;

/**
 * The time in milliseconds, renewed every minute. It starts with `first`, the time at which the server rendered the island, so that the
 * browser hydrates what the server has drawn; a deadline that passed since is noticed right afterwards.
 */
export function useNow(first: number): number {
  const [now, setNow] = useState(first);
  useEffect(() => {
    const look = () => setNow(Date.now());
    look();
    const timer = setInterval(look, lookAgainMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
