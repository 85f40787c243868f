import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { namedRefusals } from './named-refusals.mjs';

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

/** The folders whose scripts run in the browser and may read a text of a refusal. */
const folders = ['islands', 'stores', 'api-client', 'contract'];

/**
 * The refusals whose text a script in the browser names. The text of any other comes with the answer that refuses. `parse` is the build's
 * parser.
 */
function refusalsNamedIn(root, parse) {
  const names = new Set();
  for (const file of globSync(`src/{${folders.join(',')}}/**/*.{ts,tsx}`, { cwd: root })) {
    const text = readFileSync(resolve(root, file), 'utf8');
    if (!text.includes('refusalTexts')) continue;
    const refuse = ({ start }) => {
      const line = text.slice(0, start).split('\n').length;
      throw new Error(`${file}:${line} uses refusalTexts in a way that the build cannot follow. Write refusalTexts.<name of the refusal>.`);
    };
    for (const name of namedRefusals(parse(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }), refuse)) names.add(name);
  }
  return names;
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
  const mayRead = folders.map((folder) => `${resolve(root, 'src', folder)}/`);
  let named = new Set();
  return {
    name: 'lean-contract',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      named = refusalsNamedIn(root, (text, options) => this.parse(text, options));
    },
    transform(code, id) {
      if (code.includes('refusalTexts') && id.startsWith(`${root}/src/`) && !mayRead.some((folder) => id.startsWith(folder)))
        this.error(`${id} reads refusalTexts in the browser, from a folder where the build does not look for their names.`);
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
