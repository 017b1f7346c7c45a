import { describe, expect, it, test } from 'vitest';
import {
  EXAM_QUESTIONS_MAX,
  EXAM_SECONDS_MAX,
  EXAM_TOPICS_MAX,
  PAPER_QUESTIONS_MAX,
  PAPER_SECTIONS_MAX,
} from '#domain/assessments/assessment.limits.ts';
import { examDraftSchema, examRecipeSchema } from '#domain/assessments/exam-recipe.schema.ts';
import { paperDraftSchema, paperMarks } from '#domain/assessments/paper-draft.schema.ts';
import { selfMarksSchema } from '#domain/assessments/self-marks.schema.ts';
import { problemsOf } from '../../support/servers/schema-problems.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const RECIPE = { topics: [ID], types: [], difficulties: [], prefer: 'unseen', length: 10, seconds: null };

describe('a recipe of an exam', () => {
  it.each([
    {},
    { types: ['numeric', 'cloze'], difficulties: ['hard'], prefer: 'weak' },
    { prefer: 'any' },
    { length: 1, seconds: 60 },
    { length: EXAM_QUESTIONS_MAX, seconds: EXAM_SECONDS_MAX },
    { topics: Array(EXAM_TOPICS_MAX).fill(ID) },
  ])('accepts %o', (more) => {
    expect(examRecipeSchema.parse({ ...RECIPE, ...more })).toEqual({ ...RECIPE, ...more });
  });

  it.each([
    [{ topics: [] }, 'topics: topicsMissing'],
    [{ topics: ['forces'] }, 'topics.0: topicsUnknown'],
    [{ topics: Array(EXAM_TOPICS_MAX + 1).fill(ID) }, 'topics: topicsTooMany'],
    [{ length: 0 }, 'length: questionCountTooLow'],
    [{ length: EXAM_QUESTIONS_MAX + 1 }, `length: questionCountTooHigh {"max":${EXAM_QUESTIONS_MAX}}`],
    [{ length: 1.5 }, 'length: wholeNumberMissing'],
    [{ length: '10' }, 'length: questionCountMissing'],
    [{ seconds: 59 }, 'seconds: minutesTooFew'],
    [{ seconds: EXAM_SECONDS_MAX + 1 }, 'seconds: timeLimitTooLong'],
    [{ seconds: 90.5 }, 'seconds: minutesNotWhole'],
    [{ seconds: 'long' }, 'seconds: minutesMissing'],
  ])('rejects %o', (more, problem) => {
    expect(problemsOf(examRecipeSchema, { ...RECIPE, ...more })).toEqual([problem]);
  });

  it.each([{ types: ['riddle'] }, { difficulties: ['hellish'] }, { prefer: 'easy' }])('ignores %o', (more) => {
    expect(problemsOf(examRecipeSchema, { ...RECIPE, ...more })).toHaveLength(1);
  });

  it('has a name', () => {
    expect(examDraftSchema.parse({ title: ' Mock ', recipe: RECIPE })).toEqual({ title: 'Mock', recipe: RECIPE });
    expect(problemsOf(examDraftSchema, { title: ' ', recipe: RECIPE })).toEqual(['title: examNameMissing']);
    expect(problemsOf(examDraftSchema, { title: 'x'.repeat(201), recipe: RECIPE })).toEqual([
      'title: charactersTooMany {"max":200}',
    ]);
  });
});

