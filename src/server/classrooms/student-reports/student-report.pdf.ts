import { type PDFDocument, type PDFPage, rgb } from 'pdf-lib';
import type { ReportTopic, StudentReport } from '#domain/classrooms/student-reports/student-report.rule.ts';
import type { Language } from '#domain/platform/language.ts';
import {
  type FlowingPage,
  flowingPage,
  INK,
  LINE,
  MARGIN,
  newDocument,
  PAGE_SIZE,
  SOFT,
  shortened,
  wrapped,
} from '../../platform/pdf/flowing-page.ts';
import { embedFonts, type PdfFonts } from '../../platform/pdf/pdf-font.ts';
import { writableText } from '../../platform/pdf/writable-text.ts';
import { STUDENT_REPORT_TEXTS } from './student-report.texts.ts';

/** A report to print: published at an instant, or a draft. */
export type PrintedReport = {
  readonly report: StudentReport;
  readonly publishedAt: Date | null;
  /** IANA name of the time zone in which instants have their day. */
  readonly zone: string;
};

const WIDTH = PAGE_SIZE.width - 2 * MARGIN;
/** Size of the student's name, the title of the report. */
const NAME_SIZE = 26;
const FILL = rgb(0.28, 0.3, 0.34);

type Setting = {
  readonly flow: FlowingPage;
  readonly fonts: PdfFonts;
  readonly language: Language;
  /** Writes the day of an instant. */
  readonly dayAt: (instant: Date) => string;
  readonly t: (typeof STUDENT_REPORT_TEXTS)[Language];
};

/** A document for reports, to which `addReport` adds. */
export const reportDocument = (title: string, language: Language, at: Date): Promise<PDFDocument> =>
  newDocument(title, language, at);

/** The fonts for reports: all of their texts are in their JSON. */
export const reportFonts = (document: PDFDocument, printed: readonly PrintedReport[]): Promise<PdfFonts> =>
  embedFonts(
    document,
    printed.map(({ report }) => JSON.stringify(report)),
  );

/** Adds the pages of one report, numbered by themselves. The fonts are embedded once per document. */
export function addReport(
  document: PDFDocument,
  fonts: PdfFonts,
  { report, publishedAt, zone }: PrintedReport,
  language: Language,
): void {
  const days = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeZone: zone });
  const setting: Setting = {
    ...{ flow: flowingPage(document), fonts, language, t: STUDENT_REPORT_TEXTS[language] },
    dayAt: (instant) => days.format(instant),
  };
  head(setting, report);
  if (report.isWithoutMarks) notice(setting, setting.t.noMarks);
  else if (report.marks !== null) marksTable(setting, report, report.marks);
  if (report.topics !== null) topics(setting, report.topics);
  if (report.effort !== null || report.deadlines !== null) facts(setting, report);
  if (report.comment !== null) comment(setting, report.comment);
  footers(setting, report, publishedAt);
}

/** One report as a PDF. */
export async function studentReportPdf(printed: PrintedReport, language: Language, at: Date): Promise<Uint8Array> {
  const { student } = printed.report;
  const document = await reportDocument(`${STUDENT_REPORT_TEXTS[language].title}: ${student}`, language, at);
  addReport(document, await reportFonts(document, [printed]), printed, language);
  return document.save();
}

/** Creating a formatter takes longer than formatting, so there is one of each per language. */
const formatsOf = (locale: string) => ({
  day: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
  percent: new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }),
  number: new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }),
});
const LOCALES = { en: 'en-GB', de: 'de' } as const;
const FORMATS = { en: formatsOf(LOCALES.en), de: formatsOf(LOCALES.de) };

/** A calendar day, written out. */
const dayText = (language: Language, day: string): string => FORMATS[language].day.format(new Date(`${day}T00:00:00Z`));
const percentText = (language: Language, share: number): string => FORMATS[language].percent.format(share);
const numberText = (language: Language, value: number): string => FORMATS[language].number.format(value);

