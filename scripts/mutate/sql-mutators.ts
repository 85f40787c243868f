import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { ruleNames, sqlMutationsOf } from './sql-mutations.ts';

type Part = { readonly value: { readonly raw: string; readonly cooked?: string | null } };
type Template = { readonly quasis: readonly Part[] };
type Path = { readonly node: unknown; isTemplateLiteral(): boolean };
type Mutator = { readonly name: string; mutate(path: Path): Iterable<unknown> };

/** Changes one part of a template literal at a time, with one kind of slip. */
const mutatorOf = (name: string): Mutator => ({
  name,
  *mutate(path) {
    if (!path.isTemplateLiteral()) return;
    const template = path.node as Template;
    for (const [index, part] of template.quasis.entries()) {
      const { raw } = part.value;
      for (const { at, length, text } of sqlMutationsOf(raw, name)) {
        const changed = raw.slice(0, at) + text + raw.slice(at + length);
        yield { ...template, quasis: template.quasis.with(index, { ...part, value: { raw: changed, cooked: changed } }) };
      }
    }
  },
});
const mutators = ruleNames.map(mutatorOf);

// Stryker has no plugins for mutators, so they are added to its own list, which it reads again for each file.
const instrumenter = createRequire(import.meta.resolve('@stryker-mutator/core')).resolve('@stryker-mutator/instrumenter');
const { allMutators } = (await import(new URL('mutators/mutate.js', pathToFileURL(instrumenter)).href)) as { allMutators: Mutator[] };

/** Lets the next run of Stryker change the SQL in template literals, or not. */
export function changeSql(isWanted: boolean): void {
  const others = allMutators.filter((one) => !mutators.includes(one));
  allMutators.splice(0, allMutators.length, ...others, ...(isWanted ? mutators : []));
}
