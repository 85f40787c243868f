declare module 'subset-font' {
  type Options = { targetFormat?: 'woff2' | 'sfnt'; variationAxes?: Record<string, number | { min: number; max: number }> };
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}

// @types/negotiator lacks the option `preferred`, which ranks encodings of equal weight.
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: { 'accept-encoding': string } });
    encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined;
  }
}

// @types/damerau-levenshtein allows strings only; the function takes any array, which we need so that a letter of two UTF-16 units counts
// as one.
declare module 'damerau-levenshtein' {
  export default function distance(one: ArrayLike<string>, other: ArrayLike<string>): { steps: number };
}

declare module 'heic-decode' {
  type Pixels = { width: number; height: number; data: Uint8ClampedArray };
  /** All pictures in a file with their sizes; their pixels are not decoded yet. */
  export function all(source: { buffer: Uint8Array }): Promise<{ width: number; height: number; decode(): Promise<Pixels> }[]>;
}

// Allows `import()` of an .astro component in a .ts file, as the screens do. Its props are checked where it is used in markup.
declare module '*.astro' {
  const component: (props: Record<string, unknown>) => unknown;
  export default component;
}
