import ts from 'typescript';

/** A use of the tag `sql` as the types have it. */
export type DeclaredStatement = {
  readonly file: string;
  readonly line: number;
  readonly isInFunction: boolean;
  /** Undefined where no row is declared, so none can be read. */
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

/** Reads with the compiler which rows and values the statements of these files declare. */
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