function head({ flow, fonts, language, t }: Setting, report: StudentReport): void {
  flow.down(4);
  flow.text(report.school ?? 'Lectern', { font: fonts.bold, size: 10, color: SOFT }, MARGIN, WIDTH - 120);
  flow.text(t.title, { font: fonts.sans, size: 10, color: SOFT }, PAGE_SIZE.width - MARGIN - 120, 120, 'right');
  flow.down(10);
  flow.rule();
  flow.down(38);
  const name = wrapped(writableText(report.student, fonts.serif), fonts.serif, NAME_SIZE, WIDTH);
  for (const line of name) {
    flow.text(line, { font: fonts.serif, size: NAME_SIZE }, MARGIN, WIDTH);
    flow.down(NAME_SIZE + 4);
  }
  flow.down(-4);
  const period = t.periodDays({ from: dayText(language, report.from), until: dayText(language, report.until) });
  for (const [label, value] of [
    [t.classroom, report.classroom],
    // The list is from left to right, also if its first name isn't.
    [t.teacher({ count: report.teachers.length }), report.teachers.map((name) => `\u200e${name}\u200e`).join(', ')],
    [t.period, period],
  ] as const) {
    if (value === '') continue;
    flow.text(label, { font: fonts.sans, size: 10, color: SOFT }, MARGIN, 90);
    flow.text(value, { font: fonts.sans, size: 10 }, MARGIN + 96, WIDTH - 96);
    flow.down(16);
  }
}

/** A heading, kept together with the beginning of what follows. */
function heading({ flow, fonts }: Setting, title: string, following: number): void {
  flow.need(44 + following);
  flow.down(28);
  flow.text(title, { font: fonts.serif, size: 15 }, MARGIN, WIDTH);
  flow.down(8);
}

function notice({ flow, fonts }: Setting, text: string): void {
  flow.down(24);
  flow
    .page()
    .drawRectangle({ x: MARGIN, y: flow.y() - 14, width: WIDTH, height: 36, borderColor: LINE, borderWidth: 1 });
  flow.text(text, { font: fonts.bold, size: 11 }, MARGIN + 14, WIDTH - 28);
  flow.down(20);
}

/** Height of a row of the table of marks. */
const ROW_HEIGHT = 20;
/** Left edges and widths of the columns of the table of marks; all but the first are aligned right. */
const COLUMNS = [
  { x: MARGIN, width: 210 },
  { x: MARGIN + 218, width: 80 },
  { x: MARGIN + 306, width: 70 },
  { x: MARGIN + 384, width: 45 },
  { x: MARGIN + 437, width: WIDTH - 437 },
] as const;

function row({ flow, fonts }: Setting, cells: readonly string[], style: 'head' | 'line' | 'sum'): void {
  const font = style === 'sum' ? fonts.bold : fonts.sans;
  const color = style === 'head' ? SOFT : INK;
  const size = style === 'head' ? 9 : 10;
  flow.need(ROW_HEIGHT);
  flow.down(14);
  for (const [at, { x, width }] of COLUMNS.entries())
    flow.text(cells[at] ?? '', { font, size, color }, x, width, at === 0 ? 'left' : 'right');
  flow.down(6);
  flow.rule();
}

function marksTable(setting: Setting, report: StudentReport, lines: NonNullable<StudentReport['marks']>): void {
  const { t, language } = setting;
  const hasGrades = lines.some(({ grade }) => grade !== null);
  heading(setting, t.marks, 62);
  const titles = [t.assignment, t.date, t.result, t.share, hasGrades ? t.grade : ''];
  row(setting, titles, 'head');
  for (const { title, at, marks, marksOutOf, grade } of lines) {
    const result = `${numberText(language, marks)} / ${numberText(language, marksOutOf)}`;
    const day = at === null ? '' : setting.dayAt(new Date(at));
    // The titles of the columns are repeated at the top of each page.
    const { length } = setting.flow.pages;
    setting.flow.need(ROW_HEIGHT);
    if (setting.flow.pages.length > length) row(setting, titles, 'head');
    row(setting, [title, day, result, percentText(language, marks / marksOutOf), grade ?? ''], 'line');
  }
  if (report.average !== null)
    row(setting, [t.average, '', '', percentText(language, report.average.share), report.average.grade ?? ''], 'sum');
}

