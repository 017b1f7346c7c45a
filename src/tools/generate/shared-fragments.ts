import { globSync, readFileSync } from 'node:fs';
import { type DefinitionNode, type DocumentNode, type FragmentDefinitionNode, Kind, parse, visit } from 'graphql';

const FRAGMENTS = 'src/api/documents/**/*.fragments.graphql';

/** The files of operations, without those of shared fragments. */
export const isOperationFile = (filename: string): boolean => !filename.endsWith('.fragments.graphql');

/** The fragments that operations of every file may use, by name. */
export const sharedFragments = (cwd = process.cwd()): ReadonlyMap<string, FragmentDefinitionNode> =>
  new Map(
    globSync(FRAGMENTS, { cwd })
      .sort()
      .flatMap((file) => parse(readFileSync(`${cwd}/${file}`, 'utf8')).definitions)
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );

/** A document with the shared fragments that it spreads, directly or indirectly. */
export function withSharedFragments(
  document: DocumentNode,
  shared: ReadonlyMap<string, FragmentDefinitionNode>,
): DocumentNode {
  const used = new Set<FragmentDefinitionNode>();
  const collect = (node: DocumentNode | DefinitionNode): void => {
    visit(node, {
      FragmentSpread: ({ name }) => {
        const fragment = shared.get(name.value);
        if (fragment === undefined || used.has(fragment)) return;
        used.add(fragment);
        collect(fragment);
      },
    });
  };
  collect(document);
  return { ...document, definitions: [...used, ...document.definitions] };
}
