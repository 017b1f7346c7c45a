import { choiceId } from './interchange-question.ts';

type Pair = { readonly prompt: string; readonly match: string };

/**
 * A matching question from pairs of texts. Equal matches are one choice; a pair without a prompt only adds its match to
 * the choices.
 */
export function matchingQuestion(
  stem: string,
  pairs: readonly Pair[],
  matches: readonly string[] = pairs.map(({ match }) => match),
) {
  const ids = new Map<string, string>();
  for (const match of matches) if (!ids.has(match)) ids.set(match, choiceId(ids.size));
  return {
    type: 'matching' as const,
    stem,
    choices: [...ids].map(([text, id]) => ({ id, text })),
    answer: pairs
      .filter(({ prompt }) => prompt !== '')
      .map(({ prompt, match }) => ({ text: prompt, match: ids.get(match) ?? '' })),
  };
}
