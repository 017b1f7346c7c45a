import type { AssignmentReportQuery } from '#api/documents/classrooms/assignment-report.generated.ts';

export type ReportPage = AssignmentReportQuery['assignmentReport'];

/** A correlation, to two decimals. */
export const rounded = (value: number): number => Math.round(value * 100) / 100;

/** The titles of the topics, by their ids. */
export const topicTitles = ({ questions }: ReportPage): ReadonlyMap<string, string> =>
  new Map(questions.map(({ topic, topicTitle }) => [topic, topicTitle]));

/** The names of the students, by their ids. */
export const studentNames = ({ report }: ReportPage): ReadonlyMap<string, string> =>
  new Map(report.students.map(({ id, name }) => [id, name]));
