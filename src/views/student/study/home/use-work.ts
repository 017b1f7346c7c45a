import { type PlanEntry, WORK_KINDS } from '#domain/study/study-plan.rule.ts';
import { useTexts } from '#texts/current-language.ts';
import { studyTexts } from '#texts/study/study.texts.ts';

/** The text for a piece of planned work. */
export function useWork(): (entry: { readonly kind: string; readonly count: PlanEntry['count'] }) => string {
  const { today: t } = useTexts(studyTexts);
  return ({ kind, count }) => {
    const known = WORK_KINDS.find((each) => each === kind);
    return known === undefined ? '' : t.kinds[known]({ count });
  };
}
