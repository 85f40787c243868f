declare module 'subset-font' {
  type Options = { targetFormat?: 'woff2' | 'sfnt'; variationAxes?: Record<string, number | { min: number; max: number }> };
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}

declare module 'heic-decode' {
  type Pixels = { width: number; height: number; data: Uint8ClampedArray };
  /** The pictures of a file, their sizes known and their pixels not yet decoded. */
  export function all(source: { buffer: Uint8Array }): Promise<{ width: number; height: number; decode(): Promise<Pixels> }[]>;
}