function topics(setting: Setting, list: readonly ReportTopic[]): void {
  const { flow, fonts, t, language } = setting;
  heading(setting, t.topics, 24);
  if (list.length === 0) {
    flow.down(14);
    flow.text(t.noTopics, { font: fonts.sans, size: 10, color: SOFT }, MARGIN, WIDTH);
    return;
  }
  const bar = { x: MARGIN + 218, width: 150, height: 8 };
  for (const { title, level, estimate } of list) {
    flow.need(22);
    flow.down(16);
    flow.text(title, { font: fonts.sans, size: 10 }, MARGIN, 208);
    // An outline and a dark filling can be distinguished without colours, also on paper.
    const y = flow.y() - 0.5;
    const shown = Math.max(0, Math.min(1, estimate));
    flow.page().drawRectangle({ x: bar.x, y, width: bar.width * shown, height: bar.height, color: FILL });
    flow.page().drawRectangle({ ...bar, y, borderColor: FILL, borderWidth: 0.75 });
    flow.text(percentText(language, estimate), { font: fonts.sans, size: 10 }, bar.x + bar.width + 8, 34, 'right');
    flow.text(t.levels[level], { font: fonts.sans, size: 10, color: SOFT }, bar.x + bar.width + 54, 61);
    flow.down(4);
  }
}

function facts(setting: Setting, { effort, deadlines }: StudentReport): void {
  const { flow, fonts, t } = setting;
  const lines: (readonly [string, string])[] = [
    ...(effort === null
      ? []
      : ([
          [t.activeDays, String(effort.activeDays)],
          [t.time, timeText(setting, effort.seconds)],
          [t.attempts, String(effort.attempts)],
        ] as const)),
    ...(deadlines === null
      ? []
      : ([
          [t.onTime, String(deadlines.onTime)],
          [t.late, String(deadlines.late)],
          [t.missing, String(deadlines.missing)],
        ] as const)),
  ];
  heading(setting, t.work, 20 * Math.ceil(lines.length / 2));
  const half = WIDTH / 2 - 12;
  for (let at = 0; at < lines.length; at += 2) {
    flow.down(16);
    for (const [side, line] of lines.slice(at, at + 2).entries()) {
      const x = MARGIN + side * (half + 24);
      flow.text(line[0], { font: fonts.sans, size: 10, color: SOFT }, x, half - 70);
      flow.text(line[1], { font: fonts.bold, size: 10 }, x + half - 70, 70, 'right');
    }
    flow.down(4);
  }
}

function timeText({ t }: Setting, seconds: number): string {
  const all = Math.round(seconds / 60);
  return all < 60 ? t.minutes({ minutes: all }) : t.hours({ hours: Math.floor(all / 60), minutes: all % 60 });
}

function comment(setting: Setting, text: string): void {
  heading(setting, setting.t.comment, 34);
  setting.flow.down(14);
  setting.flow.paragraph(text, { font: setting.fonts.sans, size: 10.5 }, 15.5);
}

function footers({ flow, fonts, dayAt, t }: Setting, report: StudentReport, publishedAt: Date | null): void {
  const state = publishedAt === null ? t.draft : t.published({ date: dayAt(publishedAt) });
  for (const [at, page] of flow.pages.entries()) {
    const y = 44;
    page.drawLine({
      start: { x: MARGIN, y: y + 14 },
      end: { x: PAGE_SIZE.width - MARGIN, y: y + 14 },
      thickness: 0.5,
      color: LINE,
    });
    const numbered = t.page({ page: at + 1, pages: flow.pages.length });
    // A long name is shortened, but neither the status nor the number of the page.
    const status = `${state}  ·  ${numbered}`;
    const width = fonts.sans.widthOf(writableText(status, fonts.sans), FOOTER_SIZE) + 1;
    footer(page, { text: report.student, fonts, x: MARGIN, y, width: WIDTH - width - 12 });
    footer(page, { text: status, fonts, x: MARGIN + WIDTH - width, y, width, isRight: true });
  }
}

/** Size of the texts at the bottom of each page. */
const FOOTER_SIZE = 8;
type FooterText = {
  readonly text: string;
  readonly fonts: PdfFonts;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly isRight?: boolean;
};

function footer(page: PDFPage, { text, fonts, x, y, width, isRight = false }: FooterText): void {
  const shown = shortened(writableText(text, fonts.sans), fonts.sans, FOOTER_SIZE, width);
  const left = isRight ? x + width - fonts.sans.widthOf(shown, FOOTER_SIZE) : x;
  fonts.sans.write(page, shown, { x: left, y, size: FOOTER_SIZE, color: SOFT });
}
