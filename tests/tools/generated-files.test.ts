import { readFile } from 'node:fs/promises';
import { generate } from '@graphql-codegen/cli';
import { printSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { graphSchema } from '#server/graph/schema.ts';
import { codegenConfig } from '../../src/tools/generate/codegen.config.ts';

const RERUN = 'run `npm run generate` and commit what it writes';

describe('what is generated', () => {
  it('has the schema that the server serves', async () => {
    expect(await readFile('src/api/schema.graphql', 'utf8'), RERUN).toBe(`${printSchema(graphSchema())}\n`);
  });

  it('has the documents that the operations ask for', async () => {
    const files: { filename: string; content: string }[] = await generate(await codegenConfig(), false);
    expect(files.length).toBeGreaterThan(0);
    for (const { filename, content } of files) expect(await readFile(filename, 'utf8'), RERUN).toBe(content);
  });
});
