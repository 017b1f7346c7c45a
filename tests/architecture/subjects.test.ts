import { describe, expect, test } from 'vitest';
import { sourcePaths } from '../support/source-paths.ts';
import { findMisplaced, findOverfull, SUBJECTS } from './subjects.ts';

const paths = ['src', 'machines', 'tests'].flatMap((folder) => sourcePaths(folder));

describe('the folders of the subjects', () => {
  test('have the same names in every layer', () => {
    expect(findMisplaced(paths)).toEqual([]);
  });

  test('exist in more than one layer each', () => {
    for (const subject of SUBJECTS)
      expect(paths.filter((path) => path.startsWith(`src/server/${subject}/`)).length, subject).toBeGreaterThan(0);
  });

  test('have at most 20 files of their own', () => {
    expect(findOverfull(paths)).toEqual([]);
  });
});

describe('the check itself', () => {
  test.each([
    ['src/domain/items/item.ts', 'src/domain/items'],
    ['src/server/graph/payments/order.graph.ts', 'src/server/graph/payments'],
    ['src/views/student/subject/subject.view.tsx', 'src/views/student/subject'],
    ['tests/domain/items/item.test.ts', 'tests/domain/items'],
  ])('finds %s', (path, folder) => {
    expect(findMisplaced([path])).toEqual([folder]);
  });

  test('finds a folder with 21 files', () => {
    const files = Array.from({ length: 21 }, (_, i) => `src/domain/cards/card-${i}.ts`);
    expect(findOverfull(files)).toEqual(['src/domain/cards: 21']);
    expect(findOverfull(files.slice(1))).toEqual([]);
  });
});
