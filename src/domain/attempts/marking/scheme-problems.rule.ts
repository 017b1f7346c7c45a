import { duplicateIds } from '../../questions/choices.schema.ts';
import type { RuleProblem } from '../../questions/types/question-type.ts';
import { evaluateAwards } from './evaluate-awards.rule.ts';
import type { MarkScheme } from './mark-scheme.schema.ts';

/** Problems of a mark scheme that its schema cannot detect. Paths begin with `scheme`. */
export function schemeProblems(scheme: MarkScheme): RuleProblem[] {
  const ids = new Set(scheme.points.map(({ id }) => id));
  const named = [
    ...scheme.points.flatMap(({ id, needs = [] }) => needs.map((need) => ({ path: `scheme.points.${id}`, need }))),
    ...(scheme.groups ?? []).flatMap(({ points }, at) => points.map((need) => ({ path: `scheme.groups.${at}`, need }))),
  ];
  const grouped = (scheme.groups ?? []).flatMap(({ points }) => points.map((id) => ({ id })));
  const all = evaluateAwards(
    { ...scheme, total: Number.MAX_SAFE_INTEGER },
    scheme.points.map(({ id }) => ({ point: id })),
  );
  return [
    ...duplicateIds(scheme.points, 'scheme.points', { part: 'markScheme' }),
    ...duplicateIds(grouped, 'scheme.groups', { part: 'markScheme' }),
    ...named
      .filter(({ need }) => !ids.has(need))
      .map(
        ({ path, need }): RuleProblem => ({
          path,
          reason: `"${need}" is not a mark point`,
          coded: { code: 'markPointUnknown', point: need },
        }),
      ),
    ...scheme.points
      .filter((point) => dependsOnItself(scheme, point.id))
      .map(
        ({ id }): RuleProblem => ({
          path: `scheme.points.${id}`,
          reason: 'the point requires itself',
          coded: { code: 'markPointNeedsItself', point: id },
        }),
      ),
    ...(scheme.total > all.marks
      ? [
          {
            path: 'scheme.total',
            reason: `is ${scheme.total}, but the points add up to ${all.marks} at most`,
            coded: { code: 'marksTooMany', total: scheme.total, most: all.marks } as const,
          },
        ]
      : []),
  ];
}

function dependsOnItself(scheme: MarkScheme, start: string): boolean {
  const needsOf = (id: string): readonly string[] => scheme.points.find((point) => point.id === id)?.needs ?? [];
  const seen = new Set<string>();
  const open = [...needsOf(start)];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (id === start) return true;
    if (seen.has(id)) continue;
    seen.add(id);
    open.push(...needsOf(id));
  }
  return false;
}
