import type { ClassAnalysisQuery } from '#api/documents/classrooms/teaching.generated.ts';
import { href } from '#routes/href.ts';

/** The address's parameter for the group; without it, the whole class. */
export const GROUP_PARAMETER = 'group';

export type Analysis = ClassAnalysisQuery['classAnalysis'];
type AnalysedTopic = Analysis['topics'][number];

const lostCredit = ({ answers, credit }: AnalysedTopic): number => answers - credit;

/** The topic in which the class has lost the most marks; undefined without answers. */
export const weakestTopic = (topics: readonly AnalysedTopic[]): AnalysedTopic | undefined =>
  [...topics].sort((a, b) => lostCredit(b) - lostCredit(a))[0];

/** The address of the analysis of one topic or of the class; for one group, if given. */
export function analysisAddress(id: string, topic: string | undefined, group: string | null): string {
  const path = href(topic === undefined ? 'teacher.analysis.detail' : 'teacher.analysis.topic.detail', { id });
  const parameters = new URLSearchParams({
    ...(topic !== undefined && { topic }),
    ...(group !== null && { [GROUP_PARAMETER]: group }),
  });
  return parameters.size === 0 ? path : `${path}?${parameters}`;
}
