import { readFileSync } from 'node:fs';

/** A student's answers in the order they were given. */
export type StudentAnswers = { readonly skills: readonly number[]; readonly correct: readonly boolean[] };

/** A file that cannot be read, in a sentence for the user of the command. */
export class AnswerFileError extends Error {}

const LINES_A_STUDENT = 3;

/** Reads a file of three lines a student: the number of answers, their skills, and 1 for correct or 0 for incorrect. */
export function readAnswerFile(path: string): readonly StudentAnswers[] {
  const lines = readText(path).split(/\r?\n/);
  while (lines.at(-1)?.trim() === '') lines.pop();
  if (lines.length === 0) throw new AnswerFileError(`${path} is empty.`);
  if (lines.length % LINES_A_STUDENT !== 0) {
    throw new AnswerFileError(`${path} has ${lines.length} lines, which is not three per student.`);
  }
  return Array.from({ length: lines.length / LINES_A_STUDENT }, (_, student) => readStudent(path, lines, student));
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
    throw new AnswerFileError(isMissing ? `The file ${path} does not exist.` : `The file ${path} can't be read.`);
  }
}

function readStudent(path: string, lines: readonly string[], student: number): StudentAnswers {
  const first = student * LINES_A_STUDENT;
  const numbers = (line: number): readonly number[] => readNumbers(path, first + line + 1, lines[first + line]);
  const [counts, skills, correct] = [numbers(0), numbers(1), numbers(2)];
  if (counts.length !== 1 || counts[0] !== skills.length || counts[0] !== correct.length) {
    throw new AnswerFileError(
      `${path}, line ${first + 1}: the number of answers differs from that of the next two lines.`,
    );
  }
  if (correct.some((value) => value !== 0 && value !== 1)) {
    throw new AnswerFileError(`${path}, line ${first + 3}: an answer is neither 0 nor 1.`);
  }
  return { skills, correct: correct.map((value) => value === 1) };
}

function readNumbers(path: string, line: number, text = ''): readonly number[] {
  const parts = text.split(',').map((part) => part.trim());
  if (parts.at(-1) === '') parts.pop();
  const odd = parts.find((part) => !/^\d{1,9}$/.test(part));
  if (odd !== undefined)
    throw new AnswerFileError(`${path}, line ${line}: “${odd.slice(0, 40)}” is not a whole number.`);
  return parts.map(Number);
}
