/** Collects the parameters of a statement; `add` returns the placeholder for a value. */
export class SqlValues {
  readonly list: unknown[] = [];

  add(value: unknown, type: 'text' | 'text[]' | 'integer' | 'integer[]' | 'uuid' | 'double precision' | 'cube'): string {
    this.list.push(value);
    return `$${this.list.length}::${type}`;
  }
}
