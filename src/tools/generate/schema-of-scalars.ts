import { readFileSync } from 'node:fs';
import { Kind, parse, visit } from 'graphql';
import { CLOSED_SETS } from '#domain/platform/api/closed-sets.ts';

const SCHEMA = 'src/api/schema.graphql';
const PLAIN = new Map([
  ...['ID', 'Instant', 'CalendarDay'].map((name) => [name, 'string'] as const),
  ['JSON', 'unknown'],
]);

/** The schema with its enums as scalars, since both have the domain's types; and these types by the scalars' names. */
export function schemaOfScalars() {
  const document = visit(parse(readFileSync(SCHEMA, 'utf8')), {
    EnumTypeDefinition: ({ name }) => ({ kind: Kind.SCALAR_TYPE_DEFINITION, name }),
  });
  const names = document.definitions.flatMap((definition) =>
    definition.kind === Kind.SCALAR_TYPE_DEFINITION ? [definition.name.value] : [],
  );
  return { document, scalars: Object.fromEntries(['ID', ...names].map((name) => [name, typeOf(name)])) };
}

const typeOf = (name: string) => {
  const plain = PLAIN.get(name);
  if (plain !== undefined) return plain;
  if (Object.hasOwn(CLOSED_SETS, name)) return `ClosedSets['${name}']`;
  return { input: `SentValues['${name}']`, output: `ApiValues['${name}']` };
};
