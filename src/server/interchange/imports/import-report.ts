import { IMPORT_FOLDERS_MAX, IMPORT_RECOGNISED_MAX, IMPORT_REPORT_MAX } from '#domain/interchange/import.schema.ts';
import type { Reason } from '#domain/interchange/import-reason.ts';
import type {
  AmbiguousNumber,
  CountsByType,
  FileDamage,
  FileEncoding,
  RecognisedEntry,
  ReportFolder,
  ReportSummary,
} from '#domain/interchange/import-report.ts';
import { keysOf } from '#domain/platform/keys-of.ts';
import type { Loss, Rejection } from '../bank/import.report.ts';

/** The report of an import that has not read anything yet. */
export const newReport = (): ReportSummary => ({
  ...{ imported: 0, cards: 0, unchanged: 0, rejectedCount: 0, lostCount: 0 },
  ...{ byType: {}, folders: [], rejected: [], lost: [] },
});

type Part = {
  readonly imported: number;
  readonly unchanged: number;
  readonly rejected: readonly Rejection[];
  readonly lost: readonly Loss[];
  readonly byType: CountsByType;
  readonly numbers?: readonly AmbiguousNumber[];
  readonly encodings?: readonly FileEncoding[];
  readonly damages?: readonly FileDamage[];
  readonly recognised?: readonly RecognisedEntry[];
  readonly recognisedCount?: number;
};

/** Adds the results of the files of one format. `name` returns the user's name for a file. */
export function addPart(report: ReportSummary, part: Part, name: (text: string) => string): void {
  report.imported += part.imported;
  report.unchanged += part.unchanged;
  report.rejectedCount += part.rejected.length;
  report.lostCount += part.lost.length;
  for (const type of keysOf(part.byType)) report.byType[type] = (report.byType[type] ?? 0) + (part.byType[type] ?? 0);
  const ofFile = <Each extends { readonly file: string }>(each: Each): Each => ({ ...each, file: name(each.file) });
  if (part.numbers !== undefined) report.numbers = [...(report.numbers ?? []), ...part.numbers.map(ofFile)];
  if (part.encodings !== undefined) report.encodings = [...(report.encodings ?? []), ...part.encodings.map(ofFile)];
  if (part.damages !== undefined) report.damages = [...(report.damages ?? []), ...part.damages.map(ofFile)];
  if (part.recognised !== undefined) {
    const shown = [...(report.recognised ?? []), ...part.recognised.map(ofFile)];
    report.recognised = shown.slice(0, IMPORT_RECOGNISED_MAX);
    report.recognisedCount = (report.recognisedCount ?? 0) + (part.recognisedCount ?? part.recognised.length);
  }
  const named = (reason: Reason): Reason => namedReason(reason, name);
  for (const { file, reason, ...where } of part.rejected.slice(0, IMPORT_REPORT_MAX - report.rejected.length))
    report.rejected.push({ ...where, file: name(file), reason: named(reason) });
  for (const { item, file, what, ...where } of part.lost.slice(0, IMPORT_REPORT_MAX - report.lost.length))
    report.lost.push({
      ...where,
      item: name(item),
      ...(file !== undefined && { file: name(file) }),
      what: named(what),
    });
}

/** Only a repeated id names a file. */
function namedReason(reason: Reason, name: (text: string) => string): Reason {
  if (!('code' in reason)) return reason;
  return reason.code === 'idRepeated' ? { ...reason, file: name(reason.file) } : reason;
}

/** Sums up by topic; topics beyond some hundred are combined. */
export class FolderTally {
  readonly #folders = new Map<string, ReportFolder>();

  add(
    { subject, topic }: { readonly subject: string; readonly topic: string },
    what: 'coming' | 'there',
    count = 1,
  ): void {
    const name = `${subject}/${topic}`;
    const folder = this.#folders.get(name) ?? { subject, topic, coming: 0, there: 0 };
    folder[what] += count;
    this.#folders.set(name, folder);
  }

  folders(): ReportFolder[] {
    return [...this.#folders.values()].slice(0, IMPORT_FOLDERS_MAX);
  }
}
