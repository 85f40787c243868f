import { useState } from 'react';

const keptAs = 'rehab-sets';
type Kept = { day: string; done: string[] };
const today = () => new Date().toDateString();

function read(): string[] {
  try {
    const kept = JSON.parse(localStorage.getItem(keptAs) ?? 'null') as Kept | null;
    return kept?.day === today() ? kept.done : [];
  } catch {
    // Stored by another version, or no storage: starts empty.
    return [];
  }
}

/** The sets done today, stored on this device only. The next day starts empty. */
export function useTodaysSets() {
  const [done, setDone] = useState<readonly string[]>(() => (typeof localStorage === 'undefined' ? [] : read()));
  const toggle = (set: string) => {
    const next = done.includes(set) ? done.filter((one) => one !== set) : [...done, set];
    setDone(next);
    try {
      localStorage.setItem(keptAs, JSON.stringify({ day: today(), done: next }));
    } catch {
      // Without storage they last as long as the page.
    }
  };
  return { done, toggle };
}
