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

/** Names of the fragments that a definition spreads, and that those spread in turn. */
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
 * For graphql-codegen: each operation as a plain string that carries its types, without a GraphQL parser or a class
 * beside it, and without white space that means nothing.
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
    prepend: ["import { typedDocument } from '../typed-document.ts';"],
    content: constants.join('\n\n'),
  };
};
