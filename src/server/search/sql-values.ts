/** Collects the values of one statement; `add` answers the placeholder that stands for the value in its text. */
export class SqlValues {
  readonly list: unknown[] = [];

  add(value: unknown, type: 'text' | 'text[]' | 'integer' | 'integer[]' | 'uuid' | 'double precision' | 'cube'): string {
    this.list.push(value);
    return `$${this.list.length}::${type}`;
  }
}
