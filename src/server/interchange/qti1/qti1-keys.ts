import { textIn, type XmlElement } from '../text/xml-elements.ts';
import { elementsIn } from './qti1-elements.ts';

/** What a rule asks of one response: that it is a value, or lies between two. */
type Claim = { readonly response: string; readonly value: string; readonly strict: boolean };
type Bound = { readonly response: string; readonly value: number; readonly isLeast: boolean };

/** A rule that earns something, and the feedback that it shows. */
export type Award = {
  readonly worth: number;
  readonly claims: readonly Claim[];
  readonly bounds: readonly Bound[];
  readonly feedback: readonly string[];
};

/** The rules of an item, in their order; what must not be answered is left out. */
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
      claims.push({ response, value, strict: /^yes$/i.test(node.attributes.case ?? '') });
    else if (/^var[gl]te?$/.test(node.name))
      bounds.push({ response, value: Number(value), isLeast: node.name.startsWith('varg') });
    else collect(node, claims, bounds);
  }
}

/** Points, a share of a hundred, or `SCORE.max`: all that counts is what is more than what. */
function worthOf(rule: XmlElement): number {
  const set = elementsIn(rule, 'setvar').map((each) => {
    const said = textIn(each).trim();
    return /\.max$/i.test(said) ? 100 : Number(said) || 0;
  });
  if (set.length > 0) return Math.max(...set);
  return /^correct$/i.test(rule.attributes.title ?? '') ? 100 : 0;
}

/** What is claimed of a response where something is earned. */
export const claimsOf = (awards: readonly Award[], response: string): readonly (Claim & { readonly worth: number })[] =>
  awards
    .filter(({ worth }) => worth > 0)
    .flatMap(({ claims, worth }) => claims.map((claim) => ({ ...claim, worth })))
    .filter((claim) => claim.response === response);

/** A number that is right, and how far off an answer may be. */
type RightNumber = { readonly value: number; readonly off: number };

/** The numbers that are right, each by the rule that says so: a value, the bounds around it, or bounds alone. */
export function numbersOf(awards: readonly Award[], response: string): readonly RightNumber[] {
  return awards
    .filter(({ worth }) => worth > 0)
    .flatMap(({ claims, bounds }) => {
      const values = claims.filter((claim) => claim.response === response).map(({ value }) => Number(value));
      const own = bounds.filter((bound) => bound.response === response && Number.isFinite(bound.value));
      const least = Math.max(...own.filter(({ isLeast }) => isLeast).map((bound) => bound.value));
      const most = Math.min(...own.filter(({ isLeast }) => !isLeast).map((bound) => bound.value));
      const isSpan = Number.isFinite(least) && Number.isFinite(most) && least <= most;
      const [value = isSpan ? (least + most) / 2 : Number.NaN] = values;
      if (!Number.isFinite(value)) return [];
      const off = isSpan ? Math.max(value - least, most - value, 0) : 0;
      return [{ value, off: Number(off.toPrecision(12)) }];
    });
}
