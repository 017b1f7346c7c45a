import fc from 'fast-check';
import { QUESTION_TYPE_NAMES, type QuestionTypeName } from '#domain/questions/types/registry.ts';
import { oddQuestion } from './odd-questions.ts';
import { FORMATS, type Format, ROUND_TRIPS } from './round-trip.ts';
import { compareRoundTrip } from './round-trip-result.ts';

/** The results of a question type in a format. `example`: the first that changed silently. */
export type Cell = { equal: number; named: number; silent: number; example: string | null };
export type Matrix = ReadonlyMap<Format, ReadonlyMap<QuestionTypeName, Cell>>;

const AT_ONCE = 50;

/**
 * Writes generated questions of every type in every format and reads them again.
 * @param count questions of each type for each format
 * @param folder for temporary files
 */
export async function roundTrips(
  {
    count,
    seed,
    formats = FORMATS,
  }: { readonly count: number; readonly seed: number; readonly formats?: readonly Format[] },
  folder: string,
): Promise<Matrix> {
  const matrix = new Map(formats.map((format) => [format, new Map<QuestionTypeName, Cell>()]));
  for (const type of QUESTION_TYPE_NAMES) {
    for (let done = 0; done < count; done += AT_ONCE) {
      const questions = fc.sample(oddQuestion(type), { numRuns: Math.min(AT_ONCE, count - done), seed: seed + done });
      for (const format of formats) {
        const cell = matrix.get(format)?.get(type) ?? { equal: 0, named: 0, silent: 0, example: null };
        matrix.get(format)?.set(type, cell);
        const sent = await ROUND_TRIPS[format](questions, folder);
        for (const [at, { lost, back }] of sent.entries()) {
          const question = questions[at];
          if (question === undefined) continue;
          const result = compareRoundTrip(question, lost, back);
          cell[result.kind] += 1;
          if (result.kind === 'silent') cell.example ??= result.what;
        }
      }
    }
  }
  return matrix;
}

/** Every silent change of a matrix, one line each. */
export const silentIn = (matrix: Matrix): string[] =>
  [...matrix].flatMap(([format, cells]) =>
    [...cells].flatMap(([type, { silent, example }]) =>
      silent === 0 ? [] : [`${format}, ${type}: ${silent} changed silently, such as ${example}`],
    ),
  );
