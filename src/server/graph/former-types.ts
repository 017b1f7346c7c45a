import {
  type DocumentNode,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isSpecifiedScalarType,
  type NamedTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/** The types that arguments had before their values got types of their own. */
const FORMER_TYPES: ReadonlySet<string> = new Set(['JSON', 'String']);
const DECLARES_ONE = /\$\w+\s*:\s*\[?\s*(?:JSON|String)\b/;

/**
 * The document with its variables declared by the types of this schema. A tab that was opened before a deployment still
 * declares `$reason: String!` for an argument that is an enum now. The values are the same, so what it saves is accepted;
 * the enum or scalar checks them as usual.
 */
export function withCurrentTypes(schema: GraphQLSchema, source: string, document: DocumentNode): DocumentNode {
  if (!DECLARES_ONE.test(source)) return document;
  const expected = new Map<string, string>();
  const typeInfo = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      VariableDefinition: () => false,
      Variable: ({ name }) => {
        const type = getNamedType(typeInfo.getInputType());
        if (type && isLeafType(type) && !isSpecifiedScalarType(type)) expected.set(name.value, type.name);
      },
    }),
  );
  if (expected.size === 0) return document;
  return visit(document, {
    VariableDefinition: (definition) => {
      const name = expected.get(definition.variable.name.value);
      if (name === undefined) return false;
      return visit(definition, { NamedType: (type) => renamed(type, name) });
    },
  });
}

const renamed = (type: NamedTypeNode, name: string): NamedTypeNode | undefined =>
  FORMER_TYPES.has(type.name.value) ? { ...type, name: { ...type.name, value: name } } : undefined;
