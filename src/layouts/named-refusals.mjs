const texts = 'refusalTexts';
const isTexts = (node) => node?.type === 'Identifier' && node.name === texts;
/** Where the object itself may be written down: its declaration, its type, and what is imported under its own name. */
const mayContain = new Set(['TSTypeQuery', 'ImportSpecifier']);

/** The name that `refusalTexts.name` or `refusalTexts['name']` reads; undefined for anything else. */
function nameRead({ type, object, property, computed }) {
  if (type !== 'MemberExpression' || !isTexts(object)) return undefined;
  if (!computed) return property.name;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined;
}

/** Whether a node may contain the object without reading one of its texts. */
const isHarmless = (node) =>
  (mayContain.has(node.type) && (node.type !== 'ImportSpecifier' || node.local.name === texts)) ||
  (node.type === 'BinaryExpression' && node.operator === 'in') ||
  (node.type === 'VariableDeclarator' && isTexts(node.id) && !isTexts(node.init));

/**
 * The names of the refusals whose texts a module reads, from its syntax tree. The build empties all other texts, so it has to see every use:
 * calls `refuse` with the node of one that it cannot follow, such as an alias, a destructured text or a computed name.
 */
export function namedRefusals(program, refuse) {
  const names = new Set();
  const walk = (node, parent) => {
    if (Array.isArray(node)) return node.forEach((one) => walk(one, parent));
    if (!node || typeof node !== 'object') return;
    const name = nameRead(node);
    if (name !== undefined) names.add(name);
    else if (isTexts(node) && !isHarmless(parent)) refuse(node);
    else for (const [key, value] of Object.entries(node)) if (key !== 'parent') walk(value, node);
  };
  walk(program.body, program);
  return names;
}
