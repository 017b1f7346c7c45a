import { describe, expect, test } from 'vitest';
import { blankItem } from '#domain/authoring/blank-item.ts';
import { draftProblems, itemProblems } from '#domain/authoring/item-draft.schema.ts';
import { ITEM_TYPE_NAMES, type ItemTypeName } from '#domain/items/registry.ts';
import { readResponse, scoreResponse } from '#domain/items/score-response.ts';

/** A blank once its author has written all that is empty, each in other words. */
function written(blank: unknown): unknown {
  let texts = 0;
  const fill = (value: unknown, name: string): unknown => {
    if (value === '' && name !== 'id') return name === 'picture' ? '![a heart](figure:1)' : `text ${++texts}`;
    if (Array.isArray(value)) return value.map((inner) => fill(inner, name));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([inside, inner]) => [inside, fill(inner, inside)]));
  };
  return fill(blank, '');
}

const CLOZE = {
  body: { text: 'The {{organ}} beats.', gaps: [{ id: 'organ', choices: null }] },
  key: { gaps: { organ: ['heart'] } },
};
const finished = (type: ItemTypeName): { readonly body: unknown; readonly key: unknown } =>
  type === 'cloze' ? CLOZE : (written(blankItem(type)) as typeof CLOZE);

describe.each(ITEM_TYPE_NAMES)('a blank %s', (type) => {
  test('is not saved while it is blank', () => {
    const draft = {
      ...{ type, stem: 'Which?', explanation: null, hints: [], topic: '01900000-0000-7000-8000-000000000000' },
      ...{ subtopic: null, tags: [], estimate: null, source: { work: null, author: null, url: null, licence: null } },
      ...blankItem(type),
    };
    // A statement is whole as it begins: its stem alone is still to be written.
    expect(Object.keys(draftProblems(draft)).length > 0).toBe(type !== 'true-false' && type !== 'numeric');
  });

  test('is a sound question as soon as its words are written', () => {
    expect(itemProblems({ type, ...finished(type) })).toEqual([]);
  });
});

/** What an author has not yet said, by type: what is right until then, and what is not. */
const BEGINNINGS: Readonly<Partial<Record<ItemTypeName, readonly (readonly [object, string])[]>>> = {
  'multiple-choice': [
    [{ choice: 'A' }, 'right'],
    [{ choice: 'D' }, 'wrong'],
  ],
  'multiple-response': [
    [{ choices: ['A'] }, 'right'],
    [{ choices: ['B', 'C', 'D'] }, 'wrong'],
  ],
  'true-false': [
    [{ value: true }, 'right'],
    [{ value: false }, 'wrong'],
  ],
  numeric: [
    [{ text: '0' }, 'right'],
    [{ text: '0.1' }, 'wrong'],
  ],
  matching: [
    [{ pairs: { 1: 'A', 2: 'B', 3: 'C' } }, 'right'],
    [{ pairs: { 1: 'A', 2: 'A', 3: 'A' } }, 'partly'],
  ],
  ordering: [
    [{ order: ['A', 'B', 'C', 'D'] }, 'right'],
    [{ order: ['D', 'C', 'B', 'A'] }, 'wrong'],
  ],
  hotspot: [[{ spots: ['1'] }, 'right']],
  labelling: [
    [{ pairs: { 1: 'A' } }, 'right'],
    [{ pairs: { 1: 'B' } }, 'wrong'],
  ],
  table: [[{ cells: { r1c2: 'text 5', r2c2: 'text 6' } }, 'right']],
};

describe.each(Object.entries(BEGINNINGS) as [ItemTypeName, (readonly [object, string])[]][])(
  'a new %s has an answer already',
  (type, answers) => {
    test.each(answers)('%j is %s', (response, outcome) => {
      const item = { type, ...finished(type) };
      expect(readResponse(item, response)).toEqual(response);
      expect(scoreResponse(item, response).outcome).toBe(outcome);
    });
  },
);

describe('what an author sees first', () => {
  const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id).join('');

  test('of choices: four, three to be matched, two for a label, in another order where the order is asked for', () => {
    expect(ids(blankItem('multiple-choice').body.choices)).toBe('ABCD');
    expect(ids(blankItem('multiple-response').body.choices)).toBe('ABCD');
    expect(ids(blankItem('matching').body.choices)).toBe('ABC');
    expect(ids(blankItem('labelling').body.choices)).toBe('AB');
    expect(ids(blankItem('ordering').body.choices)).toBe('DCBA');
    for (const type of ['multiple-choice', 'multiple-response', 'matching', 'labelling'] as const)
      expect(blankItem(type).body.keepOrder).toBe(false);
  });

  test('of a place: one, in the middle of the picture, and the only one to be chosen', () => {
    expect(blankItem('hotspot').body).toMatchObject({ spots: [{ x: 50, y: 50 }], single: true });
    expect(blankItem('labelling').body.spots).toEqual(blankItem('hotspot').body.spots);
  });

  test('of everything else: no words, no limits, and one mark', () => {
    expect(blankItem('cloze')).toEqual({ body: { text: '', gaps: [] }, key: { gaps: {} } });
    expect(blankItem('table').body.rows.map(([first]) => first)).toEqual([{ text: '' }, { text: '' }]);
    expect(blankItem('expression').body).toEqual({ variables: ['x'], lead: null });
    expect(blankItem('numeric').key).toMatchObject({ written: '', significantFigures: 3, tolerance: null });
    for (const type of ['structured-answer', 'essay', 'file'] as const) {
      const { body, key } = blankItem(type);
      expect(body).toMatchObject({ marks: 1 });
      expect(key).toMatchObject({ scheme: { total: 1, points: [{ text: '', marks: 1 }] }, modelAnswer: null });
    }
    const texts = JSON.stringify(ITEM_TYPE_NAMES.map((type) => blankItem(type))).match(
      /"(text|written|expected|picture)":"[^"]+"/g,
    );
    expect(texts).toBeNull();
  });
});
