import { useState } from 'react';
import { loadLocation, type VisitorLocation } from '../../stores/location.ts';
import { BusyButton } from '../shared/BusyButton.tsx';
import { useWayBack } from '../shared/use-way-back.ts';
import { browserPosition, type NoPosition, type Position } from './browser-position.ts';
import { nearAddress } from './near-address.ts';

type State = { step: 'idle' } | { step: 'asking' } | { step: 'refused'; why: NoPosition; roughly: Roughly | undefined };
type Roughly = Position & { name: string };

const reasons: Record<NoPosition, string> = {
  denied: 'Your browser keeps your position to itself. You can allow it in the settings of this site.',
  unavailable: 'Your device cannot tell where it is right now.',
  timeout: 'Your device took too long to find out where it is.',
  unsupported: 'This browser cannot tell where you are.',
};

const rounded = (degrees: number) => Math.round(degrees * 100) / 100;

function roughlyAt({ latLon, currentLocation }: VisitorLocation): Roughly | undefined {
  return latLon ? { lat: rounded(latLon.lat), lon: rounded(latLon.lon), name: currentLocation || 'Near me' } : undefined;
}

/**
 * Searches near the visitor. The browser asks for permission only after a click. Without a position, the rough location of the connection
 * is offered.
 */
export function NearMe({ isEnabled }: { isEnabled: boolean }) {
  const [state, setState] = useState<State>({ step: 'idle' });
  useWayBack(() => setState({ step: 'idle' }));

  async function locate() {
    setState({ step: 'asking' });
    const found = await browserPosition();
    if (typeof found !== 'string') return location.assign(nearAddress(found, 'Near me'));
    // The text already says what is wrong, so a failure here is ignored.
    const roughly = await loadLocation().then(roughlyAt, () => undefined);
    setState({ step: 'refused', why: found, roughly });
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 noscript:hidden">
      <BusyButton className="button button-plain" disabled={!isEnabled} isBusy={state.step === 'asking'} onClick={() => void locate()}>
        <svg className="size-5" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden="true">
          <circle cx="10" cy="10" r="5.5" />
          <circle cx="10" cy="10" r="1.5" fill="currentColor" />
          <path d="M10 1.5v3M10 15.5v3M1.5 10h3M15.5 10h3" />
        </svg>
        {state.step === 'asking' ? 'Finding you…' : 'Near me'}
      </BusyButton>
      <div role="status" className="max-w-[60ch]">
        {state.step === 'refused' && (
          <p>
            {reasons[state.why]}{' '}
            {state.roughly ? (
              <>
                Your connection says {state.roughly.name}.{' '}
                <a
                  className="inline-block py-1 font-semibold underline underline-offset-4"
                  href={nearAddress(state.roughly, state.roughly.name)}
                >
                  Search near there
                </a>{' '}
                (
                <a className="underline underline-offset-4" href="https://db-ip.com" rel="noopener noreferrer">
                  IP Geolocation by DB-IP
                </a>
                )
              </>
            ) : (
              'Please type a city in Location.'
            )}
          </p>
        )}
      </div>
    </div>
  );
}
