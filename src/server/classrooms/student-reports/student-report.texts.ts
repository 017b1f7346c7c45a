import { texts as german } from '#texts/compiled/de/classrooms/reports/student-report-page.generated.ts';
import { texts as english } from '#texts/compiled/en/classrooms/reports/student-report-page.generated.ts';
import { textsByLanguage } from '#texts/texts-by-language.ts';

/** Texts of the PDF of a report. */
export const STUDENT_REPORT_TEXTS = textsByLanguage(english, { de: german });
