/** Why a student reports a question. */
export const REPORT_REASONS = ['wrongKey', 'unclear', 'typing', 'picture', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
