import type { Reason } from '#domain/interchange/import-reason.ts';
import type { InterchangeQuestion, QuestionFiles } from '../questions/interchange-question.ts';
import { textIn, type XmlElement } from '../xml/xml-elements.ts';
import { type QtiIndex, qtiAll, qtiAttribute, qtiChildren, qtiFirst } from './qti-names.ts';
import type { Tell } from './qti-text.ts';

/** What an item asks, or why it cannot be asked here. */
export type QtiRead = { readonly item: InterchangeQuestion } | { readonly reason: Reason };
/** Several questions that one item asks, in order; each with what it loses by itself. */
export type QtiSeveral = {
  readonly several: readonly { readonly read: QtiRead; readonly lost: readonly Reason[]; readonly line: number }[];
};
export type QtiContext = {
  readonly folder: string;
  readonly onLost: Tell;
  /** The files that came with it. */
  readonly files: QuestionFiles;
  readonly declared: ReadonlyMap<string, Declared>;
};

/** What an item says of a response: what is right, and what each answer earns. */
export type Declared = {
  readonly cardinality: string;
  readonly baseType: string;
  readonly correct: readonly string[];
  readonly mapped: readonly { readonly key: string; readonly worth: number; readonly caseSensitive: boolean }[];
  /** What the mapping gives to answers that it does not name, and the most it gives in all; null where it does not say. */
  readonly unmapped: number;
  readonly most: number | null;
  /** Whether a score may be below zero. */
  readonly belowZero: boolean;
  /** How the response is scored: by its mapping, as a whole, or in another way. */
  readonly scoring: 'mapping' | 'whole' | 'other';
  /** Whether the rules score other answers: none that is said to be correct, or some besides. */
  readonly contradiction: 'key' | 'weights' | null;
  /** Absolute or a share of the value, by `equal` in the response processing. */
  readonly tolerance: {
    readonly mode: string;
    readonly off: number;
    readonly below: number;
    readonly above: number;
  } | null;
};

/** What is looked for in the rules of an item. */
export const RULES = ['equal', 'responseIf', 'responseElseIf', 'mapResponse'] as const;

/** The responses that an item declares, by their names. */
export function declaredIn(item: XmlElement, found: QtiIndex): ReadonlyMap<string, Declared> {
  const equals = found('equal');
  const matched = matchedIn(found);
  const processing = qtiFirst(item, 'responseProcessing');
  const template = qtiAttribute(processing ?? item, 'template') ?? '';
  const asked = new Set(qtiAll(processing ?? item, 'correct').map((each) => qtiAttribute(each, 'identifier')));
  return new Map(
    qtiChildren(item, 'responseDeclaration').map((declaration) => {
      const name = qtiAttribute(declaration, 'identifier') ?? '';
      const correct = qtiFirst(declaration, 'correctResponse');
      const mapping = qtiFirst(declaration, 'mapping');
      const mapped = qtiAll(declaration, 'mapEntry').map((entry) => ({
        key: qtiAttribute(entry, 'mapKey') ?? '',
        worth: Number(qtiAttribute(entry, 'mappedValue') ?? 0),
        caseSensitive: qtiAttribute(entry, 'caseSensitive') === 'true',
      }));
      const scoring = scoringOf(template, name, found);
      const values = correct === null ? [] : qtiAll(correct, 'value').map((value) => textIn(value).trim());
      const isByRules = scoring === 'other' && !asked.has(name) && values.length > 0;
      return [
        name,
        {
          cardinality: qtiAttribute(declaration, 'cardinality') ?? 'single',
          baseType: qtiAttribute(declaration, 'baseType') ?? '',
          correct: correct !== null ? values : mapped.length > 0 ? [] : (matched.get(name) ?? []),
          mapped,
          unmapped: numberIn(mapping, 'defaultValue') ?? 0,
          most: numberIn(mapping, 'upperBound'),
          belowZero: (numberIn(mapping, 'lowerBound') ?? -1) < 0,
          scoring,
          contradiction: isByRules ? contradictionOf(values, matched.get(name) ?? []) : null,
          tolerance: toleranceOf(equals.find((equal) => names(equal, name))),
        },
      ];
    }),
  );
}

