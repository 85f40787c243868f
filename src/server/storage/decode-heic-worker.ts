import { parentPort, workerData } from 'node:worker_threads';
import { all } from 'heic-decode';
import type { Decoded } from './decode-heic.ts';

const { bytes, mostPixels } = workerData as { bytes: Uint8Array; mostPixels: number };

async function decode(): Promise<Decoded> {
  try {
    const [first] = await all({ buffer: bytes });
    // The header has the size, so that a decompression bomb is refused before memory is allocated.
    if (!first || first.width * first.height > mostPixels) return first ? 'pictureTooLarge' : 'unusablePicture';
    const { data, width, height } = await first.decode();
    return { data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength), width, height };
  } catch {
    // A broken file, or a feature that libheif does not support: the picture cannot be used.
    return 'unusablePicture';
  }
}

const decoded = await decode();
parentPort?.postMessage(decoded, typeof decoded === 'string' ? [] : [decoded.data.buffer as ArrayBuffer]);
