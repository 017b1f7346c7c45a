import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readLibrary } from '#server/content/library/library.reader.ts';
import { wrongDraws } from '../../src/tools/library/drawn-answers.ts';

const LIBRARY = resolve(import.meta.dirname, '../../src/library');
const { subjects, problems } = await readLibrary(LIBRARY, { only: ['mathematics', 'physics', 'chemistry'] });
const randomised = subjects.flatMap(({ topics }) =>
  topics.flatMap(({ questions }) => questions.filter(({ question }) => question.parameters != null)),
);

describe('the library’s randomised questions', () => {
  it('are at least sixty, and can all be read', () => {
    expect(problems.filter(({ file }) => file.endsWith('templates.yaml'))).toEqual([]);
    expect(randomised.length).toBeGreaterThanOrEqual(60);
  });

  it('have answers that mathjs computes as well, in a hundred draws each', () => {
    expect(randomised.flatMap((entry) => wrongDraws(entry).map((reason) => `${entry.question.id}: ${reason}`))).toEqual(
      [],
    );
  });

  it('are found if their key is wrong', () => {
    const [first] = randomised.filter(({ question }) => question.type === 'numeric');
    if (first === undefined) throw new Error('There is no numeric question.');
    expect(wrongDraws({ ...first, checks: ['1 + 1'] })).toEqual([expect.stringContaining('differs from 1 + 1 = 2')]);
    expect(wrongDraws({ ...first, checks: [] })).toEqual(['has no check that computes its answer']);
  });
});
