import { readFile } from 'node:fs/promises';
import { generate } from '@graphql-codegen/cli';
import { expect, test } from 'vitest';
import { codegenConfig } from '../../src/tools/codegen.config.ts';

test('the typed documents are those of the schema and the operations (npm run generate writes them)', async () => {
  const files: { filename: string; content: string }[] = await generate(await codegenConfig(), false);
  expect(files.length).toBeGreaterThan(0);
  const stale: string[] = [];
  for (const { filename, content } of files) {
    const written = await readFile(filename, 'utf8').catch(() => null);
    if (written !== content) stale.push(filename);
  }
  expect(stale).toEqual([]);
}, 30_000);
