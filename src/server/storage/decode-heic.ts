import { Worker } from 'node:worker_threads';
import { limits } from '../../contract/limits.ts';
import { Refusal } from '../http/refusal.ts';

export type Pixels = { data: Uint8Array; width: number; height: number };
export type Decoded = Pixels | 'unusablePicture' | 'pictureTooLarge';

const longestMs = 20_000;

/**
 * The pixels of a HEIC file (RGBA), rotated as the file says. libheif runs as WebAssembly in a separate thread that is ended after 20
 * seconds, so that a slow or hostile file does not block others. Refuses `unusablePicture` and `pictureTooLarge`.
 */
export async function decodeHeic(bytes: Uint8Array): Promise<Pixels> {
  const worker = new Worker(new URL('./decode-heic-worker.ts', import.meta.url), {
    workerData: { bytes, mostPixels: limits.pictureMegapixels * 1_000_000 },
    // What the program preloads, such as a test's modules, is not needed in the thread.
    execArgv: [],
    // Hides what libheif prints to the console; failures become refusals.
    stdout: true,
    stderr: true,
  });
  const timer = setTimeout(() => void worker.terminate(), longestMs);
  try {
    const decoded = await new Promise<Decoded>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => resolve('unusablePicture'));
    });
    if (typeof decoded === 'string') throw new Refusal(decoded === 'pictureTooLarge' ? 'pictureTooLarge' : 'unusablePicture');
    return decoded;
  } finally {
    clearTimeout(timer);
    void worker.terminate();
  }
}
