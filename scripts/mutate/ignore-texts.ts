/** The part of Stryker's NodePath that is read here. */
type Path = {
  readonly node: unknown;
  readonly parent: { readonly type: string; readonly key?: unknown; readonly callee?: unknown; readonly arguments?: readonly unknown[] };
  isStringLiteral(): boolean;
  isTemplateLiteral(): boolean;
};
type Named = { readonly name?: string };

/**
 * Leaves out the words of messages that only a log shows: `message` of a breach, the last argument of `breach(…)`, and the text of an
 * error. Code never depends on them, and a test of them would only repeat them.
 */
function shouldIgnore(path: Path): string | undefined {
  const { node, parent } = path;
  const isText = path.isStringLiteral() || path.isTemplateLiteral();
  if (!isText) return undefined;
  const isMessage = parent.type === 'ObjectProperty' && (parent.key as Named).name === 'message';
  const isArgument = ['breach', 'Error'].includes((parent.callee as Named | undefined)?.name ?? '') && parent.arguments?.at(-1) === node;
  return isMessage || isArgument ? 'The words of a message in the log.' : undefined;
}

export const strykerPlugins = [{ kind: 'Ignore', name: 'texts', value: { shouldIgnore } }];
