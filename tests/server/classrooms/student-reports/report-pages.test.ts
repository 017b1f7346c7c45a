import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import type { StudentReport } from '#domain/classrooms/student-reports/student-report.rule.ts';
import { studentReportPdf } from '#server/classrooms/student-reports/student-report.pdf.ts';
import { pdfTexts } from '../../../support/pdf-texts.ts';

const DAY = new Date('2027-05-14T08:00:00Z');
const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(5).trim();

const report: StudentReport = {
  ...{ student: LONG_NAME, school: 'Riverside School', classroom: 'Physics 10b', teachers: ['Mina Holt'] },
  ...{ from: '2026-09-01', until: '2026-12-18', isWithoutMarks: false, average: { share: 0.71, grade: 'B' } },
  marks: Array.from({ length: 40 }, (_, at) => ({
    ...{ title: `Assignment ${at + 1}`, at: '2026-10-01', marks: 10, marksOutOf: 20, grade: 'B' },
  })),
  ...{ topics: null, effort: null, deadlines: null, comment: null },
};

test('a table of marks that continues on a second page has its titles there too, and every page its number', async () => {
  const document = await PDFDocument.load(await studentReportPdf({ report, publishedAt: DAY, zone: 'UTC' }, 'en', DAY));
  const pages = [0, 1].map((page) => pdfTexts(document, page).map(({ text }) => text));
  for (const [at, texts] of pages.entries()) {
    expect(texts.filter((text) => text === 'Assignment')).toHaveLength(1);
    expect(texts.at(-1)).toContain(`Page ${at + 1} of 2`);
    expect(texts.at(-1)).toContain('Published 14 May 2027');
  }
});

test('a long name is shown whole at the top', async () => {
  const document = await PDFDocument.load(
    await studentReportPdf({ report, publishedAt: null, zone: 'UTC' }, 'en', DAY),
  );
  const names = pdfTexts(document, 0).filter(({ text }) => text === 'Wolfeschlegelsteinhausenbergerdorff');
  expect(names).toHaveLength(5);
});
