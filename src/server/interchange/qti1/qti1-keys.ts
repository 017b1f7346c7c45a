import type { ImportReason } from '#domain/interchange/import-reason.ts';
import type { OnLost } from '../questions/interchange-question.ts';
import { textIn, type XmlElement } from '../xml/xml-elements.ts';
import { elementsIn } from './qti1-elements.ts';

/** A condition of a rule on one response: it equals a value, or is between two. */
type Claim = {
  readonly response: string;
  readonly value: string;
  readonly strict: boolean;
  /** Whether longer answers that contain the value are accepted as well. */
  readonly isPartOfAnswer: boolean;
};
type Bound = { readonly response: string; readonly value: number; readonly isLeast: boolean };

/** A rule that changes the score, and the feedback that it shows. */
export type Award = {
  readonly worth: number;
  readonly claims: readonly Claim[];
  readonly bounds: readonly Bound[];
  readonly feedback: readonly string[];
};

/** The rules of an item, in order; negated conditions are left out. */
export function awardsIn(item: XmlElement): readonly Award[] {
  return elementsIn(item, 'respcondition').map((rule) => {
    const [claims, bounds]: [Claim[], Bound[]] = [[], []];
    for (const condition of elementsIn(rule, 'conditionvar')) collect(condition, claims, bounds);
    return {
      worth: worthOf(rule),
      claims,
      bounds,
      feedback: elementsIn(rule, 'displayfeedback').map(({ attributes }) => attributes.linkrefid ?? ''),
    };
  });
}

function collect({ nodes }: XmlElement, claims: Claim[], bounds: Bound[]): void {
  for (const node of nodes) {
    if (typeof node === 'string' || node.name === 'not') continue;
    const response = node.attributes.respident ?? '';
    const value = textIn(node).trim();
    if (node.name === 'varequal' || node.name === 'varsubstring')
      claims.push({
        ...{ response, value, strict: /^yes$/i.test(node.attributes.case ?? '') },
        isPartOfAnswer: node.name === 'varsubstring',
      });
    else if (/^var[gl]te?$/.test(node.name))
      bounds.push({ response, value: Number(value), isLeast: node.name.startsWith('varg') });
    else collect(node, claims, bounds);
  }
}

/** Points, a percentage, or `SCORE.max`: only their order matters. */
function worthOf(rule: XmlElement): number {
  const set = elementsIn(rule, 'setvar').map((each) => {
    const text = textIn(each).trim();
    const worth = /\.max$/i.test(text) ? 100 : Number(text) || 0;
    return /^subtract$/i.test(each.attributes.action ?? '') ? -worth : worth;
  });
  if (set.length > 0) return Math.max(...set);
  return /^correct$/i.test(rule.attributes.title ?? '') ? 100 : 0;
}

/** The conditions on a response that earn something. */
export const claimsOf = (awards: readonly Award[], response: string): readonly (Claim & { readonly worth: number })[] =>
  awards
    .filter(({ worth }) => worth > 0)
    .flatMap(({ claims, worth }) => claims.map((claim) => ({ ...claim, worth })))
    .filter((claim) => claim.response === response);

type Rule = { readonly worth: number; readonly values: readonly string[] };

/** The rules that change the score and name a response, with the values they name. */
const rulesOf = (awards: readonly Award[], response: string): readonly Rule[] =>
  awards
    .map(({ worth, claims }) => ({
      worth,
      values: claims.filter((claim) => claim.response === response).map(({ value }) => value),
    }))
    .filter(({ worth, values }) => worth !== 0 && values.length > 0);

/** What each choice earns in per cent, by identifier, if only one can be chosen. */
export function percentagesOfChoice(awards: readonly Award[], response: string): ReadonlyMap<string, number> {
  const rules = rulesOf(awards, response);
  const most = Math.max(0, ...rules.map(({ worth }) => worth));
  const percentages = new Map<string, number>();
  for (const { worth, values } of rules) {
    for (const value of values) {
      const percent = most === 0 ? 0 : exact((worth / most) * 100);
      percentages.set(value, Math.max(percentages.get(value) ?? percent, percent));
    }
  }
  return percentages;
}

