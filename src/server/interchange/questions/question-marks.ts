import { type InterchangeQuestion, type OnLost, plainScheme } from './interchange-question.ts';

/** Maximum marks of a point of a mark scheme. */
const POINT_MAX_MARKS = 50;
/** Programs write thirds with two to five digits. */
const ROUNDING = 0.01;

/** Every question is worth one mark: the quiz decides how much a question counts. */
export const marksOf = (item: InterchangeQuestion): number =>
  item.type === 'essay' || item.type === 'file' ? item.scheme.points.reduce((sum, { marks = 1 }) => sum + marks, 0) : 1;

/**
 * A question with the marks of its file: a mark scheme of one point takes them, and of every other question the report
 * names marks that differ from its own. Null: the file has none.
 */
export function withMarks(item: InterchangeQuestion, marks: number | null, onLost: OnLost): InterchangeQuestion {
  if (marks === null || Math.abs(marks - marksOf(item)) < ROUNDING) return item;
  if ((item.type === 'essay' || item.type === 'file') && isPointMarks(marks)) {
    const [point, ...others] = item.scheme.points;
    if (point !== undefined && others.length === 0) return { ...item, scheme: plainScheme(point.text, marks) };
  }
  onLost({ code: 'marksDropped', marks: Number(marks.toPrecision(6)) });
  return item;
}

const isPointMarks = (marks: number): boolean => Number.isInteger(marks) && marks >= 1 && marks <= POINT_MAX_MARKS;

/** Whether the parts of a question count the same. */
export const isEven = (worths: readonly number[]): boolean => {
  const most = Math.max(...worths);
  return worths.every((worth) => Math.abs(worth - most) <= most * ROUNDING);
};
