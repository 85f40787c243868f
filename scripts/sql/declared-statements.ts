import ts from 'typescript';

/** A use of the `sql` tag with its declared types. */
export type DeclaredStatement = {
  readonly file: string;
  readonly line: number;
  readonly isInFunction: boolean;
  /** Undefined if no row type is declared; the code then cannot read any column. */
  readonly row: ts.Type | undefined;
  readonly values: ts.Type | undefined;
};

export type Declared = { readonly checker: ts.TypeChecker; readonly statements: readonly DeclaredStatement[] };

function compilerOptions(): ts.CompilerOptions {
  const read = ts.getParsedCommandLineOfConfigFile(
    'tsconfig.json',
    { noEmit: true, skipLibCheck: true },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
      },
    },
  );
  return read?.options ?? {};
}

function isInFunction(node: ts.Node): boolean {
  for (let outer = node.parent; !ts.isSourceFile(outer); outer = outer.parent) if (ts.isFunctionLike(outer)) return true;
  return false;
}

/** Uses the TypeScript compiler to find the row and value types that the statements of these files declare. */
export function declaredStatements(files: readonly string[]): Declared {
  const program = ts.createProgram([...files], compilerOptions());
  const checker = program.getTypeChecker();
  const statements: DeclaredStatement[] = [];
  for (const file of files) {
    const source = program.getSourceFile(file);
    if (!source) throw new Error(`${file} is not part of the program`);
    const visit = (node: ts.Node): void => {
      if (ts.isTaggedTemplateExpression(node) && node.tag.getText(source) === 'sql') {
        const [row, values] = (node.typeArguments ?? []).map((argument) => checker.getTypeFromTypeNode(argument));
        const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
        statements.push({ file, line, isInFunction: isInFunction(node), row, values });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return { checker, statements };
}
