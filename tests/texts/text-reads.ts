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
const CHOOSE = /^(named|Object\.(keys|entries|values|hasOwn))$/;

/** What programs read of the texts: see `Reads`. */
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

/** What every screen and the command line read. */
export function textReads(): Reads {
  const reads = programsUnder('src/views', 'src/ui', 'src/app', 'src/client', 'src/texts').map(({ program }) =>
    readsIn(program),
  );
  return {
    names: new Set(reads.flatMap(({ names }) => names)),
    groups: new Set(reads.flatMap(({ groups }) => groups)),
  };
}
