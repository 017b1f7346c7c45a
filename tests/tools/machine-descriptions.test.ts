import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import loader from '../../src/tools/client/machine-descriptions.loader.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const load = (source: string): string => loader.call({ resourcePath: 'some.machine.ts' }, source);

test('a machine and its states lose their descriptions', () => {
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
  
  states: {
    open: {  on: { close: 'closed' } },
    closed: {
      
    },
  },
});`);
});

test.each(globSync('machines/*/*.machine.ts', { cwd: ROOT }))('%s keeps no description', (path) => {
  const loaded = load(readFileSync(resolve(ROOT, path), 'utf8'));
  expect(loaded).not.toMatch(/^\s*description:/m);
});
