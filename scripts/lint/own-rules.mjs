/** A rule that reports every node of this kind for which `isWrong` holds. */
const refuse = (kind, message, isWrong = () => true) => ({
  create: (context) => ({
    [kind]: (node) => {
      if (isWrong(node)) context.report({ node, message });
    },
  }),
});

// A plugin for both oxlint and ESLint, which requires a default export.
export default {
  meta: { name: 'elevate' },
  rules: {
    'no-enum': refuse('TSEnumDeclaration', 'Node strips types only: use a union or an `as const` object.'),
    'no-raw': refuse('TaggedTemplateExpression', 'Pass values as parameters.', ({ tag }) => tag.name === 'raw'),
  },
};
