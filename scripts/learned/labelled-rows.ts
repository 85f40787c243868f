import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { featureReader, partsOfMessage, type Features, type ClassFinder } from '../../src/server/assistant/learned/index.ts';

/** A training text: `label` is one of the labels, or 'none'; `parts` are the features of its parts, the whole text first. */
export type LabelledRow = {
  readonly label: string;
  readonly file: string;
  readonly text: string;
  readonly parts: readonly Features[];
};
/** What a model is trained from: files of `label|text` (` / ` is a new line, `#` begins a comment) and how a text is normalised. */
export type LabelTask = {
  readonly files: readonly URL[];
  readonly normalise: (text: string) => string;
  /** The number of entries of the table, a power of two. */
  readonly size: number;
  readonly classes?: ClassFinder;
  /** The lines of a file; by default those that stand in it. */
  readonly linesOf?: (file: URL) => readonly string[];
  /** The label under which a line is learned; undefined leaves the line out. By default the one written in the file. */
  readonly labelOf?: (written: string, text: string) => string | undefined;
};

const linesIn = (file: URL): string[] => readFileSync(file, 'utf8').split('\n');

/** The rows of all files of a task. */
export function labelledRows({
  files,
  normalise,
  size,
  classes,
  linesOf = linesIn,
  labelOf = (written) => written,
}: LabelTask): LabelledRow[] {
  const read = featureReader(size, classes);
  return files.flatMap((file) =>
    linesOf(file)
      .filter((line) => line.includes('|') && !line.startsWith('#'))
      .flatMap((line) => {
        const at = line.indexOf('|');
        const text = line.slice(at + 1).replaceAll(' / ', '\n');
        const label = labelOf(line.slice(0, at), text);
        const normal = normalise(text);
        const parts = [...new Set([normal, ...partsOfMessage(normal)])].map(read);
        return label === undefined ? [] : [{ label, file: basename(file.pathname), text, parts }];
      }),
  );
}

/** A hash of the rows as they are read, so that a test can tell weights that no longer fit their training texts. */
export const hashOfRows = (rows: readonly LabelledRow[]): string =>
  createHash('sha256')
    .update(JSON.stringify(rows.map(({ label, parts }) => [label, parts])))
    .digest('hex')
    .slice(0, 32);
