/** For each rule of oxlint.config.ts a file with a problem that it has to find. The file stands in `src/islands/teams` unless said otherwise. */
export const plantedProblems: Record<string, string | { path: string; text: string }> = {
  'boundaries/no-unknown-files': { path: 'src/nowhere/planted.ts', text: 'export const one = 1;' },
  'boundaries/dependencies': "import 'pg';",
  'elevate/no-enum': 'export enum Planted { One }',
  'elevate/no-raw': 'declare const raw: (parts: TemplateStringsArray) => string; export const text = raw`a`;',
  '@typescript-eslint/no-explicit-any': 'export const one = (x: any): unknown => x;',
  '@typescript-eslint/no-unused-vars': 'const unused = 1;',
  '@typescript-eslint/consistent-type-imports': "import { useState } from 'react'; export type State = typeof useState;",
  '@typescript-eslint/ban-ts-comment': '// @ts-ignore\nexport const one = 1;',
  'no-control-regex': 'export const one = /\\x1f/;',
  'no-empty': 'try { document.close(); } catch {}',
  'no-var': 'export var one = 1;',
  'prefer-const': 'let one = 1; export const two = one;',
  eqeqeq: 'export const isOne = (x: unknown) => x == 1;',
  'no-console': 'console.log(1);',
  'no-restricted-exports': 'export default 1;',
  'import/no-cycle': "import { one } from './no-cycle.tsx'; export const two = () => one; export { two as one };",
  '@typescript-eslint/no-floating-promises': 'Promise.resolve(1);',
  '@typescript-eslint/no-misused-promises': 'if (Promise.resolve(1)) document.close();',
  '@typescript-eslint/await-thenable': 'export const one = async () => await 1;',
  '@typescript-eslint/only-throw-error': "export const one = () => { throw 'text'; };",
  '@typescript-eslint/switch-exhaustiveness-check': "export function one(x: 'a' | 'b') { switch (x) { case 'a': return 1; } return 2; }",
  '@typescript-eslint/no-unnecessary-type-assertion': 'export const one = (x: string) => (x as string).length;',
  '@typescript-eslint/no-deprecated': "export const one = 'abc'.substr(1);",
  'react-hooks/rules-of-hooks':
    "import { useState } from 'react'; export function One({ is }: { is: boolean }) { if (is) useState(1); return null; }",
  'react-hooks/exhaustive-deps':
    "import { useEffect } from 'react'; export function One({ a }: { a: string }) { useEffect(() => { document.title = a; }, []); return null; }",
  'react-hooks/static-components': 'export function One({ a }: { a: string }) { const Inner = () => <p>{a}</p>; return <Inner />; }',
  'react-hooks/use-memo':
    "import { useMemo } from 'react'; export function One({ a }: { a: string }) { const b = useMemo(async () => { await Promise.resolve(); return a; }, [a]); return <p>{String(b)}</p>; }",
  'react-hooks/preserve-manual-memoization':
    "import { useMemo } from 'react'; export function One({ a }: { a: { b: number } }) { const v = useMemo(() => ({ c: a.b }), [a?.b]); return <p>{v.c}</p>; }",
  'react-hooks/incompatible-library':
    "import { useForm } from 'react-hook-form'; export function One() { const { watch } = useForm<{ a: string }>(); return <p>{watch('a')}</p>; }",
  'react-hooks/immutability': 'export function One({ a }: { a: { b: number } }) { a.b = 1; return <p>{a.b}</p>; }',
  'react-hooks/globals': 'let outside = 0; export function One() { outside = 1; return <p>{outside}</p>; }',
  'react-hooks/refs': "import { useRef } from 'react'; export function One() { const a = useRef(1); return <p>{a.current}</p>; }",
  'react-hooks/set-state-in-effect':
    "import { useEffect, useState } from 'react'; export function One() { const [a, setA] = useState(1); useEffect(() => { setA(2); }, []); return <p>{a}</p>; }",
  'react-hooks/set-state-in-render':
    "import { useState } from 'react'; export function One() { const [a, setA] = useState(1); setA(2); return <p>{a}</p>; }",
  'react-hooks/error-boundaries': 'export function One() { try { return <p>a</p>; } catch { return null; } }',
  'react-hooks/purity': 'export function One() { return <p>{Math.random()}</p>; }',
  'react-hooks/unsupported-syntax': "export function One() { eval('1'); return <p>a</p>; }",
  // Not rules: the type checker, and comments that switch off nothing.
  TS2322: "export const one: number = 'text';",
  'unused-disable': '// eslint-disable-next-line no-var\nexport const one = 1;',
};

/** An .astro file with a problem for each rule of eslint.config.mjs. */
export const plantedPage = `---
import 'pg';
import { getEntryBySlug } from 'astro:content';
import Other from './Other.astro';
import { shown } from '../../contract/messages.ts';
var one: any = 1;
let two = 2;
const unused = one == two;
enum Three { One }
try { two.toFixed(); } catch {}
type Four = typeof shown;
console.log(raw\`a\`, Three.One, Astro.canonicalURL, Astro.resolve('x'), await Astro.fetchContent('*'), getEntryBySlug('a', 'b'));
export const prerender = true;
export const exported: Four = /\\x1f/;
// @ts-ignore
const five = 5;
// eslint-disable-next-line no-var
const six = five;
---
<p set:html={one} set:text={six}>a</p>
<Other client:only />
<style define:vars={{ one, seven: 7 }}>p { color: var(--one); }</style>
<script>
  export default 1;
</script>
`;
