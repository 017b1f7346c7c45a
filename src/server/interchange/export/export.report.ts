import type { ImportReason } from '#domain/interchange/import-reason.ts';
/** What a format cannot hold of a question. */
export type ExportLoss = { readonly item: string; readonly what: ImportReason };

/** What an export did. In this form it is also printed. */
export type ExportReport = { exported: number; readonly lost: ExportLoss[]; readonly byType: Record<string, number> };
