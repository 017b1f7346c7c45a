import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import {
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  print,
  stripIgnoredCharacters,
  visit,
} from 'graphql';

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Names of the fragments that a definition spreads, directly or indirectly. */
function spreadBy(
  definition: OperationDefinitionNode | FragmentDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  found: Set<string> = new Set(),
): Set<string> {
  visit(definition, {
    FragmentSpread: ({ name: { value } }) => {
      const fragment = fragments.get(value);
      if (fragment === undefined || found.has(value)) return;
      found.add(value);
      spreadBy(fragment, fragments, found);
    },
  });
  return found;
}

/**
 * Plugin of graphql-codegen: writes each operation as a plain string with its types, without a GraphQL parser or a class,
 * and without insignificant white space.
 */
export const plugin: PluginFunction = (_schema, documents) => {
  const definitions = documents.flatMap(({ document }) => document?.definitions ?? []);
  const fragments = new Map(
    definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION).map((node) => [node.name.value, node]),
  );
  const constants = definitions
    .filter((node) => node.kind === Kind.OPERATION_DEFINITION)
    .map((node) => {
      const name = capitalised(node.name?.value ?? '');
      const types = `${name}${capitalised(node.operation)}`;
      const parts = [node, ...[...spreadBy(node, fragments)].map((spread) => fragments.get(spread))];
      const text = stripIgnoredCharacters(parts.map((part) => (part === undefined ? '' : print(part))).join('\n'));
      return `export const ${name}Document = typedDocument<${types}, ${types}Variables>(\n  ${JSON.stringify(text)},\n);`;
    });
  return {
    prepend: ["import { typedDocument } from '../../typed-document.ts';"],
    content: constants.join('\n\n'),
  };
};
