import { writeFile } from 'node:fs/promises';
import { generate } from '@graphql-codegen/cli';
import { printSchema } from 'graphql';
import { graphSchema } from '#server/graph/schema.ts';
import { codegenConfig } from './codegen.config.ts';

/** `npm run generate`: generates the GraphQL schema file from the server's schema, and the typed documents next to every file of operations. */
await writeFile('src/api/schema.graphql', `${printSchema(graphSchema())}\n`);
const files: { filename: string; content: string }[] = await generate(codegenConfig(), false);
await Promise.all(files.map(({ filename, content }) => writeFile(filename, content)));
console.log(`The schema and ${files.length} files of documents written`);
