declare module 'subset-font' {
  type Options = { targetFormat?: 'woff2' | 'sfnt'; variationAxes?: Record<string, number | { min: number; max: number }> };
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
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
