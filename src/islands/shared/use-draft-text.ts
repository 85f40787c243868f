import { useCallback, useEffect, useState } from 'react';
import { readDraft, textKept, textKeyOf, writeDraft } from './draft-storage.ts';

/**
 * A text that is being typed into a field that may disappear, such as a note to an event that is called off. It is stored for this tab until
 * it is set to undefined, and found again wherever the field with this name is shown.
 */
export function useDraftText(name: string): readonly [text: string | undefined, setText: (text: string | undefined) => void] {
  const [text, show] = useState<string>();
  useEffect(() => {
    const find = () => show((now) => readDraft(textKeyOf(name))['text'] ?? now);
    find();
    document.addEventListener(textKept, find);
    return () => document.removeEventListener(textKept, find);
  }, [name]);
  const setText = useCallback(
    (typed: string | undefined) => {
      show(typed);
      writeDraft(textKeyOf(name), typed === undefined ? undefined : { text: typed });
    },
    [name],
  );
  return [text, setText];
}
