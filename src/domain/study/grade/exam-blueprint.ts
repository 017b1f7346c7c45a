import type { GradeBoundary } from '../../attempts/results/grade-boundaries.ts';

/** What an exam in a subject consists of, as its past papers show. */
export type ExamBlueprint = {
  /** The marks of each topic in all papers, by the topic's id. */
  readonly marks: ReadonlyMap<string, number>;
  /** Questions in one paper, on average. */
  readonly questionCount: number;
  /** Grades with the share of the marks they need; empty if no paper has any. */
  readonly boundaries: readonly GradeBoundary[];
};

/** The share of an exam's marks that each topic has, 0 to 1; 0 for topics that no paper asks about. */
export function examShareOf({ marks }: ExamBlueprint, topic: string): number {
  const all = [...marks.values()].reduce((sum, each) => sum + each, 0);
  return all > 0 ? (marks.get(topic) ?? 0) / all : 0;
}
