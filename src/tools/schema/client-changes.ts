import {
  BreakingChangeType,
  buildSchema,
  findBreakingChanges,
  findDangerousChanges,
  GraphQLError,
  Kind,
  parse,
  print,
  visit,
} from 'graphql';
import { currentFieldName } from '../../server/graph/former-names.ts';

export type ClientChanges = {
  /** What a tab with the former build can no longer query or send. */
  readonly breaking: readonly string[];
  /** What its code may not expect, such as a further member of an enum. */
  readonly surprising: readonly string[];
};

/**
 * What the change from one schema to another means for tabs that were opened before. The names of scalars and enums don't
 * matter: the server reads variables by its own types (`withCurrentTypes`), and the JSON of a value stays the same. Nor
 * do former names of fields that the server still accepts (`withCurrentNames`).
 */
export function clientChanges(formerSchema: string, present: string): ClientChanges {
  const former = withCurrentFields(formerSchema);
  const [before, after] = [buildSchema(former), buildSchema(present)];
  const removed = findBreakingChanges(before, after).filter(
    ({ type }) => type === BreakingChangeType.VALUE_REMOVED_FROM_ENUM,
  );
  const [plainBefore, plainAfter] = [buildSchema(withPlainLeaves(former)), buildSchema(withPlainLeaves(present))];
  return {
    breaking: [...findBreakingChanges(plainBefore, plainAfter), ...removed].map(({ description }) => description),
    surprising: findDangerousChanges(before, after).map(({ description }) => description),
  };
}

/** The schema with the current names of its fields. */
const withCurrentFields = (sdl: string): string =>
  print(
    visit(parse(sdl), {
      ObjectTypeDefinition: (type) => ({
        ...type,
        fields: type.fields?.map((field) => ({
          ...field,
          name: { ...field.name, value: currentFieldName(type.name.value, field.name.value) },
        })),
      }),
    }),
  );

/** A schema in which all enums and scalars of the product are one scalar. */
function withPlainLeaves(sdl: string): string {
  const document = parse(sdl);
  const leaves = new Set(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.ENUM_TYPE_DEFINITION || definition.kind === Kind.SCALAR_TYPE_DEFINITION
        ? [definition.name.value]
        : [],
    ),
  );
  if (leaves.has('Leaf')) throw new GraphQLError('The schema has a type with the name Leaf.');
  const plain = visit(document, {
    EnumTypeDefinition: () => null,
    ScalarTypeDefinition: () => null,
    NamedType: (node) =>
      leaves.has(node.name.value) || node.name.value === 'String'
        ? { ...node, name: { ...node.name, value: 'Leaf' } }
        : undefined,
    InputValueDefinition: { leave: ({ defaultValue: _, ...node }) => node },
  });
  return `scalar Leaf\n${print(plain)}`;
}
