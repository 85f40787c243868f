import { useState } from 'react';

const keptAs = 'rehab-sets';
type Kept = { day: string; done: string[] };
const today = () => new Date().toDateString();

function read(): string[] {
  try {
    const kept = JSON.parse(localStorage.getItem(keptAs) ?? 'null') as Kept | null;
    return kept?.day === today() ? kept.done : [];
  } catch {
    // Written by another version, or no room to keep things: it begins anew.
    return [];
  }
}

/** The sets done today, on this device: tomorrow they are to be done again. */
export function useTodaysSets() {
  const [done, setDone] = useState<readonly string[]>(() => (typeof localStorage === 'undefined' ? [] : read()));
  const toggle = (set: string) => {
    const next = done.includes(set) ? done.filter((one) => one !== set) : [...done, set];
    setDone(next);
    try {
      localStorage.setItem(keptAs, JSON.stringify({ day: today(), done: next }));
    } catch {
      // Without room it lasts as long as the page.
    }
  };
  return { done, toggle };
}
