import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import loader from '../../src/tools/client/state-descriptions.loader.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const load = (source: string): string => loader.call({ resourcePath: 'some.machine.ts' }, source);

test('states lose their descriptions, and the machine keeps its own', () => {
  const source = `createMachine({
  id: 'door',
  description: 'A door.',
  states: {
    open: { description: 'It is open, \`fully\`.', on: { close: 'closed' } },
    closed: {
      description:
        'It is closed.',
    },
  },
});`;
  expect(load(source)).toBe(`createMachine({
  id: 'door',
  description: 'A door.',
  states: {
    open: {  on: { close: 'closed' } },
    closed: {
      
    },
  },
});`);
});

test.each(globSync('machines/*/*.machine.ts', { cwd: ROOT }))('%s keeps one description', (path) => {
  const loaded = load(readFileSync(resolve(ROOT, path), 'utf8'));
  expect(loaded.match(/^\s*description:/gm)).toHaveLength(1);
});
