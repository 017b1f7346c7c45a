import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LibraryProblem, readYaml } from '#server/content/library/yaml-file.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-yaml-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function read(text: string) {
  const path = join(folder, 'file.yaml');
  await writeFile(path, text);
  const problems: LibraryProblem[] = [];
  return { file: readYaml(path, (problem) => problems.push(problem)), problems };
}

describe('a YAML file', () => {
  it('tells the line of every entry of a list', async () => {
    const { file } = await read(
      '# Questions\n- id: "01"\n  stem: |\n    one\n    - two\n\n-\n  id: "02"\n- { id: "03" }\n',
    );

    expect([0, 1, 2, 3].map((entry) => file?.lineOf(entry))).toEqual([2, 7, 9, null]);
  });

  it('tells the line of every field, quoted or not', async () => {
    const { file } = await read('title: A\n"a: b": 1\n\'c\':\n  title: inner\nlast-one: 2\n');

    expect(['title', 'a: b', 'c', 'last-one', 'inner'].map((field) => file?.lineOf(field))).toEqual([1, 2, 3, 5, null]);
  });

  it.each([
    ['a: 1\nb: [1\nc: 2\n', 3],
    ['a: 1\nb: 2\na: 3\n', 3],
    ['a: *missing\n', 1],
  ])('that can’t be parsed is reported with its line: %j', async (text, line) => {
    const { file, problems } = await read(text);

    expect(file).toBeNull();
    expect(problems).toEqual([{ file: join(folder, 'file.yaml'), line, reason: expect.any(String) }]);
  });
});
