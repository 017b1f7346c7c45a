import { describe, expect, it, test } from 'vitest';
import {
  DRAW_COUNT_MAX,
  EXAM_SECONDS_MAX,
  PAPER_QUESTIONS_MAX,
  PAPER_SECTIONS_MAX,
  QUESTIONS_PER_QUIZ_MAX,
  QUIZ_DRAWS_MAX,
} from '#domain/assessments/assessment.limits.ts';
import { paperSchema, quizDraftSchema } from '#domain/assessments/assessment.schema.ts';
import { assessmentFilterSchema } from '#domain/assessments/assessment-filter.schema.ts';
import { bankFilterSchema } from '#domain/questions/authoring/bank-filter.schema.ts';
import { draftProblems, questionDraftSchema } from '#domain/questions/authoring/question-draft.schema.ts';
import { isStage, STAGES } from '#domain/questions/authoring/stage.rule.ts';
import { HINTS_MAX, QUESTION_TAGS_MAX, TAG_MAX_CHARS } from '#domain/questions/question.limits.ts';
import { problemsOf } from '../../../support/servers/schema-problems.ts';

const id = (at: number): string => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
const ID = id(1);
const LONG_LINE = 'x'.repeat(201);
const LONG_TEXT = 'x'.repeat(100_001);

describe('a draft of a question', () => {
  const DRAFT = {
    ...{ type: 'true-false', topic: ID, subtopic: null, tags: ['units'], estimate: null, stem: 'Is it?' },
    ...{ body: {}, key: { value: true }, explanation: null, hints: ['Think.'] },
    source: { work: null, author: null, url: null, licence: null },
  };
  const problems = (more: object) => problemsOf(questionDraftSchema, { ...DRAFT, ...more });

  it.each([
    {},
    { subtopic: 'Motion', estimate: 'hard', explanation: 'It is.', tags: [], hints: [] },
    { tags: Array(QUESTION_TAGS_MAX).fill('x'.repeat(TAG_MAX_CHARS)), hints: Array(HINTS_MAX).fill('x') },
    { source: { work: 'W', author: 'A', url: 'U', licence: 'L' } },
  ])('accepts %#', (more) => {
    expect(questionDraftSchema.parse({ ...DRAFT, ...more })).toEqual({ ...DRAFT, ...more });
    expect(draftProblems({ ...DRAFT, ...more })).toEqual({});
  });

  it.each([
    [{ topic: 'physics' }, 'topic: topicMissing'],
    [{ stem: ' ' }, 'stem: questionTextMissing'],
    [{ stem: LONG_TEXT }, 'stem: questionTextTooLong'],
    [{ explanation: LONG_TEXT }, 'explanation: explanationTooLong'],
    [{ hints: [' '] }, 'hints.0: hintMissing'],
    [{ hints: [LONG_TEXT] }, 'hints.0: hintTooLong'],
    [{ subtopic: LONG_LINE }, 'subtopic: charactersTooMany {"max":200}'],
  ])('rejects %#', (more, problem) => {
    expect(problems(more)).toEqual([problem]);
  });

  it.each([
    { type: 'riddle' },
    { estimate: 'unknown' },
    { tags: [' '] },
    { tags: ['x'.repeat(TAG_MAX_CHARS + 1)] },
    { tags: Array(QUESTION_TAGS_MAX + 1).fill('x') },
    { hints: Array(HINTS_MAX + 1).fill('x') },
    { source: { work: LONG_LINE, author: null, url: null, licence: null } },
  ])('is refused with %#', (more) => {
    expect(problems(more)).toHaveLength(1);
  });

  it('has a message for each invalid field by its path: the form first, then body and key', () => {
    expect(draftProblems({ ...DRAFT, stem: '', topic: 'x' })).toEqual({
      topic: 'topicMissing',
      stem: 'questionTextMissing',
    });
    expect(Object.keys(draftProblems({ ...DRAFT, key: { value: 'yes' } }))).toEqual(['key.value']);
    const choices = [
      { id: 'A', text: '' },
      { id: 'B', text: 'liver' },
    ];
    const choice = { ...DRAFT, type: 'multiple-choice', body: { choices, keepOrder: false } };
    expect(Object.keys(draftProblems({ ...choice, key: { choices: [] } })).toSorted()).toEqual([
      'body.choices.0.text',
      'key.choices',
    ]);
    const complete = {
      ...choice,
      body: { choices: choices.map((entry) => ({ ...entry, text: entry.id })), keepOrder: false },
    };
    expect(draftProblems({ ...complete, key: { choices: ['Z'] } })).toEqual({ answer: 'the key "Z" is not a choice' });
    // The first of several messages about one field.
    const prompts = ['p', 'q'].map((prompt) => ({ id: prompt, text: prompt }));
    const matching = { ...complete, type: 'matching', body: { ...complete.body, prompts }, key: { pairs: { p: 'Z' } } };
    expect(draftProblems(matching)).toEqual({ answer: 'the key "Z" is not a choice' });
  });
});