describe('a paper', () => {
  const QUESTION = { question: 'q1', marks: 3 };
  const PAPER = { title: 'Paper 1', subject: 'Physics', year: 2024, sections: [{ title: 'A', questions: [QUESTION] }] };
  const section = (more: object) => ({ sections: [{ title: 'A', questions: [QUESTION], ...more }] });

  it('may omit everything that has a default', () => {
    expect(paperDraftSchema.parse({ ...PAPER, pool: 'x' })).toEqual({
      ...PAPER,
      ...{ session: '', board: '', minutes: null, instructions: '', source: null, licence: null },
      sections: [{ title: 'A', instructions: '', questions: [QUESTION] }],
    });
  });

  it.each([
    { title: ' ' },
    { title: 'x'.repeat(201) },
    { subject: '' },
    { year: 1799 },
    { year: 2201 },
    { year: 2024.5 },
    { session: 'x'.repeat(201) },
    { minutes: 0 },
    { minutes: EXAM_SECONDS_MAX / 60 + 1 },
    { minutes: 1.5 },
    { instructions: 'x'.repeat(100_001) },
    { passMark: -1 },
    { gradeBoundaries: [{ grade: 'A', from: 2 }] },
    { sections: [] },
    { sections: Array(PAPER_SECTIONS_MAX + 1).fill(PAPER.sections[0]) },
    section({ title: '' }),
    section({ questions: [] }),
    section({ questions: Array(PAPER_QUESTIONS_MAX + 1).fill(QUESTION) }),
    section({ questions: [{ ...QUESTION, question: '' }] }),
    section({ questions: [{ ...QUESTION, marks: 0 }] }),
    section({ questions: [{ ...QUESTION, marks: 101 }] }),
    section({ questions: [{ ...QUESTION, marks: 1.5 }] }),
  ])('rejects invalid values %#', (more) => {
    expect(problemsOf(paperDraftSchema, { ...PAPER, ...more })).toHaveLength(1);
  });

  it.each([
    { year: 1800, minutes: 1, passMark: 0 },
    { year: 2200, minutes: EXAM_SECONDS_MAX / 60, passMark: null },
    { gradeBoundaries: [{ grade: 'A', from: 0.8 }], session: 'June', board: 'B', source: 'S', licence: 'CC0' },
    { sections: Array(PAPER_SECTIONS_MAX).fill(PAPER.sections[0]) },
    section({ questions: Array(PAPER_QUESTIONS_MAX).fill({ question: 'q', marks: 100 }) }),
    section({ questions: [{ question: 'q', marks: 1 }] }),
  ])('accepts all values %#', (more) => {
    expect(problemsOf(paperDraftSchema, { ...PAPER, ...more })).toEqual([]);
  });

  it('has the marks of its questions', () => {
    const { sections } = paperDraftSchema.parse({ ...PAPER, sections: [PAPER.sections[0], PAPER.sections[0]] });
    expect(paperMarks({ sections })).toBe(6);
    expect(paperMarks({ sections: [] })).toBe(0);
  });
});

test('self-marks of a paper refer to possible questions, and are not negative', () => {
  const marks = { paper: 'p', seconds: null, marks: [{ position: 1, marks: 0 }] };
  const problems = (more: object) => problemsOf(selfMarksSchema, { ...marks, ...more });
  expect(selfMarksSchema.parse(marks)).toEqual(marks);
  expect(problems({ seconds: 86_400 })).toEqual([]);
  expect(problems({ seconds: 0 })).toEqual([]);
  expect(problems({ seconds: 86_401 })).toHaveLength(1);
  expect(problems({ seconds: -1 })).toHaveLength(1);
  expect(problems({ seconds: 1.5 })).toHaveLength(1);
  expect(problems({ marks: [] })).toEqual(['marks: selfMarksMissing']);
  expect(problems({ marks: [{ position: 1, marks: -1 }] })).toEqual(['marks.0.marks: numberBelowZero']);
  expect(problems({ marks: [{ position: 1, marks: 'x' }] })).toEqual(['marks.0.marks: marksMissing']);
  expect(problems({ marks: [{ position: 0, marks: 1 }] })).toHaveLength(1);
  expect(problems({ marks: [{ position: 1.5, marks: 1 }] })).toHaveLength(1);
  expect(problems({ marks: Array(PAPER_QUESTIONS_MAX + 1).fill({ position: 1, marks: 1 }) })).toHaveLength(1);
});
