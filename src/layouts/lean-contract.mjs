import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** What only the server and the documents of the API read of a call. */
const unread = new Set(['summary', 'answer', 'refusals', 'needsSession']);
const isDefineCall = (node) => node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'defineCall';

function* callsIn(node) {
  if (Array.isArray(node)) for (const one of node) yield* callsIn(one);
  else if (node && typeof node === 'object') {
    if (isDefineCall(node)) yield node;
    for (const value of Object.values(node)) if (value && typeof value === 'object') yield* callsIn(value);
  }
}

function hasCall(node) {
  if (Array.isArray(node)) return node.some(hasCall);
  if (!node || typeof node !== 'object') return false;
  // What a function calls, it calls later.
  if (/Function/.test(node.type)) return false;
  return node.type === 'CallExpression' || Object.values(node).some(hasCall);
}

/** The values of constants that calls give, as schemas: all of them are free of side effects. */
const calledConstants = (body) =>
  body
    .map((statement) => statement.declaration ?? statement)
    .flatMap((statement) => (statement?.type === 'VariableDeclaration' ? statement.declarations : []))
    .map(({ init }) => init)
    .filter(hasCall);

/** The refusals whose text a script in the browser names. The text of any other comes with the answer that refuses. */
function refusalsNamedIn(root) {
  const files = globSync('src/{islands,stores,api-client,contract}/**/*.{ts,tsx}', { cwd: root });
  return new Set(
    files.flatMap((file) => {
      const text = readFileSync(resolve(root, file), 'utf8');
      if (text.includes('refusalTexts[')) throw new Error(`${file} reads a text of refusalTexts by a name that the build cannot see.`);
      return [...text.matchAll(/\brefusalTexts\.(\w+)/g)].map(([, name]) => name);
    }),
  );
}

/** The other texts of `refusalTexts`. Their names stay, because the browser checks the code of a refusal by them. */
const unreadTexts = (body, named) =>
  body
    .flatMap((statement) => statement.declaration?.declarations ?? [])
    .filter(({ id }) => id.name === 'refusalTexts')
    .flatMap(({ init }) => init.properties)
    .filter(({ key }) => !named.has(key.name));

/**
 * Leaves out of the browser's contract what it does not use: a call's answer schema, refusals and summary, whole calls that no island
 * makes, and texts of refusals. The schemas of a call's fields stay, because forms are checked with them.
 */
export function leanContract(root) {
  const contract = resolve(root, 'src/contract');
  const named = refusalsNamedIn(root);
  return {
    name: 'lean-contract',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!id.startsWith(`${contract}/`)) return undefined;
      const { body } = this.parse(code);
      // A function around each, because the comment covers one call, and not the calls within it.
      const cuts = calledConstants(body).flatMap(({ start, end }) => [
        { start, end: start, text: '/* @__PURE__ */ (() => (' },
        { start: end, end, text: '))()' },
      ]);
      for (const { value } of unreadTexts(body, named)) cuts.push({ start: value.start, end: value.end, text: "''" });
      for (const call of callsIn(body)) {
        const { properties = [] } = call.arguments[0] ?? {};
        for (const [at, { key, start }] of properties.entries())
          if (key && unread.has(key.name)) cuts.push({ start, end: properties[at + 1]?.start ?? call.arguments[0].end - 1, text: '' });
      }
      const lean = cuts
        .sort((one, other) => other.start - one.start)
        .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code);
      return { code: lean, map: null };
    },
  };
}
