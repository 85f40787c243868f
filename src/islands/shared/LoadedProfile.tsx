import type { ReactNode } from 'react';
import { useProfile, type LoadProfile } from './use-profile.ts';

type Props<P> = { id: string; load: LoadProfile<P>; show: (profile: P) => ReactNode; elsewhere: { href: string; label: string } };

/** The content of a profile popup while it is loading, loaded, not found, or failed. */
export function LoadedProfile<P>({ id, load, show, elsewhere }: Props<P>) {
  const { loaded, retry } = useProfile(id, load);
  if (loaded.step === 'shown') return show(loaded.profile);
  if (loaded.step === 'loading') return <Skeleton />;
  return (
    <div role="alert" className="space-y-4 py-4">
      <p className="text-lg">{loaded.text}</p>
      {loaded.step === 'missing' ? (
        <p>
          <a className="link inline-flex min-h-11 items-center font-semibold" href={elsewhere.href}>
            {elsewhere.label}
          </a>
        </p>
      ) : (
        <button type="button" className="button button-accent" onClick={retry}>
          Try again
        </button>
      )}
    </div>
  );
}

const line = 'h-4 rounded bg-line';

function Skeleton() {
  return (
    <div role="status">
      <span className="visually-hidden">Loading</span>
      <div className="flex animate-pulse flex-wrap items-center gap-6" aria-hidden="true">
        <div className="size-[150px] rounded-full bg-line" />
        <div className="min-w-0 grow basis-52 space-y-5">
          <div className={line} />
          <div className={`${line} w-4/5`} />
          <div className={`${line} w-3/5`} />
        </div>
        <div className="w-full space-y-3">
          <div className={`${line} w-24`} />
          <div className={line} />
          <div className={`${line} w-11/12`} />
          <div className={`${line} w-2/3`} />
        </div>
      </div>
    </div>
  );
}
