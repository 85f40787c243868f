import { useEffect, useRef, useState } from 'react';
import { findSuggester, type CitySuggestion, type SuggestCities } from './city-suggestions.ts';

const debounceMs = 180;
const shortestText = 2;

let suggester: Promise<SuggestCities | undefined> | undefined;

/** The cities for what was typed, 180 ms after the last key; older answers are dropped. A failure leaves a plain text field. */
export function useCitySuggestions() {
  const [cities, setCities] = useState<CitySuggestion[]>([]);
  const [asked, setAsked] = useState('');
  const running = useRef<AbortController>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const stop = () => {
    clearTimeout(timer.current);
    running.current?.abort();
  };
  useEffect(() => stop, []);

  async function load(text: string, signal: AbortSignal) {
    try {
      const suggest = await (suggester ??= findSuggester());
      const found = (await suggest?.(text, signal)) ?? [];
      if (signal.aborted) return;
      setCities(found);
      setAsked(text);
    } catch (error) {
      if (signal.aborted) return;
      console.warn('Cities could not be suggested.', error);
      setCities([]);
    }
  }

  function ask(typed: string) {
    stop();
    const text = typed.trim();
    if (text.length < shortestText) return setCities([]);
    const controller = (running.current = new AbortController());
    timer.current = setTimeout(() => void load(text, controller.signal), debounceMs);
  }

  return {
    cities,
    asked,
    ask,
    clear: () => {
      stop();
      setCities([]);
    },
  };
}
