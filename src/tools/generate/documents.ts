import { globSync, readFileSync } from 'node:fs';
import { codegen } from '@graphql-codegen/core';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import { buildASTSchema, parse } from 'graphql';
import { schemaOfScalars } from './schema-of-scalars.ts';
import { withTypeImports } from './type-imports.ts';
import * as typedDocument from './typed-document.plugin.ts';

export type GeneratedFile = { readonly filename: string; readonly content: string };

/**
 * The modules of typed documents, by the committed schema: one next to each file of operations, so that a screen
 * downloads only its own operations. A file's fragments are its own.
 */
export async function generateDocuments(): Promise<readonly GeneratedFile[]> {
  const { document, scalars } = schemaOfScalars();
  const schema = { schema: document, schemaAst: buildASTSchema(document) };
  const options = {
    plugins: [{ typescriptOperations: {} }, { typedDocument: {} }],
    pluginMap: { typescriptOperations, typedDocument },
    config: { enumsAsTypes: true, immutableTypes: true, avoidOptionals: { field: true }, scalars },
  };
  const files = globSync('src/api/documents/*/*.graphql').sort();
  return await Promise.all(
    files.map(async (location) => {
      const filename = location.replace(/\.graphql$/, '.generated.ts');
      const documents = [{ location, document: parse(readFileSync(location, 'utf8')) }];
      return { filename, content: withTypeImports(await codegen({ ...schema, ...options, filename, documents })) };
    }),
  );
}
