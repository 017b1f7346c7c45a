import { IMPORT_RECOGNISED_MAX } from '#domain/interchange/import.schema.ts';
import type { RecognisedEntry } from '#domain/interchange/import-report.ts';
import type { ImportReport } from '../bank/import.report.ts';
import type { QuestionDraft } from './question.draft.ts';

/** Longer questions are not stored a second time in the report. */
const ENTRY_MAX_CHARS = 20_000;

/** Documents of which the first questions are shown next to their text. */
export function addRecognised(
  report: ImportReport,
  where: { readonly file: string; readonly line: number; readonly number: number },
  { source, inferred }: Pick<RecognisedEntry, 'source' | 'inferred'>,
  { type, stem, body, key }: QuestionDraft,
): void {
  report.recognised ??= [];
  const chars = stem.length + JSON.stringify([body, key]).length;
  if (report.recognised.length < IMPORT_RECOGNISED_MAX && chars <= ENTRY_MAX_CHARS)
    report.recognised.push({ ...where, source, inferred, type, stem, body, key });
}
