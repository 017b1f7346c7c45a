import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  assignmentReport,
  REPORT_MIN_STUDENTS,
  type ReportAnswer,
  type ReportQuestionFacts,
  type ReportStudentFacts,
} from '#domain/classrooms/report/assignment-report.rule.ts';
import { questionFlags } from '#domain/classrooms/report/question-flag.rule.ts';
import { talkReasons } from '#domain/classrooms/report/talk-reason.rule.ts';
import { kr20 } from '#domain/questions/statistics/item-statistics.ts';

const CHOICES = [
  { id: 'A', isRight: true, misconception: null },
  { id: 'B', isRight: false, misconception: 'Current is used up.' },
  { id: 'C', isRight: false, misconception: null },
];
const question = (id: string, more: Partial<ReportQuestionFacts> = {}): ReportQuestionFacts => ({
  ...{ id, item: `item ${id}`, type: 'multiple-choice', topic: 'circuits', marks: 1, choices: CHOICES },
  ...more,
});
const answer = (credit: number | null, choice = credit === 1 ? 'A' : 'B', seconds = 30): ReportAnswer => ({
  ...{ credit, seconds, choices: [choice] },
});
const student = (id: string, answers: readonly ReportAnswer[] | null, isMissing = false): ReportStudentFacts => ({
  ...{ id, name: 'Alex', isMissing, answers },
});

describe('the report of an assignment', () => {
  test('has the mean of each question, who chose what, and the misconception behind it', () => {
    const { submitted, share, questions, misconceptions } = assignmentReport(
      [question('q'), question('r', { marks: 3 })],
      [student('ada', [answer(1), answer(0)]), student('ben', [answer(0), answer(0)]), student('cy', null, true)],
    );
    expect(submitted).toBe(2);
    expect(share).toBeCloseTo(1 / 8);
    expect(questions[0]).toMatchObject({ answers: 2, facility: 0.5, seconds: 30, discrimination: null });
    expect(questions[0]?.choices).toEqual([
      { id: 'A', students: ['ada'] },
      { id: 'B', students: ['ben'] },
      { id: 'C', students: [] },
    ]);
    // Two students of the same name are two students.
    expect(misconceptions).toEqual([
      { question: 'r', text: 'Current is used up.', students: ['ada', 'ben'] },
      { question: 'q', text: 'Current is used up.', students: ['ben'] },
    ]);
  });

  test('measures discrimination and reliability only from enough submissions, by the usual formulas', () => {
    const questions = [question('q'), question('r'), question('s')];
    const of = (count: number) =>
      Array.from({ length: count }, (_, at) =>
        student(
          String(at),
          [0, 1, 2].map((each) => answer(at > each * 3 ? 1 : 0)),
        ),
      );
    expect(assignmentReport(questions, of(REPORT_MIN_STUDENTS - 1)).reliability).toBeNull();
    const { reliability, questions: lines } = assignmentReport(questions, of(REPORT_MIN_STUDENTS));
    const rows = of(REPORT_MIN_STUDENTS).map(({ answers }) => (answers ?? []).map((given) => given?.credit ?? 0));
    expect(reliability).toBeCloseTo(kr20(rows) ?? Number.NaN);
    expect(lines[1]?.discrimination).toBeGreaterThan(0);
  });

  test('leaves out answers that are not marked yet', () => {
    const report = assignmentReport([question('q'), question('r')], [student('ada', [answer(null), answer(1)])]);
    expect(report.questions[0]?.facility).toBeNull();
    expect(report.share).toBe(1);
    expect(report.students[0]?.share).toBe(1);
  });

  test('has topics weakest first, and the share of each student in each', () => {
    const questions = [question('q', { topic: 'waves' }), question('r')];
    const { topics, students } = assignmentReport(questions, [
      student('ada', [answer(1), answer(0)]),
      student('ben', [answer(1), answer(1)]),
    ]);
    expect(topics).toEqual([
      { topic: 'circuits', answers: 2, facility: 0.5 },
      { topic: 'waves', answers: 2, facility: 1 },
    ]);
    expect(students.map(({ topics: shares, weakest }) => [shares, weakest])).toEqual([
      [[0, 1], 'circuits'],
      [[1, 1], null],
    ]);
  });

  test('suggests a starter of the hardest questions, one of each topic first, and none that the class could do', () => {
    const questions = [question('q'), question('r'), question('s', { topic: 'waves' }), question('t')];
    const { starter } = assignmentReport(questions, [
      student('ada', [answer(0), answer(0), answer(0), answer(1)]),
      student('ben', [answer(0), answer(0), answer(1), answer(1)]),
    ]);
    expect(starter).toEqual(['item q', 'item s', 'item r']);
  });

  test('holds for any answers: every number is in its range, and every student is in it once', () => {
    const credits = fc.array(fc.constantFrom(null, 0, 0.5, 1), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(fc.array(fc.option(credits), { maxLength: 25 }), (rows) => {
        const students = rows.map((row, at) => student(String(at), row?.map((credit) => answer(credit)) ?? null));
        const report = assignmentReport([question('q'), question('r', { marks: 2 }), question('s')], students);
        expect(report.students.map(({ id }) => id)).toEqual(students.map(({ id }) => id));
        const shares = [
          ...[report.share, ...report.questions.map(({ facility }) => facility)],
          ...report.students.flatMap(({ share, topics }) => [share, ...topics]),
        ].filter((share) => share !== null);
        expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
        const correlations = report.questions.map(({ discrimination }) => discrimination ?? 0);
        expect(correlations.every((value) => Math.abs(value) <= 1 + 1e-9)).toBe(true);
        expect(report.reliability ?? 0).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
  });
});

describe('flags', () => {
  const measures = { answers: 20, facility: 0.6, discrimination: 0.4, seconds: 40, choices: [] };
  const chosen = CHOICES.map(({ id }) => ({ id, students: ['ada'] }));

  test.each([
    [{ discrimination: -0.1 }, ['negative']],
    [{ discrimination: 0.1 }, ['indiscriminate']],
    [{ facility: 0.2 }, ['hard']],
    [{ facility: 0.95 }, ['easy']],
    [{ seconds: 200 }, ['slow']],
    [{ choices: chosen.map((each) => (each.id === 'C' ? { ...each, students: [] } : each)) }, ['idleChoice']],
    [{ answers: 5, choices: chosen.map((each) => (each.id === 'C' ? { ...each, students: [] } : each)) }, []],
    [{ facility: null, discrimination: null, seconds: null }, []],
  ])('%j: %j', (more, flags) => {
    expect(questionFlags(question('q'), { ...measures, choices: chosen, ...more })).toEqual(flags);
  });
});

describe('reasons to talk to a student', () => {
  const facts = { isMissing: false, share: 0.8, seconds: 300, medianSeconds: 400, misconceptions: 0 };

  test.each([
    [{}, []],
    [{ isMissing: true, share: null, seconds: null }, ['missing']],
    [{ share: 0.4 }, ['lowMarks']],
    [{ share: 0.4, seconds: 60 }, ['lowMarks', 'rushed']],
    [{ seconds: 60 }, []],
    [{ misconceptions: 2 }, ['misconceptions']],
  ])('%j: %j', (more, reasons) => {
    expect(talkReasons({ ...facts, ...more })).toEqual(reasons);
  });
});
