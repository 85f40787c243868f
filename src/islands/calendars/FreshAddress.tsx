import { useId, useState } from 'react';
import { CalendarSteps } from './CalendarSteps.tsx';

/** A new address, shown this once: to copy, or to open in this device's calendar. */
export function FreshAddress({ address }: { address: string }) {
  const id = useId();
  const [notice, setNotice] = useState('');
  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setNotice('Copied.');
    } catch {
      // The browser may refuse access to the clipboard; the field can be copied by hand.
      setNotice('This browser does not let us copy it. Select the address and copy it yourself.');
    }
  }
  return (
    <div className="mt-4 rounded-card bg-sunken p-4 sm:p-5">
      <label htmlFor={id} className="mb-1 block font-semibold">
        Your address
      </label>
      <input id={id} className="field font-mono text-sm" readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
      <p className="mt-2 text-[0.9375rem]">
        It is shown this once. Whoever has it can read the events, so give it to a calendar and to nobody else.
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <button type="button" className="button button-accent" onClick={() => void copy()}>
          Copy the address
        </button>
        <a className="button button-plain" href={address.replace(/^https?:/, 'webcal:')}>
          Open in a calendar
        </a>
      </div>
      <p role="status" className="mt-2 min-h-6 text-[0.9375rem] text-muted">
        {notice}
      </p>
      <CalendarSteps />
    </div>
  );
}
