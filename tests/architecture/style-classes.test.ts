import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { isNode, nodesOf, type ParsedSource, parsedSource, programsUnder } from './syntax.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** The path from the root of the project of a stylesheet that a source file imports. */
const stylesheetPath = (from: string, specifier: string): string =>
  specifier.startsWith('#') ? specifier.replace('#', 'src/') : join(dirname(from), specifier);

/** The names of CSS modules in a source file, each with the path of its stylesheet. */
function stylesheetsOf({ path, program }: Pick<ParsedSource, 'path' | 'program'>): ReadonlyMap<string, string> {
  const imports = nodesOf(program).flatMap(([node]) => {
    if (node.type !== 'ImportDeclaration' || !isNode(node.source) || !Array.isArray(node.specifiers)) return [];
    const specifier = String(node.source.value);
    const [imported] = node.specifiers.filter(isNode);
    if (!specifier.endsWith('.module.css') || imported === undefined || !isNode(imported.local)) return [];
    return [[String(imported.local.name), stylesheetPath(path, specifier)] as const];
  });
  return new Map(imports);
}

/** The classes that a source file takes from its CSS modules but that their stylesheets don't have. */
function missingClasses(source: ParsedSource, readClasses: (path: string) => ReadonlySet<string>): readonly string[] {
  const stylesheets = stylesheetsOf(source);
  if (stylesheets.size === 0) return [];
  return nodesOf(source.program).flatMap(([{ type, object, property, computed }]) => {
    if (type !== 'MemberExpression' || computed === true || !isNode(object) || !isNode(property)) return [];
    const stylesheet = object.type === 'Identifier' ? stylesheets.get(String(object.name)) : undefined;
    const name = String(property.name);
    return stylesheet === undefined || readClasses(stylesheet).has(name) ? [] : [`${source.path}: ${name}`];
  });
}

const classesIn = (css: string): ReadonlySet<string> =>
  new Set([...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));

test('every class that a view takes from a stylesheet is there', () => {
  const known = new Map<string, ReadonlySet<string>>();
  const readClasses = (path: string): ReadonlySet<string> => {
    const classes = known.get(path) ?? classesIn(readFileSync(join(ROOT, path), 'utf8'));
    known.set(path, classes);
    return classes;
  };
  expect(
    programsUnder('src/ui', 'src/views', 'src/app').flatMap((source) => missingClasses(source, readClasses)),
  ).toEqual([]);
});

test('a missing class is found, and other properties are not', () => {
  const source = parsedSource(
    'src/views/a/b.tsx',
    "import styles from '../c.module.css'; import d from './d.ts'; const e = [styles.known, styles.unknown, d.other];",
  );
  const asked: string[] = [];
  const missing = missingClasses(source, (path) => {
    asked.push(path);
    return classesIn('.known:hover .inner {}');
  });
  expect(missing).toEqual(['src/views/a/b.tsx: unknown']);
  expect(new Set(asked)).toEqual(new Set(['src/views/c.module.css']));
});
