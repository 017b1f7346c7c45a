import { globSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';

/**
 * One module of typed documents next to each file of operations, so that a screen downloads only its own operations.
 * A file's fragments are its own.
 */
export function codegenConfig(): CodegenConfig {
  const files = globSync('src/api/documents/*/*.graphql').sort();
  return {
    schema: 'src/api/schema.graphql',
    silent: true,
    generates: Object.fromEntries(
      files.map((file) => [
        file.replace(/\.graphql$/, '.generated.ts'),
        {
          documents: file,
          plugins: ['typescript-operations', './src/tools/generate/typed-document.plugin.ts'],
          config: {
            enumsAsTypes: true,
            immutableTypes: true,
            avoidOptionals: { field: true },
            scalars: { JSON: 'unknown', Instant: 'string', ID: 'string' },
          },
        },
      ]),
    ),
  };
}