function contradictionOf(correct: readonly string[], scored: readonly string[]): Declared['contradiction'] {
  if (scored.length === 0) return null;
  if (!scored.some((value) => correct.includes(value))) return 'key';
  return scored.every((value) => correct.includes(value)) ? null : 'weights';
}

function numberIn(element: XmlElement | null, name: string): number | null {
  const said = element === null ? '' : (qtiAttribute(element, name) ?? '').trim();
  return said === '' || !Number.isFinite(Number(said)) ? null : Number(said);
}

/** Templates are named by the end of their address; without one, the rules say whether they ask the mapping. */
function scoringOf(template: string, response: string, found: QtiIndex): Declared['scoring'] {
  if (/map_response/i.test(template)) return 'mapping';
  if (/match_correct/i.test(template)) return 'whole';
  const maps = found('mapResponse').some((element) => qtiAttribute(element, 'identifier') === response);
  return maps ? 'mapping' : 'other';
}

const names = (equal: XmlElement, response: string): boolean =>
  [...qtiAll(equal, 'variable'), ...qtiAll(equal, 'correct')].some(
    (each) => qtiAttribute(each, 'identifier') === response,
  );

function toleranceOf(equal: XmlElement | undefined): Declared['tolerance'] {
  if (equal === undefined) return null;
  const mode = qtiAttribute(equal, 'toleranceMode') ?? 'exact';
  // One number goes both ways; of two, the first goes down and the second up.
  const [below = 0, above = below] = (qtiAttribute(equal, 'tolerance') ?? '')
    .trim()
    .split(/\s+/)
    .map((part) => Math.abs(Number(part)) || 0);
  return { mode, off: Math.max(below, above), below, above };
}

/**
 * What the rules of an item compare a response with, where it declares nothing right: `match` with a value, in a branch
 * that sets a score above 0.
 */
function matchedIn(found: QtiIndex): ReadonlyMap<string, readonly string[]> {
  const matched = new Map<string, string[]>();
  for (const branch of [...found('responseIf'), ...found('responseElseIf')]) {
    const earns = qtiChildren(branch, 'setOutcomeValue').some((set) => Number(textIn(qtiFirst(set, 'baseValue'))) > 0);
    const compared = qtiChildren(branch, 'match')[0];
    const variable = compared === undefined ? undefined : qtiChildren(compared, 'variable')[0];
    const value = compared === undefined ? undefined : qtiChildren(compared, 'baseValue')[0];
    if (!earns || variable === undefined || value === undefined) continue;
    const name = qtiAttribute(variable, 'identifier') ?? '';
    matched.set(name, [...(matched.get(name) ?? []), textIn(value).trim()]);
  }
  return matched;
}

/** What is right: what the item says, else what earns most. */
export function correctAnswers(declared: Declared | undefined): readonly string[] {
  if (declared === undefined) return [];
  if (declared.correct.length > 0) return declared.correct;
  return declared.mapped.filter(({ worth }) => worth > 0).map(({ key }) => key);
}

/** Answers that earn a part alone, in per cent of the most that one earns. */
export const partiallyCorrect = ({
  mapped,
}: Declared): readonly { readonly key: string; readonly percent: number }[] => {
  const most = Math.max(0, ...mapped.map(({ worth }) => worth));
  return mapped
    .filter(({ worth }) => worth > 0 && worth < most)
    .map(({ key, worth }) => ({ key, percent: Number(((worth / most) * 100).toFixed(2)) }));
};

/** Texts that are accepted as a typed answer: the correct one and all that earn as much. */
export function acceptedOf(declared: Declared | undefined): string[] {
  if (declared === undefined) return [];
  const most = Math.max(0, ...declared.mapped.map(({ worth }) => worth));
  const mapped = declared.mapped.filter(({ worth }) => worth > 0 && worth === most).map(({ key }) => key);
  return [...new Set([...declared.correct, ...mapped])].filter((text) => text !== '');
}

/** What an item says of the response of an interaction. */
export const declaredFor = (interaction: XmlElement, { declared }: QtiContext): Declared | undefined =>
  declared.get(qtiAttribute(interaction, 'responseIdentifier') ?? '');
