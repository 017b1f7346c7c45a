import { parseSync } from 'oxc-parser';

type LoaderContext = { readonly resourcePath: string };

type Range = { readonly start: number; readonly end: number };

const isNode = (value: unknown): value is Range & { readonly type: string } & Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const nameOf = (property: unknown): string | null =>
  isNode(property) && isNode(property.key) && property.key.type === 'Identifier' ? String(property.key.name) : null;

/** The descriptions of a machine and its states in its source. */
function descriptionsIn(node: unknown, found: Range[] = []): Range[] {
  if (Array.isArray(node)) for (const entry of node) descriptionsIn(entry, found);
  if (!isNode(node)) return found;
  if (node.type === 'ObjectExpression' && Array.isArray(node.properties)) {
    found.push(...node.properties.filter((property) => nameOf(property) === 'description'));
  }
  for (const [key, value] of Object.entries(node)) if (key !== 'parent') descriptionsIn(value, found);
  return found;
}

/**
 * A bundler loader that removes the descriptions of a machine and its states. They are for readers of the source or
 * the charts; in the initial scripts they would take a kilobyte.
 */
export default function descriptionsLoader(this: LoaderContext, source: string): string {
  const { program } = parseSync(this.resourcePath, source);
  return descriptionsIn(program)
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''), source);
}
