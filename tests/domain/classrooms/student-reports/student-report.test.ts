import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WORK_STATUSES } from '#domain/classrooms/assignments/work-status.rule.ts';
import { REPORT_SECTIONS } from '#domain/classrooms/student-reports/report-settings.schema.ts';
import {
  type ReportFacts,
  type ReportWork,
  studentReport,
  topicExtremes,
} from '#domain/classrooms/student-reports/student-report.rule.ts';

const SETTINGS = { from: '2026-09-01', until: '2026-12-31', sections: [...REPORT_SECTIONS] };
const work = (changes: Partial<ReportWork> = {}): ReportWork => ({
  ...{ title: 'Forces', status: 'done', weight: 1, opensAt: null, marks: 8, marksOutOf: 10, creditShare: 1 },
  ...{ dueAt: '2026-10-10T10:00:00.000Z', submittedAt: '2026-10-09T10:00:00.000Z', unmarkedQuestions: 0, ...changes },
});
const facts = (works: readonly ReportWork[], changes: Partial<ReportFacts> = {}): ReportFacts => ({
  ...{ school: 'School', classroom: 'Physics', teachers: ['Mina'], student: 'Ada', work: works, topics: [] },
  ...{ boundaries: [{ grade: 'A', from: 0.8 }], effort: { activeDays: 0, seconds: 0, attempts: 0 }, comment: '' },
  ...changes,
});

test('marks count after the late penalty, and the average is weighted', () => {
  const { marks, average } = studentReport(
    facts([work(), work({ marks: 10, creditShare: 0.5, weight: 3, title: 'Waves' })]),
    SETTINGS,
  );
  expect(marks?.map((mark) => [mark.title, mark.marks, mark.grade])).toEqual([
    ['Forces', 8, 'A'],
    ['Waves', 5, null],
  ]);
  expect(average?.share).toBeCloseTo((0.8 + 3 * 0.5) / 4);
});

test('a period contains its first and its last day', () => {
  const titles = (dueAt: string) => studentReport(facts([work({ dueAt, submittedAt: dueAt })]), SETTINGS).marks?.length;
  expect(titles('2026-08-31T23:59:59.999Z')).toBe(0);
  expect(titles('2026-09-01T00:00:00.000Z')).toBe(1);
  expect(titles('2026-12-31T23:59:59.999Z')).toBe(1);
  expect(titles('2027-01-01T00:00:00.000Z')).toBe(0);
});

test('deadlines are met, met late, or missed; excused and undated work is no deadline', () => {
  const { deadlines } = studentReport(
    facts([
      work(),
      work({ submittedAt: '2026-10-10T10:00:59.000Z' }),
      work({ submittedAt: '2026-10-11T10:00:00.000Z' }),
      work({ submittedAt: null, status: 'missed', marks: null }),
      work({ submittedAt: null, status: 'excused', marks: null }),
      work({ submittedAt: null, status: 'toDo', marks: null }),
      work({ dueAt: null }),
    ]),
    SETTINGS,
  );
  expect(deadlines).toEqual({ onTime: 2, late: 1, missing: 1 });
});

test('sections that were not chosen are left out', () => {
  const report = studentReport(facts([work()], { comment: 'Good.' }), { ...SETTINGS, sections: ['deadlines'] });
  expect(report).toMatchObject({ marks: null, average: null, topics: null, effort: null, comment: null });
});

const anyWork = fc.record<ReportWork>({
  title: fc.string(),
  status: fc.constantFrom(...WORK_STATUSES),
  weight: fc.integer({ min: 0, max: 5 }),
  dueAt: fc.constantFrom(null, '2026-10-10T10:00:00.000Z', '2027-10-10T10:00:00.000Z'),
  submittedAt: fc.constantFrom(null, '2026-10-09T10:00:00.000Z'),
  opensAt: fc.constant('2026-09-10T10:00:00.000Z'),
  marks: fc.option(fc.integer({ min: 0, max: 10 })),
  marksOutOf: fc.constantFrom(0, 10),
  creditShare: fc.double({ min: 0, max: 1, noNaN: true }),
  unmarkedQuestions: fc.integer({ min: 0, max: 1 }),
});

test('marks that are not released, or not final, change nothing of a report', () => {
  fc.assert(
    fc.property(fc.array(anyWork, { maxLength: 8 }), fc.array(anyWork, { maxLength: 4 }), (shown, hidden) => {
      const withheld = hidden.map((each) => ({ ...each, marks: null, dueAt: null, submittedAt: null }));
      const [alone, both] = [shown, [...shown, ...withheld]].map((all) => studentReport(facts(all), SETTINGS));
      expect(both).toEqual(alone);
      const unreleased = shown.map((each) => ({ ...each, marks: null }));
      const report = studentReport(facts(unreleased), SETTINGS);
      expect(report).toMatchObject({ marks: [], average: null, isWithoutMarks: true });
    }),
  );
});

test('an average is between the lowest and the highest share', () => {
  fc.assert(
    fc.property(fc.array(anyWork, { maxLength: 8 }), (all) => {
      const { marks, average } = studentReport(facts(all), SETTINGS);
      if (average === null) return;
      const shares = (marks ?? []).map((mark) => mark.marks / mark.marksOutOf);
      expect(average.share).toBeGreaterThanOrEqual(Math.min(...shares) - 1e-9);
      expect(average.share).toBeLessThanOrEqual(Math.max(...shares) + 1e-9);
    }),
  );
});

test('the strongest and the weakest topic need two', () => {
  const topic = (title: string, estimate: number) => ({ title, estimate, level: 'secure' as const });
  expect(topicExtremes([topic('Waves', 0.5)])).toEqual({ strongest: null, weakest: null });
  expect(topicExtremes([topic('Waves', 0.5), topic('Forces', 0.9)])).toEqual({ strongest: 'Forces', weakest: 'Waves' });
});