const PICK = { kind: 'pick', item: ID, marks: null };
const DRAW = { kind: 'draw', topic: ID, types: [], difficulties: [], count: 3, marks: null };

describe('a quiz', () => {
  const QUIZ = { title: 'Forces', topic: ID, instructions: '', seconds: null, entries: [PICK, DRAW] };
  const problems = (more: object) => problemsOf(quizDraftSchema, { ...QUIZ, ...more });
  const draw = (more: object) => ({ entries: [{ ...DRAW, ...more }] });

  it.each([
    {},
    { seconds: 60, entries: [] },
    { seconds: EXAM_SECONDS_MAX, entries: [{ ...PICK, marks: 100 }] },
    { entries: Array.from({ length: QUESTIONS_PER_QUIZ_MAX }, (_, at) => ({ ...PICK, item: id(at) })) },
    { entries: Array(QUIZ_DRAWS_MAX).fill(DRAW) },
    draw({ types: ['numeric'], difficulties: ['hard'], count: DRAW_COUNT_MAX, marks: 1 }),
    draw({ count: 1 }),
  ])('accepts %#', (more) => {
    expect(quizDraftSchema.parse({ ...QUIZ, ...more })).toEqual({ ...QUIZ, ...more });
  });

  it.each([
    [{ title: ' ' }, 'title: nameMissing'],
    [{ title: LONG_LINE }, 'title: charactersTooMany {"max":200}'],
    [{ topic: 'x' }, 'topic: topicMissing'],
    [{ seconds: 59 }, 'seconds: minutesTooFew'],
    [{ seconds: EXAM_SECONDS_MAX + 1 }, 'seconds: timeLimitTooLong'],
    [{ seconds: 60.5 }, 'seconds: minutesNotWhole'],
    [{ seconds: 'x' }, 'seconds: minutesMissing'],
    [{ entries: [PICK, PICK] }, 'entries: questionRepeated'],
    [{ entries: Array(QUIZ_DRAWS_MAX + 1).fill(DRAW) }, 'entries: rulesTooMany'],
    [
      { entries: Array.from({ length: QUESTIONS_PER_QUIZ_MAX + 1 }, (_, at) => ({ ...PICK, item: id(at) })) },
      'entries: questionsTooMany',
    ],
    [{ entries: [{ ...PICK, marks: 0 }] }, 'entries.0.marks: marksTooLow'],
    [{ entries: [{ ...PICK, marks: 101 }] }, 'entries.0.marks: marksTooHigh'],
    [{ entries: [{ ...PICK, marks: 1.5 }] }, 'entries.0.marks: marksNotWhole'],
    [{ entries: [{ ...PICK, marks: 'x' }] }, 'entries.0.marks: marksMissing'],
    [draw({ topic: 'x' }), 'entries.0.topic: topicMissing'],
    [draw({ count: 0 }), 'entries.0.count: questionCountTooLow'],
    [draw({ count: DRAW_COUNT_MAX + 1 }), `entries.0.count: drawCountTooHigh {"max":${DRAW_COUNT_MAX}}`],
    [draw({ count: 1.5 }), 'entries.0.count: wholeNumberMissing'],
    [draw({ count: 'x' }), 'entries.0.count: questionCountMissing'],
  ])('rejects %#', (more, problem) => {
    expect(problems(more)).toContain(problem);
  });

  it.each([
    { instructions: LONG_TEXT },
    draw({ types: ['riddle'] }),
    draw({ kind: 'guess' }),
    draw({ difficulties: [1] }),
  ])('is refused with %#', (more) => {
    expect(problems(more)).toHaveLength(1);
  });
});

