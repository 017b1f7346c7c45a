import type { BodyOf, KeyOf, QuestionTypeName } from '../types/registry.ts';

type Blanks = { readonly [T in QuestionTypeName]: { readonly body: BodyOf<T>; readonly key: KeyOf<T> } };

const CHOICES = ['A', 'B', 'C', 'D'].map((id) => ({ id, text: '' }));
const SPOT = { id: '1', x: 50, y: 50, text: '' };
const scheme = { points: [{ id: 'p1', text: '', marks: 1 }], total: 1 };

/** Initial content by type: of the type's form, though mostly empty. */
const BLANKS: Blanks = {
  'multiple-choice': { body: { choices: CHOICES, keepOrder: false }, key: { choices: ['A'] } },
  'multiple-response': { body: { choices: CHOICES, keepOrder: false }, key: { choices: ['A'] } },
  'true-false': { body: {}, key: { value: true } },
  numeric: { body: { unit: null }, key: { value: 0, written: '', significantFigures: 3, tolerance: null } },
  'short-answer': { body: {}, key: { accepted: [''] } },
  matching: {
    body: {
      prompts: ['1', '2', '3'].map((id) => ({ id, text: '' })),
      choices: CHOICES.slice(0, 3),
      keepOrder: false,
    },
    key: { pairs: { '1': 'A', '2': 'B', '3': 'C' } },
  },
  cloze: { body: { text: '', gaps: [] }, key: { gaps: {} } },
  ordering: { body: { choices: CHOICES.toReversed() }, key: { order: CHOICES.map(({ id }) => id) } },
  hotspot: { body: { picture: '', spots: [SPOT], single: true }, key: { spots: ['1'] } },
  labelling: {
    body: { picture: '', spots: [SPOT], choices: CHOICES.slice(0, 2), keepOrder: false },
    key: { pairs: { '1': 'A' } },
  },
  table: {
    body: {
      columns: ['', ''],
      rows: [
        [{ text: '' }, { gap: 'r1c2' }],
        [{ text: '' }, { gap: 'r2c2' }],
      ],
    },
    key: { cells: { r1c2: [''], r2c2: [''] } },
  },
  expression: { body: { variables: ['x'], lead: null }, key: { expected: '', written: '' } },
  open: { body: {}, key: { modelAnswer: '' } },
  'structured-answer': { body: { marks: 1 }, key: { scheme, modelAnswer: null } },
  essay: { body: { marks: 1, minWords: null, maxWords: null }, key: { scheme, modelAnswer: null } },
  file: { body: { marks: 1, maxFiles: 3 }, key: { scheme, modelAnswer: null } },
};

export const blankQuestion = <T extends QuestionTypeName>(type: T): Blanks[T] => BLANKS[type];
