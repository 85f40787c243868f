import { useState } from 'react';
import { CallRefused } from '../../api-client/ask.ts';
import { loadVisitorPlace } from '../../stores/visitor-place.ts';

type Place = { lat: number; lon: number; location: string };
type State = { step: 'idle' } | { step: 'asking' } | { step: 'failed'; text: string; fallback?: Place };

/** About a kilometre: enough to sort by, too little to find a door. */
const coarse = (degrees: number) => Math.round(degrees * 100) / 100;

const refusals: Record<number, string> = {
  1: 'Your browser was told not to share where you are. You can type a city instead.',
  2: 'Your device could not find out where it is. You can type a city instead.',
  3: 'Finding out where you are took too long. You can type a city instead.',
};

const askDevice = () =>
  new Promise<GeolocationPosition>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: 10_000, maximumAge: 600_000 });
  });

async function placeByAddress(): Promise<Place | undefined> {
  try {
    const { latitude, longitude, city } = await loadVisitorPlace();
    return latitude === null || longitude === null
      ? undefined
      : { lat: coarse(latitude), lon: coarse(longitude), location: city ?? 'Near me' };
  } catch (error) {
    if (error instanceof CallRefused) return undefined;
    throw error;
  }
}

/** 'Near me': asks the device on a click and never before; where it refuses, offers the place of the connection. */
export function NearMe({ query }: { query: string }) {
  const [state, setState] = useState<State>({ step: 'idle' });

  function go({ lat, lon, location: name }: Place) {
    const search = new URLSearchParams(query);
    for (const [key, value] of Object.entries({ lat, lon, location: name, sort: 'nearest' })) search.set(key, String(value));
    window.location.assign(`/search?${search}`);
  }

  async function find() {
    setState({ step: 'asking' });
    try {
      const { coords } = await askDevice();
      go({ lat: coarse(coords.latitude), lon: coarse(coords.longitude), location: 'Near me' });
    } catch (error) {
      if (!(error instanceof GeolocationPositionError)) throw error;
      const fallback = await placeByAddress();
      setState({ step: 'failed', text: refusals[error.code] ?? refusals[2] ?? '', ...(fallback && { fallback }) });
    }
  }

  return (
    <div>
      <button type="button" className="button button-plain" disabled={state.step === 'asking'} onClick={() => void find()}>
        <svg className="size-5" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden="true">
          <circle cx="10" cy="10" r="4" />
          <path d="M10 1.5v4M10 14.5v4M1.5 10h4M14.5 10h4" />
        </svg>
        {state.step === 'asking' ? 'Finding you…' : 'Near me'}
      </button>
      <div aria-live="polite" className="max-w-sm text-sm">
        {state.step === 'failed' && <p className="mt-2">{state.text}</p>}
        {state.step === 'failed' && state.fallback && (
          <p className="mt-1">
            <button
              type="button"
              className="link min-h-11"
              onClick={() => {
                if (state.fallback) go(state.fallback);
              }}
            >
              Search around {state.fallback.location}
            </button>{' '}
            (a guess from your connection,{' '}
            <a className="link" href="https://db-ip.com" rel="noopener noreferrer">
              IP Geolocation by DB-IP
            </a>
            )
          </p>
        )}
      </div>
    </div>
  );
}