describe('a paper', () => {
  const pick = (at: number) => ({ kind: 'pick', item: id(at), marks: 2 });
  const section = (entries: readonly object[]) => ({ title: 'A', instructions: '', entries });
  const PAPER = {
    ...{ title: 'Paper 1', subject: ID, year: 2026, session: '', board: '', instructions: '', seconds: null },
    ...{ gradeBoundaries: [], sections: [section([pick(1)])] },
  };
  const problems = (more: object) => problemsOf(paperSchema, { ...PAPER, ...more });
  const many = (count: number) => ({ sections: [section(Array.from({ length: count }, (_, at) => pick(at)))] });

  it.each([
    {},
    { year: 1800, session: 'June', board: 'B' },
    { year: 2200, sections: [section([])] },
    { sections: Array(PAPER_SECTIONS_MAX).fill(section([])) },
    many(PAPER_QUESTIONS_MAX),
  ])('accepts %#', (more) => {
    expect(paperSchema.parse({ ...PAPER, ...more })).toEqual({ ...PAPER, ...more });
  });

  it.each([
    [{ title: '' }, 'title: nameMissing'],
    [{ subject: 'x' }, 'subject: subjectMissing'],
    [{ year: 1799 }, 'year: yearMissing'],
    [{ year: 2201 }, 'year: yearMissing'],
    [{ year: 2026.5 }, 'year: yearMissing'],
    [{ year: 'x' }, 'year: yearMissing'],
    [{ session: LONG_LINE }, 'session: charactersTooMany {"max":200}'],
    [{ sections: [] }, 'sections: sectionMissing'],
    [{ sections: Array(PAPER_SECTIONS_MAX + 1).fill(section([])) }, 'sections: sectionsTooMany'],
    [{ sections: [section([pick(1)]), section([pick(1)])] }, 'sections: questionRepeated'],
    [many(PAPER_QUESTIONS_MAX + 1), 'sections: questionsTooMany'],
    [{ sections: [{ ...section([]), title: ' ' }] }, 'sections.0.title: nameMissing'],
    [{ sections: [section([{ ...pick(1), marks: 0 }])] }, 'sections.0.entries.0.marks: marksTooLow'],
  ])('rejects %#', (more, problem) => {
    expect(problems(more)).toContain(problem);
  });

  it('has the same marks for every student: a question without marks is refused', () => {
    expect(problems({ sections: [section([{ ...pick(1), marks: null }])] })).toHaveLength(1);
    expect(problems({ sections: [section([{ ...pick(1), kind: 'draw' }])] })).toHaveLength(1);
    expect(problems({ gradeBoundaries: [{ grade: '', from: 0.5 }] })).toHaveLength(1);
  });
});

test('an empty filter shows everything in use', () => {
  const nothing = { search: '', topic: null, type: null, stage: null, difficulty: null, tag: null };
  expect(bankFilterSchema.parse({})).toEqual({
    ...nothing,
    ...{ reported: false, unexplained: false, selectable: false, shared: false, deleted: false },
  });
  expect(assessmentFilterSchema.parse({})).toEqual({ search: '', stage: null, deleted: false });
  const filter = { search: 'heart', topic: ID, type: 'numeric', stage: 'draft', difficulty: 'easy', tag: 'units' };
  const all = { ...filter, reported: true, unexplained: true, selectable: true, shared: true, deleted: true };
  expect(bankFilterSchema.parse({ ...all, search: ' heart ' })).toEqual(all);
  expect(assessmentFilterSchema.parse({ search: ' x ', stage: 'review', deleted: true })).toMatchObject({
    search: 'x',
  });
  for (const wrong of [{ search: 'x'.repeat(101) }, { stage: 'gone' }])
    for (const schema of [bankFilterSchema, assessmentFilterSchema]) expect(problemsOf(schema, wrong)).toHaveLength(1);
  for (const wrong of [{ topic: 'x' }, { type: 'x' }, { difficulty: 'x' }, { tag: 'x'.repeat(TAG_MAX_CHARS + 1) }])
    expect(problemsOf(bankFilterSchema, wrong)).toHaveLength(1);
});

test('a stage is one of three', () => {
  expect(STAGES.map(isStage)).toEqual([true, true, true]);
  expect([isStage('gone'), isStage(null)]).toEqual([false, false]);
  expect(STAGES).toEqual(['draft', 'review', 'published']);
});