/**
 * The same if several can be chosen. Rules that name one choice each are weights; a rule that names several requires
 * all of them: each earns its share, and an incorrect one deducts as much. `isEven`: an incorrect choice always deducts
 * as much, as Canvas marks without a rule for it.
 */
export function percentagesOfSeveral(
  awards: readonly Award[],
  response: string,
  offered: readonly string[],
  isEven: boolean,
  onLost: OnLost,
): ReadonlyMap<string, number> {
  const rules = rulesOf(awards, response);
  const gains = rules.filter(({ worth }) => worth > 0);
  const isWeighted = rules.length > 1 && rules.every(({ values }) => values.length === 1);
  const isSame = rules.every(({ worth }) => worth === rules[0]?.worth);
  const total = gains.reduce((sum, { worth }) => sum + worth, 0);
  if (isWeighted && !(isEven && isSame))
    return new Map(rules.map(({ worth, values }) => [values[0] ?? '', exact((worth / total) * 100)]));
  const correct = new Set(gains.flatMap(({ values }) => values));
  if (gains.length > 1 && !isWeighted) onLost({ code: 'weightsMadeEven' });
  const share = 100 / Math.max(1, correct.size);
  return new Map(offered.map((value) => [value, correct.has(value) ? share : -share]));
}

/**
 * A correct number and its tolerance. `replaced`: the number in the file, if it is not in the middle of its range,
 * which a tolerance requires.
 */
type CorrectNumber = { readonly value: number; readonly off: number; readonly replaced: number | null };

/** The conditions of one rule on a number: values, and the range around them. */
type NumberRule = {
  readonly value: number | null;
  readonly least: number;
  readonly most: number;
  readonly ends: number;
};

function numberRulesOf(awards: readonly Award[], response: string): readonly NumberRule[] {
  return awards
    .filter(({ worth }) => worth > 0)
    .map(({ claims, bounds }) => {
      const [value] = claims.filter((claim) => claim.response === response).map((claim) => Number(claim.value));
      const own = bounds.filter((bound) => bound.response === response && Number.isFinite(bound.value));
      const [lower, upper] = [true, false].map((isLeast) => own.filter((bound) => bound.isLeast === isLeast));
      return {
        value: value !== undefined && Number.isFinite(value) ? value : null,
        least: Math.max(...(lower ?? []).map((bound) => bound.value)),
        most: Math.min(...(upper ?? []).map((bound) => bound.value)),
        ends: ((lower ?? []).length > 0 ? 1 : 0) + ((upper ?? []).length > 0 ? 1 : 0),
      };
    })
    .filter(({ value, ends }) => value !== null || ends > 0);
}

/** Why the correct numbers are invalid: a value outside its range, or an empty range. Null if they are valid. */
export function contradictionOf(awards: readonly Award[], response: string): ImportReason | null {
  for (const { value, least, most, ends } of numberRulesOf(awards, response)) {
    if (ends === 1) return { code: 'rangeHalfOpen' };
    if (ends === 2 && least > most) return { code: 'rangeEndsBeforeStart', least, most };
    if (ends === 2 && value !== null && (value < least || value > most))
      return { code: 'numberOutsideRange', value, least, most };
  }
  return null;
}

/** The correct numbers, each from its rule: a value, the bounds around it, or bounds alone. */
export function numbersOf(awards: readonly Award[], response: string): readonly CorrectNumber[] {
  return numberRulesOf(awards, response).flatMap(({ value, least, most, ends }) => {
    if (ends < 2) return value === null ? [] : [{ value, off: 0, replaced: null }];
    const middle = exact((least + most) / 2);
    const isMiddle = value === null || Math.abs(value - middle) <= Math.max(most - least, Math.abs(middle)) * 1e-9;
    return [
      {
        value: isMiddle ? (value ?? middle) : middle,
        off: exact((most - least) / 2),
        replaced: isMiddle ? null : value,
      },
    ];
  });
}

/** Without the floating-point error: 0.15000000000000002 is 0.15. */
const exact = (value: number): number => Number(value.toPrecision(12));
