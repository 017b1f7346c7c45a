import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  groupAnswers,
  idsOf,
  normalForm,
  separateWording,
  splitGroup,
} from '#domain/attempts/marking/answer-groups.rule.ts';

const grouped = (...texts: string[]): string[][] =>
  groupAnswers(texts.map((text, at) => ({ id: String(at), text })))
    .map((group) => idsOf(group).map((id) => texts[Number(id)] ?? ''))
    .map((group) => group.sort())
    .sort();
const areTogether = (left: string, right: string): boolean => grouped(left, right).length === 1;

const WORDS = [
  'the',
  'current',
  'curent',
  'increases',
  'decreases',
  '0.5',
  '0,50',
  'A',
  'ethane',
  'ethene',
  'CO',
  'Co',
];
const anyAnswers = fc
  .array(
    fc.oneof(
      fc.array(fc.constantFrom(...WORDS), { maxLength: 4 }).map((words) => words.join(' ')),
      fc.string({ maxLength: 12 }),
    ),
    { maxLength: 30 },
  )
  .map((texts) => texts.map((text, at) => ({ id: String(at), text })));

describe('answer groups', () => {
  test('contain each answer once, however the answers are ordered', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const ids = groupAnswers(answers).map((group) => idsOf(group).sort());
        expect(ids.flat().sort()).toEqual(answers.map(({ id }) => id).sort());
        const turned = groupAnswers(answers.toReversed()).map((group) => idsOf(group).sort());
        expect(turned.sort()).toEqual(ids.sort());
      }),
    );
  });

  test('keep equal normal forms together, the largest group first', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const groups = groupAnswers(answers);
        const groupOf = new Map(groups.flatMap((group, at) => idsOf(group).map((id) => [id, at])));
        const byForm = new Map<string, number | undefined>();
        for (const { id, text } of answers) {
          const form = normalForm(text);
          if (!byForm.has(form)) byForm.set(form, groupOf.get(id));
          expect(groupOf.get(id)).toBe(byForm.get(form));
        }
        const sizes = groups.map((group) => idsOf(group).length);
        expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
      }),
    );
  });

  test.each([
    ['Photosynthesis.', ' photosynthesis'],
    ['the current increases', 'Current increases!'],
    ['photosynthesis', 'photosynthsis'],
    ['evaporation', 'evaportaion'],
    ['0.5 A', ',50 A'],
    ['2,5', '2.50'],
    ['1/2', '0.5'],
    ['the speed is 2.50 m/s', 'speed is 2,5 m/s'],
    ['Wärme', 'Warme'],
  ])('%j and %j say the same', (left, right) => {
    expect(areTogether(left, right)).toBe(true);
  });

  test.each([
    ['ethane', 'ethene'],
    ['chlorine', 'chloride'],
    ['methane', 'ethane'],
    ['phosphates', 'phosphites'],
    ['increases', 'decreases'],
    ['the current is 2 A', 'the current is 3 A'],
    ['12', '13'],
    ['5 mW', '5 MW'],
    ['power of 5 mW', 'power of 5 MW'],
    ['current of 2 A', 'current of 2'],
    ['CO', 'Co'],
    ['ion', 'iron'],
    ['it is a metal', 'it is not a metal'],
    ['bacteria die', 'bacteria'],
    ['-5', '5'],
    ['a', 'the'],
  ])('%j and %j stay apart', (left, right) => {
    expect(areTogether(left, right)).toBe(false);
  });

  test('are not connected by a chain of slips', () => {
    const groups = grouped('planets', 'planet', 'plane', 'planets', 'planets');
    expect(groups).not.toContainEqual(expect.arrayContaining(['planets', 'plane']));
  });

  test('can be split by wording, wholly or in part', () => {
    const [group] = groupAnswers(
      ['Oxygen', 'oxygen', 'oxygen.', 'oxygen'].map((text, at) => ({ id: String(at), text })),
    );
    if (group === undefined) throw new Error('There is no group.');
    expect(splitGroup(group).map((part) => idsOf(part).length)).toEqual([2, 1, 1]);
    const parts = separateWording(group, 'Oxygen');
    expect(parts.map(idsOf)).toEqual([['1', '3', '2'], ['0']]);
    expect(separateWording({ wordings: group.wordings.slice(0, 1) }, 'oxygen')).toHaveLength(1);
  });
});
