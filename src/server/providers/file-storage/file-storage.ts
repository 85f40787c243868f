/** Keeps files under relative paths, as spec §7 names pictures. */
export type FileStorageProvider = {
  readonly name: 'local-files';
  /** The file's bytes, or undefined where there is none. A path that leaves the storage is none. */
  read(path: string): Promise<Buffer | undefined>;
  /** Keeps a file, whole or not at all; one of the same path is replaced. A path that leaves the storage is a bug. */
  write(path: string, bytes: Uint8Array): Promise<void>;
  /** Deletes a file; one that is not there is deleted already. */
  remove(path: string): Promise<void>;
};
