// Paths that a browser normalises before sending (dot segments, tabs): the page renderer would normalise them too, and would so read
// another path than was checked here.
// eslint-disable-next-line no-control-regex -- the pattern is about control characters
const isOtherPath = /[\u0000-\u001f\u007f\\]|(^|\/)\.{1,2}(\/|$)/;

/** The path without its query; undefined for one that is not a valid path of this site. */
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

/** Astro's own endpoints (`/_image` makes pictures of any size for anybody). None of our pages starts with an underscore. */
export const isAstroEndpoint = (path: string) => path.startsWith('/_');
