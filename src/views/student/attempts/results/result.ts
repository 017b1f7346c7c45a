import type { AttemptResultQuery } from '#api/documents/attempts/analysis.generated.ts';

export type Result = AttemptResultQuery['attemptResult'];
