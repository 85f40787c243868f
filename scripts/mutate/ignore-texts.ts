/** The part of Stryker's NodePath that is read here. */
type Path = {
  readonly node: unknown;
  readonly parent: { readonly type: string; readonly key?: unknown; readonly callee?: unknown; readonly arguments?: readonly unknown[] };
  isStringLiteral(): boolean;
  isTemplateLiteral(): boolean;
};
type Named = { readonly name?: string };

/**
 * Leaves out words that no user sees and no code depends on: `message` of a breach and the last argument of `breach(…)`, which a log or a
 * model that repairs its draft reads, and the text of an error. A test of them would only repeat them.
 */
function shouldIgnore(path: Path): string | undefined {
  const { node, parent } = path;
  const isText = path.isStringLiteral() || path.isTemplateLiteral();
  if (!isText) return undefined;
  const isMessage = parent.type === 'ObjectProperty' && (parent.key as Named).name === 'message';
  const isArgument = ['breach', 'Error'].includes((parent.callee as Named | undefined)?.name ?? '') && parent.arguments?.at(-1) === node;
  return isMessage || isArgument ? 'Words for a log or a model.' : undefined;
}

export const strykerPlugins = [{ kind: 'Ignore', name: 'texts', value: { shouldIgnore } }];
