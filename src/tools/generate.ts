import { writeFile } from 'node:fs/promises';
import { printSchema } from 'graphql';
import { generateDocuments } from './generate/documents.ts';
import { writeTexts } from './texts/write-texts.ts';

/**
 * `npm run generate`: generates the GraphQL schema file from the server's schema, the typed documents next to every file of operations, and the
 * modules of the message catalogues.
 */
const catalogues = await writeTexts();
// Imported only now, because the server imports compiled catalogues.
const { graphSchema } = await import('#server/graph/schema.ts');
await writeFile('src/api/schema.graphql', `${printSchema(graphSchema())}\n`);
const files = await generateDocuments();
await Promise.all(files.map(({ filename, content }) => writeFile(filename, content)));
console.log(`The schema, ${files.length} files of documents and ${catalogues} catalogues written`);
