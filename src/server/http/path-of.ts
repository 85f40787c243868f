// A browser resolves steps and drops tabs before it asks; what renders the pages would do so too, and read another path than was looked at here.
// eslint-disable-next-line no-control-regex -- the pattern is about control characters
const isOtherPath = /[\u0000-\u001f\u007f\\]|(^|\/)\.{1,2}(\/|$)/;

/** The path without its query, or undefined for one that is not a path of this site. */
export function pathOf(url: string): string | undefined {
  const end = url.search(/[?#]/);
  const raw = end === -1 ? url : url.slice(0, end);
  if (!raw.startsWith('/') || raw.startsWith('//')) return undefined;
  try {
    const path = raw.includes('%') ? decodeURIComponent(raw) : raw;
    return isOtherPath.test(path) ? undefined : path;
  } catch {
    return undefined;
  }
}

/** What Astro brings along beside our pages (`/_image` makes any picture of any size for anybody): no page of ours begins so. */
export const isMachinery = (path: string) => path.startsWith('/_');
