import { generate } from '@graphql-codegen/cli';
import { codegenConfig } from './codegen.config.ts';
import { withTypeImports } from './type-imports.ts';

export type GeneratedFile = { readonly filename: string; readonly content: string };

/** The modules of typed documents, by the committed schema. */
export async function generateDocuments(): Promise<readonly GeneratedFile[]> {
  const files: readonly GeneratedFile[] = await generate(codegenConfig(), false);
  return files.map(({ filename, content }) => ({ filename, content: withTypeImports(content) }));
}
