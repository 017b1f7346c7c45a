import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupPhotos, joinPhotoGroups, separatePhotos } from '#domain/attempts/marking/photo-groups.rule.ts';

const answer = (id: string, ...digests: readonly (string | null)[]) => ({
  id,
  files: digests.map((digest) => ({ digest })),
});

test('only answers with the same files are grouped, in any order of the files; groups are first', () => {
  const groups = groupPhotos([
    answer('alone', 'x'),
    answer('one', 'x', 'y'),
    answer('two', 'y', 'x'),
    answer('twice', 'x', 'x'),
  ]);
  expect(groups).toEqual([['one', 'two'], ['alone'], ['twice']]);
});

test('answers without files, and with files that are no longer stored, are never grouped', () => {
  expect(groupPhotos([answer('a'), answer('b'), answer('c', null), answer('d', null), answer('e', 'x', null)])).toEqual(
    [['a'], ['b'], ['c'], ['d'], ['e']],
  );
});

test('selected answers are joined with all that are in their groups', () => {
  const groups = [['a', 'b'], ['c'], ['d'], ['e']];
  expect(joinPhotoGroups(groups, new Set(['b', 'd']))).toEqual([['a', 'b', 'd'], ['c'], ['e']]);
  expect(joinPhotoGroups(groups, new Set(['e', 'c']))).toEqual([['a', 'b'], ['c', 'e'], ['d']]);
  expect(joinPhotoGroups(groups, new Set())).toEqual(groups);
});

test('selected answers are taken out of their groups, each for itself', () => {
  const groups = [['a', 'b', 'c'], ['d']];
  expect(separatePhotos(groups, new Set(['b']))).toEqual([['a', 'c'], ['b'], ['d']]);
  expect(separatePhotos(groups, new Set(['a', 'b', 'c', 'd']))).toEqual([['a'], ['b'], ['c'], ['d']]);
});

test('whatever is joined and separated, each answer stays in exactly one group', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  const steps = fc.array(fc.record({ join: fc.boolean(), selected: fc.subarray(ids) }), { maxLength: 8 });
  const files = fc.array(fc.constantFrom('x', 'y', null), { maxLength: 2 });
  fc.assert(
    fc.property(fc.array(files, { minLength: 6, maxLength: 6 }), steps, (contents, changes) => {
      let groups = groupPhotos(ids.map((id, at) => answer(id, ...(contents[at] ?? []))));
      for (const { join, selected } of changes) {
        groups = (join ? joinPhotoGroups : separatePhotos)(groups, new Set(selected));
        expect(groups.flat().sort()).toEqual(ids);
        expect(groups.every(({ length }) => length > 0)).toBe(true);
      }
    }),
  );
});
