import {
  type DocumentNode,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  type NamedTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/** These are not sent as JSON strings, or are ids; a variable of another type is a mistake. */
const STRICT_TYPES: ReadonlySet<string> = new Set(['Boolean', 'Float', 'ID', 'Int']);

/**
 * The document with its variables declared by the types of this schema. A tab that was opened before a deployment declares
 * them by the types of its own build: `$reason: String!` for an argument that is now an enum, or a type that now has
 * another name. The values are the same, so what the tab saves is accepted, and the current type checks it as usual.
 */
export function withCurrentTypes(schema: GraphQLSchema, document: DocumentNode): DocumentNode {
  const expected = expectedTypes(schema, document);
  if (expected.size === 0) return document;
  return visit(document, {
    VariableDefinition: (definition) => {
      const type = expected.get(definition.variable.name.value);
      if (type === undefined) return false;
      return visit(definition, {
        NamedType: (node) => (isFormer(schema, node, type) ? renamed(node, type) : undefined),
      });
    },
  });
}

/** The types of the arguments or input fields to which variables are passed, by the name of the variable. */
function expectedTypes(schema: GraphQLSchema, document: DocumentNode): ReadonlyMap<string, string> {
  const expected = new Map<string, string>();
  const typeInfo = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      VariableDefinition: () => false,
      Variable: ({ name }) => {
        const type = typeInfo.getInputType();
        if (type) expected.set(name.value, getNamedType(type).name);
      },
    }),
  );
  return expected;
}

function isFormer(schema: GraphQLSchema, { name: { value: declared } }: NamedTypeNode, expected: string): boolean {
  const known = schema.getType(declared);
  if (known === undefined) return true;
  if (isInputObjectType(known) || isInputObjectType(schema.getType(expected))) return false;
  return declared !== expected && !STRICT_TYPES.has(declared) && !STRICT_TYPES.has(expected);
}

const renamed = (node: NamedTypeNode, name: string): NamedTypeNode => ({
  ...node,
  name: { ...node.name, value: name },
});
