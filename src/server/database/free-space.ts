import { statfs } from 'node:fs/promises';

/** With less room than this, PostgreSQL may soon be unable to write its log, and would end. */
const leastBytes = 64 * 1024 ** 2;
const everyMs = 1_000;
/** For this long a write that found no room counts as a sign that the disk is full. */
const notedMs = 15_000;

export type FreeSpace = {
  /** Whether nothing should be written any more, so that what room is left keeps the database running. */
  isShort(): boolean;
  /** Whether a disk is (nearly) full: this one, or that of a write that failed within the last seconds. */
  isFull(): boolean;
  /** Notes that a write failed because a disk is full. */
  noteFull(): void;
  stop(): void;
};

/** Whether the disk of this folder has too little room for the database. */
export const isShortOfSpace = (folder: string): Promise<boolean> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize < leastBytes,
    () => false,
  );

type Options = {
  /** The folder of the embedded database; there is none with a database of one's own, which watches its disk itself. */
  folder: string | undefined;
  /** Called when the room becomes too little, and when there is enough again. */
  changed(isShort: boolean): void;
};

/** Looks every second how much room is left for the embedded database. */
export function watchFreeSpace({ folder, changed }: Options): FreeSpace {
  let isShort = false;
  let notedAt = -Infinity;

  async function look(of: string): Promise<void> {
    const before = isShort;
    isShort = await isShortOfSpace(of);
    if (isShort !== before) changed(isShort);
  }

  const timer = folder === undefined ? undefined : setInterval(() => void look(folder), everyMs).unref();
  return {
    isShort: () => isShort,
    isFull: () => isShort || performance.now() - notedAt < notedMs,
    noteFull: () => void (notedAt = performance.now()),
    stop: () => clearInterval(timer),
  };
}
