import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { foundIn } from '#server/interchange/foreign.reader.ts';
import { draftOfFound } from '#server/interchange/found.draft.ts';
import { FileError } from '#server/interchange/interchange-item.ts';
import { QuestionError } from '#server/interchange/problem.ts';
import type { Question } from '#server/interchange/question.schema.ts';
import { questionOfStored } from '#server/interchange/stored-question.ts';
import { ODD_FILES } from './odd-files.ts';
import { judge } from './verdict.ts';
import { WAYS } from './ways.ts';

/** What became of odd files: questions taken, questions and files refused with a reason, and questions that changed. */
export type OddReading = { taken: number; refused: number; silent: number; example: string | null };

const placing = { subject: null, topic: null, scope: '', moved: {}, duplicates: 'keep' } as const;
/** Written in every part, and read again: what was taken of an odd file is a question like any other. */
const BACK = ['qti 3.0', 'moodle-xml', 'gift', 'csv'] as const;

/** Reads odd files of each format, and sends what was taken of them through other formats. Throws what a reader throws. */
export async function readOddFiles(
  { count, seed }: { readonly count: number; readonly seed: number },
  folder: string,
): Promise<ReadonlyMap<string, OddReading>> {
  const all = new Map<string, OddReading>();
  for (const [name, format, file] of ODD_FILES) {
    const reading: OddReading = { taken: 0, refused: 0, silent: 0, example: null };
    all.set(name, reading);
    for (const text of fc.sample(file, { numRuns: count, seed })) {
      const place = join(folder, 'odd.file');
      await writeFile(place, text);
      const questions: Question[] = [];
      try {
        for (const found of foundIn(place, format)) {
          if (found.kind !== 'question') {
            reading.refused += found.kind === 'problem' ? 1 : 0;
            continue;
          }
          const { draft } = await draftOfFound(found, placing, { format, title: 'odd', figures: null });
          questions.push({ ...questionOfStored({ ...draft, figures: [] }), id: `q-${questions.length}` });
        }
      } catch (error) {
        if (!(error instanceof FileError || error instanceof QuestionError)) throw error;
        reading.refused += 1;
      }
      reading.taken += questions.length;
      for (const way of questions.length === 0 ? [] : BACK) {
        const sent = await WAYS[way](questions, folder);
        for (const [at, { lost, back }] of sent.entries()) {
          const question = questions[at];
          const verdict = question === undefined ? null : judge(question, lost, back);
          if (verdict?.kind !== 'silent') continue;
          reading.silent += 1;
          reading.example ??= `${way}, ${question?.type}: ${verdict.what.slice(0, 600)}`;
        }
      }
    }
  }
  return all;
}
