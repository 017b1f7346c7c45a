import { useEffect, useState } from 'react';
import { ExamMatchesDocument, type ExamMatchesQuery } from '#api/documents/assessments/exam.generated.ts';
import { useApi } from '#client/app.context.ts';
import type { ExamRecipe } from '#domain/assessments/exam-recipe.schema.ts';

export type MatchCount =
  | { readonly state: 'noTopics' | 'counting' | 'failed' }
  | { readonly state: 'counted'; readonly count: ExamMatchesQuery['examMatches'] };

/** Users choose several things in a row; matches are counted when they pause. */
const REST_MS = 250;

/** How many questions match a recipe, counted by the server whenever it changes. */
export function useMatchCount({
  topics,
  types,
  difficulties,
}: Pick<ExamRecipe, 'topics' | 'types' | 'difficulties'>): MatchCount {
  const api = useApi();
  const recipeKey = JSON.stringify({ topics, types, difficulties });
  const [answer, setAnswer] = useState<{ readonly requested: string; readonly count: MatchCount } | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const recipe = JSON.parse(recipeKey) as Pick<ExamRecipe, 'topics' | 'types' | 'difficulties'>;
    if (recipe.topics.length === 0) return undefined;
    const timer = setTimeout(() => {
      api(ExamMatchesDocument, { recipe: { ...recipe, prefer: 'any', length: 1 } }).then(
        ({ examMatches: count }) =>
          isCurrent && setAnswer({ requested: recipeKey, count: { state: 'counted', count } }),
        () => isCurrent && setAnswer({ requested: recipeKey, count: { state: 'failed' } }),
      );
    }, REST_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [api, recipeKey]);

  if (topics.length === 0) return { state: 'noTopics' };
  return answer?.requested === recipeKey ? answer.count : { state: 'counting' };
}
