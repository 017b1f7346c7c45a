import { globSync, readFileSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { Kind, parse, print, visit } from 'graphql';
import { CLOSED_SETS } from '#domain/platform/api/closed-sets.ts';

const SCHEMA = 'src/api/schema.graphql';
const PLAIN = new Map([
  ...['ID', 'Instant', 'CalendarDay'].map((name) => [name, 'string'] as const),
  ['JSON', 'unknown'],
]);

/**
 * One module of typed documents next to each file of operations, so that a screen downloads only its own operations.
 * A file's fragments are its own.
 */
export function codegenConfig(): CodegenConfig {
  const files = globSync('src/api/documents/*/*.graphql').sort();
  const { sdl, scalars } = schemaOfScalars();
  return {
    schema: sdl,
    silent: true,
    generates: Object.fromEntries(
      files.map((file) => [
        file.replace(/\.graphql$/, '.generated.ts'),
        {
          documents: file,
          plugins: ['typescript-operations', './src/tools/generate/typed-document.plugin.ts'],
          config: { enumsAsTypes: true, immutableTypes: true, avoidOptionals: { field: true }, scalars },
        },
      ]),
    ),
  };
}

/** The schema with its enums as scalars, since both have the domain's types; and these types by the scalars' names. */
function schemaOfScalars() {
  const document = visit(parse(readFileSync(SCHEMA, 'utf8')), {
    EnumTypeDefinition: ({ name }) => ({ kind: Kind.SCALAR_TYPE_DEFINITION, name }),
  });
  const names = document.definitions.flatMap((definition) =>
    definition.kind === Kind.SCALAR_TYPE_DEFINITION ? [definition.name.value] : [],
  );
  return { sdl: print(document), scalars: Object.fromEntries(['ID', ...names].map((name) => [name, typeOf(name)])) };
}

const typeOf = (name: string) => {
  const plain = PLAIN.get(name);
  if (plain !== undefined) return plain;
  if (Object.hasOwn(CLOSED_SETS, name)) return `ClosedSets['${name}']`;
  return { input: `SentValues['${name}']`, output: `ApiValues['${name}']` };
};
