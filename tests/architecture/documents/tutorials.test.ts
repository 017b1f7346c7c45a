import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Every text of a catalogue. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
const texts = globSync('src/texts/en/**/*.json', { cwd: ROOT }).flatMap((path) => textsIn(JSON.parse(read(path))));

/** Labels in bold that no text of the screens begins with. */
function unknownLabels(markdown: string): readonly string[] {
  const prose = markdown.replaceAll(/^```[\s\S]*?^```/gm, '');
  return [...prose.matchAll(/\*\*([^*]+)\*\*/g)]
    .map(([, label = '']) => label)
    .filter((label) => !texts.some((text) => text === label || text.startsWith(`${label} `)));
}

describe('the tutorials', () => {
  const tutorials = globSync('docs/tutorials/*.md', { cwd: ROOT }).filter((path) => !path.endsWith('README.md'));

  it.each(tutorials)('%s names labels that are on the screens', (path) => {
    expect(read(path)).toMatch(/\*\*[^*]+\*\*/);
    expect(unknownLabels(read(path))).toEqual([]);
  });

  it('are all in the list', () => {
    const listed = [...read('docs/tutorials/README.md').matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, file = '']) => file);
    expect(listed.map((file) => `docs/tutorials/${file}`).sort()).toEqual(tutorials.toSorted());
  });
});

it('finds a label that no screen has', () => {
  expect(unknownLabels('Choose **Sign in**, then **Fly to the moon**.')).toEqual(['Fly to the moon']);
});
