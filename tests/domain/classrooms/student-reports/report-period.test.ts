import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PERIOD_PRESETS, periodPresets } from '#domain/classrooms/student-reports/report-period.rule.ts';

test('terms begin in September, January and April', () => {
  expect(periodPresets('2026-11-28')).toEqual({
    term: { from: '2026-09-01', until: '2026-12-31' },
    previousTerm: { from: '2026-04-01', until: '2026-08-31' },
    schoolYear: { from: '2026-09-01', until: '2027-08-31' },
  });
  expect(periodPresets('2027-01-01').term).toEqual({ from: '2027-01-01', until: '2027-03-31' });
  expect(periodPresets('2027-01-01').schoolYear.from).toBe('2026-09-01');
});

test('this term and the school year contain the day, and the last term ends before this one', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }), (date) => {
      const today = date.toISOString().slice(0, 10);
      const presets = periodPresets(today);
      for (const preset of PERIOD_PRESETS) expect(presets[preset].from < presets[preset].until).toBe(true);
      for (const { from, until } of [presets.term, presets.schoolYear])
        expect(from <= today && today <= until).toBe(true);
      expect(presets.previousTerm.until < presets.term.from).toBe(true);
    }),
  );
});
