import { buildSchema, type GraphQLField, type GraphQLObjectType, isObjectType, isScalarType } from 'graphql';

const NOTE =
  'The API belongs to the application and can change in any version; it is described here for contributors. Every operation declares who may call it, in `src/server/graph`.';

/** A page of Markdown about every operation and type of a GraphQL schema. */
export function apiReference(schemaText: string): string {
  const schema = buildSchema(schemaText);
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const operations = roots.flatMap((root) => (root == null ? [] : [operationsOf(root)]));
  const types = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__') && !roots.includes(type))
    .map((type) => typeOf(type as GraphQLObjectType));
  const scalars = Object.values(schema.getTypeMap())
    .filter(isScalarType)
    .flatMap(({ name, description }) => (description == null ? [] : [`- \`${name}\`: ${inline(description)}`]));
  return ['# API', NOTE, ...operations, '## Types', ...types, '## Scalars', scalars.join('\n'), ''].join('\n\n');
}

const inline = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll('<', '&lt;').replaceAll('|', '\\|').trim();
const describe = ({ description }: { readonly description?: string | null | undefined }): string =>
  description == null ? '' : inline(description);

function operationsOf(root: GraphQLObjectType): string {
  const rows = Object.values(root.getFields()).map(
    (field) => `| \`${field.name}\` | ${argumentsOf(field)} | \`${field.type}\` | ${describe(field)} |`,
  );
  return [`## ${root.name}`, '', '| operation | arguments | result | |', '|---|---|---|---|', ...rows].join('\n');
}

const argumentsOf = ({ args }: GraphQLField<unknown, unknown>): string =>
  args.map(({ name, type }) => `\`${name}: ${type}\``).join(', ');

function typeOf(type: GraphQLObjectType): string {
  const rows = Object.values(type.getFields()).map(
    (field) => `| \`${field.name}\` | \`${field.type}\` | ${describe(field)} |`,
  );
  const lines = ['| field | type | |', '|---|---|---|', ...rows];
  return [`### ${type.name}`, ...(type.description == null ? [] : [describe(type)]), lines.join('\n')].join('\n\n');
}
