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

/** The values of constants that a call gives, as schemas: all of them are free of side effects. */
const calledConstants = (body) =>
  body
    .map((statement) => statement.declaration ?? statement)
    .flatMap((statement) => (statement?.type === 'VariableDeclaration' ? statement.declarations : []))
    .map(({ init }) => init)
    .filter((init) => init?.type === 'CallExpression');

/**
 * Leaves out of the browser's contract what it does not use: a call's answer schema, refusals and summary, and whole calls that no island
 * makes. The schemas of a call's fields stay, because forms are checked with them.
 */
export function leanContract(root) {
  const contract = resolve(root, 'src/contract');
  return {
    name: 'lean-contract',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!id.startsWith(`${contract}/`)) return undefined;
      const { body } = this.parse(code);
      const cuts = calledConstants(body).map(({ start }) => ({ start, end: start, text: '/* @__PURE__ */ ' }));
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
