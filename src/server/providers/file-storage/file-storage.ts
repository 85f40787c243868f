/** Stores files under relative paths, as spec §7 names pictures. */
export type FileStorageProvider = {
  readonly name: 'local-files';
  /** The file's bytes; undefined if it does not exist or the path leads out of the storage. */
  read(path: string): Promise<Buffer | undefined>;
  /** Stores a file atomically and replaces one at the same path. Throws if the path leads out of the storage. */
  write(path: string, bytes: Uint8Array): Promise<void>;
  /** Deletes a file; does nothing if it does not exist. */
  remove(path: string): Promise<void>;
};
