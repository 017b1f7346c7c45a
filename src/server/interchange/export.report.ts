import type { Loss } from './import.report.ts';

/** What an export did. In this form it is also printed. */
export type ExportReport = { exported: number; readonly lost: Loss[]; readonly byType: Record<string, number> };
