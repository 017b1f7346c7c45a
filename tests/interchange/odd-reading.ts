import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { pdfBlocks } from '#domain/interchange/pdf/pdf-blocks.rule.ts';
import { questionOfStored } from '#server/interchange/bank/stored-question.ts';
import { readLines } from '#server/interchange/jsonl/jsonl.reader.ts';
import { questionOfLine } from '#server/interchange/jsonl/question.line.ts';
import type { PdfText } from '#server/interchange/pdf/pdf.reader.ts';
import { type ForeignFormat, foundIn } from '#server/interchange/questions/foreign.reader.ts';
import { draftOfFound } from '#server/interchange/questions/found.draft.ts';
import { FileError } from '#server/interchange/questions/interchange-question.ts';
import { QuestionError } from '#server/interchange/questions/problem.ts';
import type { QuestionDraft } from '#server/interchange/questions/question.draft.ts';
import type { Question } from '#server/interchange/questions/question.schema.ts';
import { oddBackup, oddCartridge, oddSheet, oddText } from './odd-courses.ts';
import { oddDocument, oddDocumentLines, oddWord } from './odd-documents.ts';
import { ODD_FILES } from './odd-files.ts';
import { oddForm } from './odd-forms.ts';
import { oddLines, oddWorkbook } from './odd-packages.ts';
import { ROUND_TRIPS } from './round-trip.ts';
import { compareRoundTrip } from './round-trip-result.ts';

/** Results for odd files: questions read, questions and files rejected with a reason, and questions that changed. */
export type OddReading = { imported: number; rejected: number; silent: number; example: string | null };
type Imported = { readonly questions: readonly Question[]; readonly rejected: number };

const placing = { subject: null, topic: null, scope: '', moved: {}, duplicates: 'keep' } as const;
/** Written in every part, and read again: a question read from an odd file is like any other. */
const BACK = ['qti 3.0', 'moodle-xml', 'gift', 'csv'] as const;
const LINE_MAX_BYTES = 1_000_000;

const stored = (draft: QuestionDraft, at: number): Question => ({
  ...questionOfStored({ ...draft, images: [] }),
  id: `q-${at}`,
});

async function importForeign(path: string, format: ForeignFormat, pdf?: PdfText): Promise<Imported> {
  const questions: Question[] = [];
  let rejected = 0;
  try {
    for (const found of foundIn(path, format, undefined, pdf === undefined ? {} : { pdf })) {
      if (found.kind !== 'question') {
        rejected += found.kind === 'problem' || found.kind === 'damage' ? 1 : 0;
        continue;
      }
      const { draft } = await draftOfFound(found, placing, { format, title: 'odd', imageStore: null });
      questions.push(stored(draft, questions.length));
    }
  } catch (error) {
    if (!(error instanceof FileError || error instanceof QuestionError)) throw error;
    rejected += 1;
  }
  return { questions, rejected };
}

const LINES_OF_PAGE = 40;

/** The lines of a document as the text of PDF pages. Reading the files themselves has tests of its own. */
async function importPages(text: string, path: string): Promise<Imported> {
  await writeFile(path, '%PDF-1.7');
  const lines = text.split('\n');
  const pages = Array.from({ length: Math.ceil(lines.length / LINES_OF_PAGE) }, (_, page) => ({
    height: 842,
    items: lines.slice(page * LINES_OF_PAGE, (page + 1) * LINES_OF_PAGE).map((line, at) => ({
      ...{ text: line, x: 60, y: 760 - at * 15, width: line.length * 5.5, height: 11, isRightToLeft: false },
    })),
  }));
  return importForeign(path, 'pdf', { ...pdfBlocks(pages), emptyPages: [], rotated: 0 });
}

async function* complete(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}

async function importLines(text: string): Promise<Imported> {
  const questions: Question[] = [];
  let rejected = 0;
  for await (const line of readLines(complete(text), LINE_MAX_BYTES)) {
    try {
      if ('problem' in line) throw new QuestionError(line.problem);
      const draft = await questionOfLine(line.text, (path) =>
        Promise.reject(new QuestionError({ code: 'imageUnusable', image: path, fault: 'missing' })),
      );
      questions.push(stored(draft, questions.length));
    } catch (error) {
      if (!(error instanceof QuestionError)) throw error;
      rejected += 1;
    }
  }
  return { questions, rejected };
}

const COURSES: readonly (readonly [name: string, format: ForeignFormat, file: fc.Arbitrary<Uint8Array>])[] = [
  ['odt', 'odt', oddText],
  ['ods', 'ods', oddSheet],
  ['cartridge', 'qti', oddCartridge],
  ['mbz', 'mbz', oddBackup],
];

type OddSource = readonly [name: string, take: (sample: string | Uint8Array, path: string) => Promise<Imported>];
const sources: readonly (readonly [...OddSource, fc.Arbitrary<string | Uint8Array>])[] = [
  ...ODD_FILES.map(
    ([name, format, file]) =>
      [
        name,
        async (sample: string | Uint8Array, path: string) => {
          await writeFile(path, sample);
          return importForeign(path, format);
        },
        file,
      ] as const,
  ),
  [
    'text',
    async (sample, path) => {
      await writeFile(path, sample);
      return importForeign(path, 'text');
    },
    oddDocument,
  ],
  [
    'word',
    async (sample, path) => {
      await writeFile(path, sample);
      return importForeign(path, 'word');
    },
    oddWord,
  ],
  ['pdf', (sample, path) => importPages(String(sample), path), oddDocumentLines.map((lines) => lines.join('\n'))],
  [
    'google-forms',
    async (sample, path) => {
      await writeFile(path, sample);
      return importForeign(path, 'google-forms');
    },
    oddForm,
  ],
  [
    'xlsx',
    async (sample, path) => {
      await writeFile(path, sample);
      return importForeign(path, 'xlsx');
    },
    oddWorkbook,
  ],
  ...COURSES.map(
    ([name, format, file]) =>
      [
        name,
        async (sample: string | Uint8Array, path: string) => {
          await writeFile(path, sample);
          return importForeign(path, format);
        },
        file,
      ] as const,
  ),
  ['jsonl', (sample) => importLines(String(sample)), oddLines],
];

/** Reads odd files of each format, and sends the questions through other formats. Throws what a reader throws. */
export async function readOddFiles(
  { count, seed }: { readonly count: number; readonly seed: number },
  folder: string,
): Promise<ReadonlyMap<string, OddReading>> {
  const all = new Map<string, OddReading>();
  for (const [name, importFile, file] of sources) {
    const reading: OddReading = { imported: 0, rejected: 0, silent: 0, example: null };
    all.set(name, reading);
    for (const sample of fc.sample(file, { numRuns: count, seed })) {
      const { questions, rejected } = await importFile(sample, join(folder, 'odd.file'));
      reading.rejected += rejected;
      reading.imported += questions.length;
      for (const way of questions.length === 0 ? [] : BACK) {
        const sent = await ROUND_TRIPS[way](questions, folder);
        for (const [at, { lost, back }] of sent.entries()) {
          const question = questions[at];
          const result = question === undefined ? null : compareRoundTrip(question, lost, back);
          if (result?.kind !== 'silent') continue;
          reading.silent += 1;
          reading.example ??= `${way}, ${question?.type}: ${result.what.slice(0, 600)}`;
        }
      }
    }
  }
  return all;
}
