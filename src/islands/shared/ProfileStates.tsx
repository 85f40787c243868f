/** The shape of a profile while it is on its way. */
export function ProfileSkeleton({ what }: { what: string }) {
  return (
    <div role="status" aria-label={`Loading the ${what}`} className="flex gap-5">
      <div className="size-[150px] shrink-0 animate-pulse rounded-card bg-sunken" />
      <div className="w-full space-y-3 pt-2">
        {['w-2/3', 'w-1/3', 'w-full', 'w-5/6'].map((width) => (
          <div key={width} className={`h-4 animate-pulse rounded bg-sunken ${width}`} />
        ))}
      </div>
    </div>
  );
}

/** Why a profile is not shown, with what to do. */
export function ProfileRefused({ text, isGone, onRetry }: { text: string; isGone: boolean; onRetry: () => void }) {
  return (
    <div role="alert" className="space-y-4">
      <p>{text}</p>
      {isGone ? (
        <a className="button button-plain" href="/search">
          Search again
        </a>
      ) : (
        <button type="button" className="button button-plain" onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  );
}
