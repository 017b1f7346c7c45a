import {
  type ASTVisitor,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import { GRAPHQL_MAX_ALIASES, GRAPHQL_MAX_DEPTH, GRAPHQL_MAX_FIELDS } from '#domain/platform/connection.limits.ts';

type Size = { fields: number; aliases: number };

/**
 * Refuses a document that is too deep, too wide, or requests the same field many times under aliases, before any of it
 * runs. Fragments count wherever they are spread.
 */
export function documentLimits(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      const size: Size = { fields: 0, aliases: 0 };
      try {
        measure(context, operation.selectionSet, 1, size);
      } catch (reason) {
        if (!(reason instanceof TooLarge)) throw reason;
        context.reportError(
          new GraphQLError(`DOCUMENT_REFUSED (${reason.message})`, {
            nodes: operation,
            extensions: { code: 'DOCUMENT_REFUSED' },
          }),
        );
      }
    },
  };
}

class TooLarge extends Error {}

function measure(context: ValidationContext, set: SelectionSetNode, depth: number, size: Size): void {
  if (depth > GRAPHQL_MAX_DEPTH) throw new TooLarge(`deeper than ${GRAPHQL_MAX_DEPTH}`);
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) measureField(context, selection, depth, size);
    else if (selection.kind === Kind.INLINE_FRAGMENT) measure(context, selection.selectionSet, depth, size);
    else measureFragment(context, context.getFragment(selection.name.value), depth, size);
  }
}

function measureField(context: ValidationContext, field: FieldNode, depth: number, size: Size): void {
  size.fields += 1;
  if (field.alias !== undefined) size.aliases += 1;
  if (size.fields > GRAPHQL_MAX_FIELDS) throw new TooLarge(`more than ${GRAPHQL_MAX_FIELDS} fields`);
  if (size.aliases > GRAPHQL_MAX_ALIASES) throw new TooLarge(`more than ${GRAPHQL_MAX_ALIASES} aliases`);
  if (field.selectionSet) measure(context, field.selectionSet, depth + 1, size);
}

function measureFragment(
  context: ValidationContext,
  fragment: FragmentDefinitionNode | null | undefined,
  depth: number,
  size: Size,
): void {
  if (!fragment) return;
  // A cycle of fragments is refused by another rule; here the depth limit ends it.
  size.fields += 1;
  if (size.fields > GRAPHQL_MAX_FIELDS) throw new TooLarge(`more than ${GRAPHQL_MAX_FIELDS} fields`);
  measure(context, fragment.selectionSet, depth + 1, size);
}
