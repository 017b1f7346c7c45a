import { writeFile } from 'node:fs/promises';
import { generate } from '@graphql-codegen/cli';
import { printSchema } from 'graphql';
import { graphSchema } from '#server/graph/schema.ts';
import { codegenConfig } from './generate/codegen.config.ts';
import { withTypeImports } from './generate/type-imports.ts';
import { writeTexts } from './texts/write-texts.ts';

/**
 * `npm run generate`: generates the GraphQL schema file from the server's schema, the typed documents next to every file of operations, and the
 * modules of the message catalogues.
 */
await writeFile('src/api/schema.graphql', `${printSchema(graphSchema())}\n`);
const files: { filename: string; content: string }[] = await generate(codegenConfig(), false);
await Promise.all(files.map(({ filename, content }) => writeFile(filename, withTypeImports(content))));
const catalogues = await writeTexts();
console.log(`The schema, ${files.length} files of documents and ${catalogues} catalogues written`);
