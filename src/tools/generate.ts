import { writeFile } from 'node:fs/promises';
import { printSchema } from 'graphql';
import { questionTypeRegistries } from './generate/question-types.ts';
import { writeTexts } from './texts/write-texts.ts';

/**
 * `npm run generate`: generates the registries of question types, the modules of the message catalogues, the GraphQL
 * schema file from the server's schema, and the typed documents next to every file of operations.
 */
const registries = questionTypeRegistries();
await Promise.all(registries.map(({ filename, content }) => writeFile(filename, content)));
const catalogues = await writeTexts();
// Imported only now, because the server imports registries and compiled catalogues.
const { graphSchema } = await import('#server/graph/schema.ts');
const { generateDocuments } = await import('./generate/documents.ts');
await writeFile('src/api/schema.graphql', `${printSchema(graphSchema())}\n`);
const files = await generateDocuments();
await Promise.all(files.map(({ filename, content }) => writeFile(filename, content)));
console.log(
  `Generated the schema, ${files.length} document files, ${catalogues} catalogues and ${registries.length} registries`,
);
