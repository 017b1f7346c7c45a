import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefinitionNode, Kind, parse, print, visit } from 'graphql';
import { sharedFragments, withSharedFragments } from '../../generate/shared-fragments.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const FOLDER = join(ROOT, 'src/api/documents');

/** An operation as the product's screens send it, with the fragments that it uses. */
export function productDocument(file: string, operation: string): string {
  const document = parse(readFileSync(join(FOLDER, `${file}.graphql`), 'utf8'));
  const { definitions } = withSharedFragments(document, sharedFragments(ROOT));
  // An operation and a fragment may have the same name.
  const named = (name: string, kind: Kind): DefinitionNode => {
    const found = definitions.find((each) => each.kind === kind && 'name' in each && each.name?.value === name);
    if (found === undefined) throw new Error(`${file}.graphql has no ${name}.`);
    return found;
  };
  const used = new Set<DefinitionNode>();
  const take = (definition: DefinitionNode): void => {
    if (used.has(definition)) return;
    used.add(definition);
    visit(definition, { FragmentSpread: ({ name }) => take(named(name.value, Kind.FRAGMENT_DEFINITION)) });
  };
  take(named(operation, Kind.OPERATION_DEFINITION));
  return print({ kind: Kind.DOCUMENT, definitions: [...used] });
}
