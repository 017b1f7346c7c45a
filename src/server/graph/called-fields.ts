import { type DocumentNode, Kind, type OperationDefinitionNode, type SelectionSetNode } from 'graphql';

/**
 * The fields of Query, Mutation or Subscription that an operation calls, each once: what a request really does. Callers
 * choose the name of an operation freely, so it proves nothing.
 */
export function calledFields({ definitions }: DocumentNode, { selectionSet }: OperationDefinitionNode): string[] {
  const names = new Set<string>();
  const spread = new Set<string>();
  const collect = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) names.add(selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet);
      else collectFragment(selection.name.value);
    }
  };
  const collectFragment = (name: string): void => {
    if (spread.has(name)) return;
    spread.add(name);
    for (const definition of definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name)
        collect(definition.selectionSet);
    }
  };
  collect(selectionSet);
  return [...names];
}
