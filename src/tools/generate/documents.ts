import { globSync, readFileSync } from 'node:fs';
import { codegen } from '@graphql-codegen/core';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import { buildASTSchema, parse } from 'graphql';
import { schemaOfScalars } from './schema-of-scalars.ts';
import { isOperationFile, sharedFragments, withSharedFragments } from './shared-fragments.ts';
import { withTypeImports } from './type-imports.ts';
import * as typedDocument from './typed-document.plugin.ts';

export type GeneratedFile = { readonly filename: string; readonly content: string };

/**
 * The modules of typed documents, by the committed schema: one next to each file of operations, so that a screen
 * downloads only its own operations. A file's fragments are its own, except those of `NAME.fragments.graphql`, which all
 * files share.
 */
export async function generateDocuments(): Promise<readonly GeneratedFile[]> {
  const { document, scalars } = schemaOfScalars();
  const schema = { schema: document, schemaAst: buildASTSchema(document) };
  const options = {
    plugins: [{ typescriptOperations: {} }, { typedDocument: {} }],
    pluginMap: { typescriptOperations, typedDocument },
    config: { enumsAsTypes: true, immutableTypes: true, avoidOptionals: { field: true }, scalars },
  };
  const shared = sharedFragments();
  const files = globSync('src/api/documents/**/*.graphql').filter(isOperationFile).sort();
  return await Promise.all(
    files.map(async (location) => {
      const filename = location.replace(/\.graphql$/, '.generated.ts');
      const documents = [{ location, document: withSharedFragments(parse(readFileSync(location, 'utf8')), shared) }];
      const code = await codegen({ ...schema, ...options, filename, documents });
      return { filename, content: withTypeImports(fromFolder(onOneLine(code), location)) };
    }),
  );
}

/** With the import of the client's file as seen from the document's folder, which may be a folder of a subject's folder. */
const fromFolder = (code: string, location: string): string =>
  code.replace("'../../typed-document.ts'", `'${'../'.repeat(location.split('/').length - 3)}typed-document.ts'`);

/** Each type of variables on a line of its own, as the types of results are. */
const onOneLine = (code: string): string =>
  code.replaceAll(
    /Exact<\{\n([^}]{0,4000})\}>;\n+/g,
    (_all, fields: string) => `Exact<{ ${fields.trim().replaceAll(/\s*\n\s*/g, ' ')} }>;\n`,
  );
