/** Keeps files under relative paths, as spec §7 names pictures. */
export type FileStorageProvider = {
  readonly name: 'local-files';
  /** The file's bytes, or undefined where there is none. A path that leaves the storage is none. */
  read(path: string): Promise<Buffer | undefined>;
};
