import type { Correction, CorrectionLocation } from '#domain/interchange/correction.schema.ts';
import { IMPORT_RECOGNISED_MAX } from '#domain/interchange/import.schema.ts';
import type { Reason } from '#domain/interchange/import-reason.ts';
import type { RecognisedEntry } from '#domain/interchange/import-report.ts';
import type { ImportReport } from '../bank/import.report.ts';
import { correctableOf, correctedQuestion } from '../document/question-correction.ts';
import type { Found, InterchangeQuestion } from './interchange-question.ts';
import type { QuestionDraft } from './question.draft.ts';

/** Longer questions are not stored a second time in the report. */
const ENTRY_MAX_CHARS = 20_000;

type Where = { readonly file: string; readonly line: number; readonly number: number };

/** A question of a document as its author has corrected it; anything else unchanged. */
export function withCorrectionOf(
  found: Found,
  file: string,
  correctionOf: ((location: CorrectionLocation) => Correction | undefined) | undefined,
): Found {
  if ((found.kind !== 'question' && found.kind !== 'problem') || found.recognised === undefined) return found;
  const { position } = found;
  const { source } = found.recognised;
  const correction = correctionOf?.({ file, line: position.line, source });
  if (correction === undefined) return found;
  if (found.kind === 'question') {
    // What was inferred of the document is not true of the correction.
    const item = correctedQuestion(found.item, correction.question);
    return { ...found, item, recognised: { source, inferred: [] } };
  }
  return {
    ...{ kind: 'question', position, id: null, category: [], lost: [], name: found.name ?? '' },
    item: correctedQuestion(found.recognised.item, correction.question),
    recognised: { source, inferred: [] },
    ...(found.files !== undefined && { files: found.files }),
  };
}

/** Documents of which the first questions are shown next to their text. */
export function addRecognised(
  report: ImportReport,
  where: Where,
  { source, inferred, item }: Pick<RecognisedEntry, 'source' | 'inferred'> & { readonly item: InterchangeQuestion },
  { type, stem, body, key }: QuestionDraft,
): void {
  add(report, { ...where, source, inferred, type, stem, body, key, correctable: correctableOf(item) });
}

/** A question of a document that is refused, next to its text, so that its author can correct it. */
export function addRefused(
  report: ImportReport,
  where: Where,
  { source, item, refused }: { readonly source: string; readonly item: InterchangeQuestion; readonly refused: Reason },
): void {
  const correctable = correctableOf(item);
  const { type } = item;
  const { stem } = correctable;
  add(report, { ...where, source, inferred: [], type, stem, body: {}, key: {}, correctable, refused });
}

function add(report: ImportReport, entry: RecognisedEntry): void {
  report.recognised ??= [];
  report.recognisedCount = (report.recognisedCount ?? 0) + 1;
  const chars = entry.stem.length + JSON.stringify([entry.body, entry.key, entry.correctable]).length;
  if (report.recognised.length < IMPORT_RECOGNISED_MAX && chars <= ENTRY_MAX_CHARS * 2) report.recognised.push(entry);
}
