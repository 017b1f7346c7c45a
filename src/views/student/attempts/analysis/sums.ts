import type { AnalysisQuery } from '#api/documents/attempts/analysis.generated.ts';

/** The student's totals, in all topics or in one. */
export type Sums = Pick<AnalysisQuery['analysis'], 'total' | 'weeks' | 'topics' | 'types' | 'bands'>;

/** Today where weeks are counted: on the server, in UTC. */
export const countedToday = (): string => new Date().toISOString().slice(0, 10);
