import type { OpenSession } from '../../../contract/account.ts';
import { Moment } from '../../shared/Moment.tsx';

const isHandheld = (device: string) => /android|ios|iphone|ipad/i.test(device);

/** One session: device, place and time. */
export function SessionRow({ session, onEnd }: { session: OpenSession; onEnd: () => void }) {
  const { device, place, startedAt, lastSeenAt, isThis } = session;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 py-4 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <svg
        className="size-8 self-start text-muted"
        viewBox="0 0 32 32"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d={isHandheld(device) ? 'M10 4h12v24H10zM14.5 24.5h3' : 'M4 6h24v16H4zM1.5 26.5h29'} />
      </svg>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{device}</span>
          {isThis && <span className="rounded-card bg-board px-2 py-0.5 text-sm font-semibold text-chalk">This one</span>}
        </p>
        <p className="text-[0.9375rem] text-muted">
          {place && <>{place}, </>}
          {isThis ? (
            <>{place ? 'in' : 'In'} use now</>
          ) : (
            <>
              {place ? 'last' : 'Last'} seen <Moment at={lastSeenAt} />
            </>
          )}
        </p>
        <p className="text-[0.9375rem] text-muted">
          Signed in <Moment at={startedAt} />
        </p>
      </div>
      {!isThis && (
        <button
          type="button"
          className="button button-plain col-start-2 justify-self-start sm:col-start-3"
          onClick={onEnd}
          aria-label={`End ${device}${place && `, ${place}`}`}
        >
          End
        </button>
      )}
    </li>
  );
}
