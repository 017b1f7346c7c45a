import type { AttemptResultQuery } from '#api/documents/analysis.generated.ts';

export type Result = AttemptResultQuery['attemptResult'];
