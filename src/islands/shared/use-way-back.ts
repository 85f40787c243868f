import { useEffect, useEffectEvent } from 'react';

/**
 * Runs when the Back button restores this page from the browser's cache, with everything as it was left: a button that was busy when it led
 * away would otherwise be busy for ever.
 */
export function useWayBack(onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    const look = ({ persisted }: PageTransitionEvent) => {
      if (persisted) back();
    };
    addEventListener('pageshow', look);
    return () => removeEventListener('pageshow', look);
  }, []);
}
