import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { cityOfZone, shortMoment } from '../../../contract/event-words.ts';
import { FieldFrame, labelOf } from '../FieldFrame.tsx';
import { SuggestField } from '../SuggestField.tsx';
import { knownZones, momentInZone, offsetOf, ownZone } from '../zone-moment.ts';

type Props = {
  label: string;
  name: string;
  hint?: string;
  problem?: string | undefined;
  defaultValue: string;
  /** The form's field with a local time in this zone, which is also shown in the reader's zone, and the value that it starts with. */
  of: string;
  firstOfThat: string;
};

const mostShown = 40;
const plain = (text: string) => text.toLowerCase().replace(/[_/]/g, ' ').trim();
const spoken = (zone: string) => zone.replaceAll('_', ' ');

function zonesLike(text: string): string[] {
  const words = plain(text).split(/\s+/);
  const isLike = (zone: string) => words.every((word) => plain(zone).includes(word));
  const begins = (zone: string) => Number(!plain(cityOfZone(zone)).startsWith(words[0] ?? ''));
  return knownZones()
    .filter(isLike)
    .sort((one, other) => begins(one) - begins(other))
    .slice(0, mostShown);
}

/** The time in the reader's zone, where it differs. */
function ownTime(local: string, zone: string): string | undefined {
  const moment = momentInZone(local, zone);
  const own = ownZone();
  if (!moment || shortMoment(moment.toISOString(), own) === shortMoment(moment.toISOString(), zone)) return undefined;
  return `For you it starts ${shortMoment(moment.toISOString(), own)} (${cityOfZone(own)} time).`;
}

/** What another field of the same form holds, while it is changed. */
function useTextOf(name: string, first: string, field: RefObject<HTMLInputElement | null>): string {
  const [text, setText] = useState(first);
  useEffect(() => {
    const form = field.current?.form;
    const read = () => {
      const other = form?.elements.namedItem(name);
      if (other instanceof HTMLInputElement) setText(other.value);
    };
    read();
    form?.addEventListener('input', read);
    return () => form?.removeEventListener('input', read);
  }, [name, field]);
  return text;
}

/** A field for an IANA time zone, searched by a part of its name. Below it the time in the reader's zone, where that differs. */
export function TimeZoneField({ label, name, hint, problem, defaultValue, of, firstOfThat }: Props) {
  const [text, setText] = useState(defaultValue);
  const [isOpen, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const typed = input.current?.value ?? '';
    if (typed !== defaultValue) setText(typed);
  }, [defaultValue]);
  const local = useTextOf(of, firstOfThat, input);
  const own = ownTime(local, text);
  const zones = isOpen ? zonesLike(text) : [];
  return (
    <div>
      <FieldFrame label={label} hint={hint} problem={problem}>
        {(attributes) => (
          <SuggestField
            text={text}
            onText={setText}
            isOpen={isOpen}
            onOpen={setOpen}
            items={zones}
            textOf={String}
            listLabel="Time zones"
            status={zones.length > 0 ? `${zones.length} time zones` : ''}
            emptyText="No zone of this name."
            isFirstChosen
            field={input}
            input={{
              ...attributes,
              'aria-labelledby': labelOf(attributes.id),
              name,
              className: 'field',
              placeholder: 'A city, as London',
              maxLength: 60,
              onFocus: (event) => event.currentTarget.select(),
            }}
          >
            {(zone) => (
              <>
                <span className="font-semibold">{cityOfZone(zone)}</span>
                <span className="grow truncate text-sm text-muted">{spoken(zone.split('/')[0] ?? '')}</span>
                <span className="text-sm text-muted tabular-nums">{offsetOf(zone, momentInZone(local, zone) ?? new Date())}</span>
              </>
            )}
          </SuggestField>
        )}
      </FieldFrame>
      <p role="status" className="mt-1 text-[0.9375rem] font-semibold empty:hidden">
        {own}
      </p>
    </div>
  );
}
