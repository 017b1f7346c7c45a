import { readFile } from 'node:fs/promises';
import { printSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { graphSchema } from '#server/graph/schema.ts';
import { generateDocuments } from '../../src/tools/generate/documents.ts';
import { questionTypeRegistries } from '../../src/tools/generate/question-types.ts';
import { clientChanges } from '../../src/tools/schema/client-changes.ts';

const RERUN = 'run `npm run generate` and commit what it writes';

describe('what is generated', () => {
  it('has the schema that the server serves', async () => {
    const [committed, built] = [await readFile('src/api/schema.graphql', 'utf8'), `${printSchema(graphSchema())}\n`];
    const breaking = clientChanges(committed, built).breaking.map((change) => `This breaks open tabs: ${change}`);
    expect(built, [RERUN, ...breaking].join('\n')).toBe(committed);
  });

  it('registers every question type in every layer', async () => {
    for (const { filename, content } of questionTypeRegistries()) {
      expect(await readFile(filename, 'utf8'), RERUN).toBe(content);
    }
  });

  it('has the documents that the operations ask for', async () => {
    const files = await generateDocuments();
    expect(files.length).toBeGreaterThan(0);
    for (const { filename, content } of files) expect(await readFile(filename, 'utf8'), RERUN).toBe(content);
  });
});
