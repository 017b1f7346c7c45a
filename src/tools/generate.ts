import { writeFile } from 'node:fs/promises';
import { generate } from '@graphql-codegen/cli';
import { codegenConfig } from './codegen.config.ts';

/** Writes the typed documents beside every file of operations under src/api/documents. */
const files: { filename: string; content: string }[] = await generate(await codegenConfig(), false);
await Promise.all(files.map(({ filename, content }) => writeFile(filename, content)));
console.log(`${files.length} files written`);
