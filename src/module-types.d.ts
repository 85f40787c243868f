declare module 'subset-font' {
  type Options = { targetFormat?: 'woff2' | 'sfnt'; variationAxes?: Record<string, number | { min: number; max: number }> };
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}

// @types/negotiator does not know the option `preferred`, which decides between encodings of the same weight.
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: { 'accept-encoding': string } });
    encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined;
  }
}

// @types/damerau-levenshtein takes strings alone; the function reads any list of letters, so that a letter of two code units is one.
declare module 'damerau-levenshtein' {
  export default function distance(one: ArrayLike<string>, other: ArrayLike<string>): { steps: number };
}

declare module 'heic-decode' {
  type Pixels = { width: number; height: number; data: Uint8ClampedArray };
  /** The pictures of a file, their sizes known and their pixels not yet decoded. */
  export function all(source: { buffer: Uint8Array }): Promise<{ width: number; height: number; decode(): Promise<Pixels> }[]>;
}

// A registry in TypeScript may name the component of a page's part; what it takes is checked where it stands in markup.
declare module '*.astro' {
  const component: (props: Record<string, unknown>) => unknown;
  export default component;
}
