import { describe, expect, test } from 'vitest';
import { blankQuestion } from '#domain/questions/authoring/blank-question.ts';
import { draftProblems, questionProblems } from '#domain/questions/authoring/question-draft.schema.ts';
import { QUESTION_TYPE_NAMES, type QuestionTypeName } from '#domain/questions/types/registry.ts';
import { readResponse, scoreResponse } from '#domain/questions/types/score-response.ts';

/** A blank question after its author has filled in everything that is empty, with distinct texts. */
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
const finished = (type: QuestionTypeName): { readonly body: unknown; readonly key: unknown } =>
  type === 'cloze' ? CLOZE : (written(blankQuestion(type)) as typeof CLOZE);

describe.each(QUESTION_TYPE_NAMES)('a blank %s', (type) => {
  test('cannot be saved while it is blank', () => {
    const draft = {
      ...{ type, stem: 'Which?', explanation: null, hints: [], topic: '01900000-0000-7000-8000-000000000000' },
      ...{ subtopic: null, tags: [], estimate: null, source: { work: null, author: null, url: null, licence: null } },
      ...blankQuestion(type),
    };
    // A statement is complete from the start: only its question text is missing.
    expect(Object.keys(draftProblems(draft)).length > 0).toBe(type !== 'true-false' && type !== 'numeric');
  });

  test('is a valid question as soon as its texts are filled in', () => {
    expect(questionProblems({ type, ...finished(type) })).toEqual([]);
  });
});

/** The default answer by type: what is correct until the author changes it, and what is not. */
const BEGINNINGS: Readonly<Partial<Record<QuestionTypeName, readonly (readonly [object, string])[]>>> = {
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

describe.each(Object.entries(BEGINNINGS) as [QuestionTypeName, (readonly [object, string])[]][])(
  'a new %s has a default answer',
  (type, answers) => {
    test.each(answers)('%j is %s', (response, outcome) => {
      const item = { type, ...finished(type) };
      expect(readResponse(item, response)).toEqual(response);
      expect(scoreResponse(item, response).outcome).toBe(outcome);
    });
  },
);

describe('the initial form', () => {
  const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id).join('');

  test('of choices has four choices, three pairs, two labels; shuffled for ordering questions', () => {
    expect(ids(blankQuestion('multiple-choice').body.choices)).toBe('ABCD');
    expect(ids(blankQuestion('multiple-response').body.choices)).toBe('ABCD');
    expect(ids(blankQuestion('matching').body.choices)).toBe('ABC');
    expect(ids(blankQuestion('labelling').body.choices)).toBe('AB');
    expect(ids(blankQuestion('ordering').body.choices)).toBe('DCBA');
    for (const type of ['multiple-choice', 'multiple-response', 'matching', 'labelling'] as const)
      expect(blankQuestion(type).body.keepOrder).toBe(false);
  });

  test('of points has one, in the centre of the image, and only one can be selected', () => {
    expect(blankQuestion('hotspot').body).toMatchObject({ spots: [{ x: 50, y: 50 }], single: true });
    expect(blankQuestion('labelling').body.spots).toEqual(blankQuestion('hotspot').body.spots);
  });

  test('of all others has no text, no limits, and one mark', () => {
    expect(blankQuestion('cloze')).toEqual({ body: { text: '', gaps: [] }, key: { gaps: {} } });
    expect(blankQuestion('table').body.rows.map(([first]) => first)).toEqual([{ text: '' }, { text: '' }]);
    expect(blankQuestion('expression').body).toEqual({ variables: ['x'], lead: null });
    expect(blankQuestion('numeric').key).toMatchObject({ written: '', significantFigures: 3, tolerance: null });
    for (const type of ['structured-answer', 'essay', 'file'] as const) {
      const { body, key } = blankQuestion(type);
      expect(body).toMatchObject({ marks: 1 });
      expect(key).toMatchObject({ scheme: { total: 1, points: [{ text: '', marks: 1 }] }, modelAnswer: null });
    }
    const texts = JSON.stringify(QUESTION_TYPE_NAMES.map((type) => blankQuestion(type))).match(
      /"(text|written|expected|picture)":"[^"]+"/g,
    );
    expect(texts).toBeNull();
  });
});
