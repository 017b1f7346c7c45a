import type { ClassAnalysisQuery } from '#api/documents/teaching.generated.ts';

export type Analysis = ClassAnalysisQuery['classAnalysis'];
