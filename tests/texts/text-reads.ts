import type { Reads } from '../../src/tools/texts/unused-messages.ts';
import { calleeOf, isNode, type Node, nodesOf, programsUnder } from '../architecture/syntax.ts';

const nameOf = (node: unknown): string | null =>
  isNode(node) && typeof node.name === 'string'
    ? node.name
    : isNode(node) && typeof node.value === 'string'
      ? node.value
      : null;

/** The last name of `t.steps` or of `steps`. */
const endOf = (node: unknown): string | null =>
  isNode(node) && node.type === 'MemberExpression' ? nameOf(node.property) : nameOf(node);

/** Functions that choose an entry of a group at run time. */
const CHOOSE = /^(named|ownEntry|Object\.(keys|entries|values|hasOwn))$/;

/** Which messages programs read: see `Reads`. */
export function readsIn(program: unknown): { readonly names: readonly string[]; readonly groups: readonly string[] } {
  const names: string[] = [];
  const groups: string[] = [];
  for (const [node] of nodesOf(program)) {
    if (node.type === 'MemberExpression') (isChosen(node) ? groups : names).push(...known(memberName(node)));
    if (node.type === 'ObjectPattern' && Array.isArray(node.properties))
      names.push(...node.properties.flatMap((property) => (isNode(property) ? known(nameOf(property.key)) : [])));
    if (node.type === 'CallExpression' && CHOOSE.test(calleeOf(node)) && Array.isArray(node.arguments))
      groups.push(...known(endOf(node.arguments[0])));
  }
  return { names, groups };
}

/** `t.kinds[kind]`, not `t['kinds']`. */
const isChosen = (node: Node): boolean =>
  node.computed === true && !(isNode(node.property) && node.property.type === 'Literal');

/** Of `t.kinds[kind]` the group, otherwise the name that is read. */
const memberName = (node: Node): string | null => endOf(isChosen(node) ? node.object : node);

const known = (name: string | null): readonly string[] => (name === null ? [] : [name]);

type Program = ReturnType<typeof programsUnder>[number];

const together = (programs: readonly Program[]): Reads => {
  const reads = programs.map(({ program }) => readsIn(program));
  return {
    names: new Set(reads.flatMap(({ names }) => names)),
    groups: new Set(reads.flatMap(({ groups }) => groups)),
  };
};

/** What every screen and the command line read. */
export const textReads = (): Reads =>
  together(programsUnder('src/views', 'src/ui', 'src/app', 'src/client', 'src/texts'));

const SERVER_SET = /\.texts\.ts$/;
const COMPILED = /^#texts\/compiled\/en\/(.*)\.generated\.ts$/;

const importsOf = ({ program }: Program): readonly string[] =>
  nodesOf(program).flatMap(([node]) =>
    node.type === 'ImportDeclaration' && isNode(node.source) ? [String(node.source.value)] : [],
  );

/** The areas of the server's emails and pages, and what the files that use them read. */
export function serverTextReads(): { readonly areas: readonly string[]; readonly reads: Reads } {
  const programs = programsUnder('src/server');
  const areas = programs
    .filter(({ path }) => SERVER_SET.test(path))
    .flatMap((program) => importsOf(program).flatMap((from) => COMPILED.exec(from)?.[1] ?? []));
  const users = programs.filter((program) => importsOf(program).some((from) => SERVER_SET.test(from)));
  return { areas, reads: together(users) };
}
