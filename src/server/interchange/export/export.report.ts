import type { ImportReason } from '#domain/interchange/import-reason.ts';
import type { CountsByType } from '#domain/interchange/import-report.ts';
/** What a format cannot represent of a question. */
export type ExportLoss = { readonly item: string; readonly what: ImportReason };

/** The result of an export. Printed in this form, too. */
export type ExportReport = { exported: number; readonly lost: ExportLoss[]; readonly byType: CountsByType };
