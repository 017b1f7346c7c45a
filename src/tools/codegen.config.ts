import { readdir } from 'node:fs/promises';
import type { CodegenConfig } from '@graphql-codegen/cli';

const FOLDER = 'src/api/documents';

/**
 * One module of typed documents next to each file of operations, so that a screen downloads only its own operations.
 * A file's fragments are its own.
 */
export async function codegenConfig(): Promise<CodegenConfig> {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.graphql')).sort();
  return {
    schema: 'src/api/schema.graphql',
    silent: true,
    generates: Object.fromEntries(
      files.map((file) => [
        `${FOLDER}/${file.replace(/\.graphql$/, '.generated.ts')}`,
        {
          documents: `${FOLDER}/${file}`,
          plugins: ['typescript-operations', './src/tools/typed-document.plugin.ts'],
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
