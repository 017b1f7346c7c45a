import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'src/tools/lint');
const CSPELL = join(ROOT, 'node_modules/cspell/bin.mjs');

/** The words that `npm run lint` would report for this text at this path. */
function misspelt(path: string, text: string): readonly string[] {
  const options = ['--no-progress', '--no-summary', '--words-only', '--config', join(FOLDER, 'spelling.json')];
  const { stdout, stderr, status } = spawnSync(process.execPath, [CSPELL, 'lint', ...options, `stdin://${path}`], {
    cwd: ROOT,
    input: text,
    encoding: 'utf8',
  });
  const words = stdout.split('\n').filter((line) => line !== '');
  if (stderr !== '' || status !== (words.length === 0 ? 0 : 1)) throw new Error(stderr);
  return words;
}

describe('the spelling check', () => {
  it('finds misspelt and American words in a document', () => {
    expect(misspelt('docs/planted.md', 'We recieved a catalogue of its behavior and color.\n')).toEqual([
      'recieved',
      'behavior',
      'color',
    ]);
  });

  it('finds misspelt names, comments and texts in code, and ignores German texts', () => {
    const code = [
      '/** What a studnet answers. */',
      'export const asnwerCount = 1;',
      'export const TEXTS = {',
      "  en: { title: 'Your anwsers' },",
      '  de: {',
      "    title: 'Deine Antworten',",
      '  },',
      '};',
    ];
    expect(misspelt('src/server/planted.ts', code.join('\n'))).toEqual(['studnet', 'asnwer', 'anwsers']);
  });

  it('finds misspelt test titles, and ignores their sample data', () => {
    const code = "it('says what is mising', () => {\n  expect(wordsOf('recieved', `recieved`)).toEqual([]);\n});\n";
    expect(misspelt('tests/planted.test.ts', code)).toEqual(['mising']);
  });

  it('has a sorted dictionary without duplicates', () => {
    const words = readFileSync(join(FOLDER, 'dictionary.txt'), 'utf8').trimEnd().split('\n');
    const sorted = [...new Set(words)].sort((a, b) => a.toLowerCase().localeCompare(b.toLowerCase(), 'en'));
    expect(words).toEqual(sorted);
  });
});
