import ts from 'typescript';
import type { CodeFile } from './read-code.ts';

const testNames = new Set(['test', 'it']);
const isFunction = (node: ts.Node): node is ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node);

function descendants(node: ts.Node): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (child: ts.Node) => {
    found.push(child);
    child.forEachChild(visit);
  };
  node.forEachChild(visit);
  return found;
}

/** The name at the start of `test(…)`, `test.each(…)(…)` or `expect.poll(…)`. */
function calledName(call: ts.CallExpression): string | undefined {
  let from: ts.Node = call.expression;
  while (ts.isCallExpression(from) || ts.isPropertyAccessExpression(from) || ts.isTaggedTemplateExpression(from)) {
    from = ts.isTaggedTemplateExpression(from) ? from.tag : from.expression;
  }
  return ts.isIdentifier(from) ? from.text : undefined;
}

const callsIn = (node: ts.Node) => descendants(node).filter(ts.isCallExpression);

/** The functions that a file declares, by name. */
function functionsOf(source: ts.SourceFile): Map<string, ts.Node> {
  const named = descendants(source).flatMap((node): [string, ts.Node][] => {
    if (ts.isFunctionDeclaration(node) && node.name) return [[node.name.text, node]];
    const isNamed = ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer && isFunction(node.initializer);
    return isNamed ? [[node.name.text, node.initializer]] : [];
  });
  return new Map(named);
}

/** The names whose calls assert something: `expect`, fast-check's `fc`, and functions of the same file that call one of them. */
function assertingNames(source: ts.SourceFile): Set<string> {
  const functions = functionsOf(source);
  const asserting = new Set(['expect', 'fc']);
  let before = 0;
  while (asserting.size > before) {
    before = asserting.size;
    for (const [name, node] of functions) {
      if (callsIn(node).some((call) => asserting.has(calledName(call) ?? ''))) asserting.add(name);
    }
  }
  return asserting;
}

/** Whether this is an `expect(…)` whose matcher is missing or not called. */
function isUnfinished(call: ts.CallExpression): boolean {
  const starts = ts.isIdentifier(call.expression) && call.expression.text === 'expect';
  let chain: ts.Node = call;
  while (ts.isPropertyAccessExpression(chain.parent) && chain.parent.expression === chain) chain = chain.parent;
  return starts && !(chain !== call && ts.isCallExpression(chain.parent) && chain.parent.expression === chain);
}

/** The tests of a file that assert nothing, and its assertions without a matcher, as `file:line  code`. */
export function silentTests({ path, text }: Pick<CodeFile, 'path' | 'text'>): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const asserting = assertingNames(source);
  const isSilent = (call: ts.CallExpression) =>
    testNames.has(calledName(call) ?? '') &&
    // A hook such as `test.beforeEach` has no name before its function.
    call.arguments.slice(1).some(isFunction) &&
    !call.arguments.flatMap(callsIn).some((inner) => asserting.has(calledName(inner) ?? ''));
  return callsIn(source)
    .filter((call) => isUnfinished(call) || isSilent(call))
    .map((call) => {
      const { line } = source.getLineAndCharacterOfPosition(call.getStart());
      return `${path}:${line + 1}  ${(call.arguments[0] ?? call).getText().slice(0, 90)}`;
    });
}
