import type { Found, InterchangeItem } from '#server/interchange/interchange-item.ts';
import { texts as english } from '#texts/en/import-reasons.ts';
import { wordReason } from '#texts/import-reason.wording.ts';
import { PARTS, type Part, saidBy } from './said-by.ts';

/** How a question came back: the same, changed with a word about it, or changed without one. */
export type Verdict = { readonly kind: 'equal' | 'named' } | { readonly kind: 'silent'; readonly what: string };

const CHANGED_SCHEME = /mark scheme|model answer|points are marked|scorer|grader/;
/** The words by which a report names that a part has changed. */
const NAMES: Readonly<Record<Part, RegExp>> = {
  type: /mark scheme|model answer|points are marked|each of several correct|significant figures/,
  stem: /the words before the text with gaps|words for what is asked|pictures|formatting/,
  explanation: /the explanation/,
  hints: /^hints$/,
  tags: /^tags|^the tag /,
  order: /keep their order/,
  choices: /formatting|letters that choices/,
  answer: /bar parts answers|each of several correct|weights of the choices|formatting|the model answer/,
  strictness: /letter case|accents/,
  scheme: CHANGED_SCHEME,
  limits: /how many (?:words|files)|points are marked|mark scheme/,
  unit: /\bunits?\b/,
  tolerance: /significant figures|share of the value/,
  written: /how the answer is written/,
};

/** Judges what came back of a question. `lost`: what the writer named; null stands for a type that the format has not. */
export function judge(sent: InterchangeItem, lost: readonly string[] | null, back: Found | undefined): Verdict {
  if (lost === null || back?.kind === 'problem') return { kind: 'named' };
  if (back === undefined) return { kind: 'silent', what: 'the question is gone' };
  if (back.kind === 'lost') return { kind: 'named' };
  const named = [...lost, ...back.lost.map((what) => wordReason(english, what))];
  const [one, other] = [saidBy(sent), saidBy(back.item)];
  const changed = PARTS.filter((part) => one[part] !== other[part]);
  const silent = changed.filter((part) => !named.some((what) => NAMES[part].test(what)));
  if (silent.length > 0)
    return { kind: 'silent', what: silent.map((part) => `${part}: ${one[part]} → ${other[part]}`).join('; ') };
  return { kind: changed.length > 0 || named.length > 0 ? 'named' : 'equal' };
}
