import { expect, test } from 'vitest';
import { isNode, type ParsedSource, parsedSource, programsUnder } from './syntax.ts';

const FOLDERS = [
  ...['machines', 'src/api', 'src/app', 'src/client', 'src/domain', 'src/library', 'src/routes', 'src/server'],
  ...['src/texts', 'src/tools', 'src/ui', 'src/views', 'src/worker'],
];

const FUNCTIONS = ['ArrowFunctionExpression', 'FunctionExpression'];

/** The name of an exported function or class; null for any other statement. */
function exportedName(statement: unknown): string | null {
  if (!isNode(statement) || statement.type !== 'ExportNamedDeclaration') return null;
  const { declaration } = statement;
  if (!isNode(declaration)) return null;
  if (['FunctionDeclaration', 'TSDeclareFunction', 'ClassDeclaration'].includes(declaration.type)) {
    return isNode(declaration.id) ? String(declaration.id.name) : null;
  }
  const [declared] = Array.isArray(declaration.declarations) ? declaration.declarations : [];
  if (!isNode(declared) || !isNode(declared.id) || !isNode(declared.init)) return null;
  return FUNCTIONS.includes(declared.init.type) ? String(declared.id.name) : null;
}

/** Exported functions and classes without a comment; of overloads, one has it. */
function undocumentedIn({ text, program, comments }: ParsedSource): readonly string[] {
  const documented = new Set<string>();
  const exported = new Set<string>();
  for (const statement of program.body) {
    const name = exportedName(statement);
    if (name === null) continue;
    exported.add(name);
    if (comments.some(({ end }) => end <= statement.start && text.slice(end, statement.start).trim() === '')) {
      documented.add(name);
    }
  }
  return [...exported].filter((name) => !documented.has(name));
}

test('every exported function and class has a comment', () => {
  const found = programsUnder(...FOLDERS).flatMap((source) =>
    undocumentedIn(source).map((name) => `${source.path} ${name}`),
  );
  expect(found).toEqual([]);
});

test('a missing comment is found, and a comment on something else does not count', () => {
  const found = (text: string): readonly string[] => undocumentedIn(parsedSource('a.ts', text));
  expect(found('/** A. */\nexport const a = () => 1;\nexport const b = () => 2;')).toEqual(['b']);
  expect(found('/** A. */\ntype A = 1;\nexport function b() {}\nexport class C {}')).toEqual(['b', 'C']);
  expect(found('/** F. */\nexport function f(a: 1): 1;\nexport function f(a: 2): 2;\nexport const c = 1;')).toEqual([]);
});
