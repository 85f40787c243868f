import { readdirSync, readFileSync } from 'node:fs';

/** `sets` only measures and is not read; `dev` (by `--dev`) is what one works on, so that its misses are shown. */
const isForWork = process.argv.includes('--dev');
const folder = new URL(isForWork ? 'dev/' : 'sets/', import.meta.url);

/** The lines of a file of cases without its comments. */
const linesOf = (file: string): string[] =>
  readFileSync(new URL(file, folder), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));

/** The rows of a file of JSON lines. */
export const rowsOf = <Row>(file: string): Row[] => linesOf(file).map((line) => JSON.parse(line) as Row);

export type Labelled = { readonly label: string; readonly text: string };
/** The messages of a file with a line `label|message` each, where ` / ` is a new line. */
export const labelledOf = (file: string): Labelled[] =>
  linesOf(file).map((line) => {
    const at = line.indexOf('|');
    return { label: line.slice(0, at), text: line.slice(at + 1).replaceAll(' / ', '\n') };
  });

/** The files of the folder whose names begin with this. */
export const filesOf = (start: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.startsWith(start))
    .sort();

/** Shows a case that was missed, with what was asked and answered; not of the sets, whose texts are not to be read. */
export function showMiss(...of: readonly unknown[]): void {
  if (isForWork) process.stdout.write(`MISS ${of.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join('\n     ')}\n`);
}
