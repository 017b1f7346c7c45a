import type { Reason } from '#domain/interchange/import-reason.ts';
import type { InterchangeQuestion, QuestionFiles } from '../questions/interchange-question.ts';
import { textIn, type XmlElement } from '../xml/xml-elements.ts';
import { type QtiIndex, qtiAll, qtiAttribute, qtiChildren, qtiFirst } from './qti-names.ts';
import type { Report } from './qti-text.ts';

/** The question of an item, or why it is rejected. */
export type QtiRead = { readonly item: InterchangeQuestion } | { readonly reason: Reason };
/** Several questions of one item, in order, each with its own losses. */
export type QtiSeveral = {
  readonly several: readonly { readonly read: QtiRead; readonly lost: readonly Reason[]; readonly line: number }[];
};
export type QtiContext = {
  readonly folder: string;
  readonly onLost: Report;
  /** The files of the item. */
  readonly files: QuestionFiles;
  readonly declared: ReadonlyMap<string, Declared>;
};

/** The declaration of a response: correct answers, and the score of each answer. */
export type Declared = {
  readonly cardinality: string;
  readonly baseType: string;
  readonly correct: readonly string[];
  readonly mapped: readonly { readonly key: string; readonly worth: number; readonly caseSensitive: boolean }[];
  /** The mapping's default for other answers, and its upper bound; null if not given. */
  readonly unmapped: number;
  readonly most: number | null;
  /** Whether a score may be below zero. */
  readonly belowZero: boolean;
  /** How the response is scored: by its mapping, as a whole, or in another way. */
  readonly scoring: 'mapping' | 'whole' | 'other';
  /** Whether the rules score answers other than the declared correct ones. */
  readonly contradiction: 'key' | 'weights' | null;
  /** Absolute, or a share of the value, by `equal` in the response processing. */
  readonly tolerance: {
    readonly mode: string;
    readonly off: number;
    readonly below: number;
    readonly above: number;
  } | null;
};

/** What is extracted from the rules of an item. */
export const RULES = ['equal', 'responseIf', 'responseElseIf', 'mapResponse', 'setOutcomeValue'] as const;

/** The response declarations of an item, by identifier. */
export function declaredIn(item: XmlElement, found: QtiIndex): ReadonlyMap<string, Declared> {
  const equals = found('equal');
  const matched = matchedIn(found);
  const processing = qtiFirst(item, 'responseProcessing');
  const template = qtiAttribute(processing ?? item, 'template') ?? '';
  const identifiers = new Set(qtiAll(processing ?? item, 'correct').map((each) => qtiAttribute(each, 'identifier')));
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
      const isByRules = scoring === 'other' && !identifiers.has(name) && values.length > 0;
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
  const text = element === null ? '' : (qtiAttribute(element, name) ?? '').trim();
  return text === '' || !Number.isFinite(Number(text)) ? null : Number(text);
}

/** Templates are identified by the end of their address; without one, the rules show whether they use the mapping. */
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
  // One number applies in both directions; of two, the first is the lower and the second the upper tolerance.
  const [below = 0, above = below] = (qtiAttribute(equal, 'tolerance') ?? '')
    .trim()
    .split(/\s+/)
    .map((part) => Math.abs(Number(part)) || 0);
  return { mode, off: Math.max(below, above), below, above };
}

/**
 * The value that the rules of an item without declared correct answers compare a response with: `match`, in a branch
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

/** The correct answers: the declared ones, otherwise those with the highest score. */
export function correctAnswers(declared: Declared | undefined): readonly string[] {
  if (declared === undefined) return [];
  if (declared.correct.length > 0) return declared.correct;
  return declared.mapped.filter(({ worth }) => worth > 0).map(({ key }) => key);
}

/** Partial answers, in per cent of the highest score. */
export const partiallyCorrect = ({
  mapped,
}: Declared): readonly { readonly key: string; readonly percent: number }[] => {
  const most = Math.max(0, ...mapped.map(({ worth }) => worth));
  return mapped
    .filter(({ worth }) => worth > 0 && worth < most)
    .map(({ key, worth }) => ({ key, percent: Number(((worth / most) * 100).toFixed(2)) }));
};

/** Accepted texts of a typed answer: the correct one and all with the same score. */
export function acceptedOf(declared: Declared | undefined): string[] {
  if (declared === undefined) return [];
  const most = Math.max(0, ...declared.mapped.map(({ worth }) => worth));
  const mapped = declared.mapped.filter(({ worth }) => worth > 0 && worth === most).map(({ key }) => key);
  return [...new Set([...declared.correct, ...mapped])].filter((text) => text !== '');
}

/** The declaration of an interaction's response. */
export const declaredFor = (
  interaction: XmlElement,
  { declared }: Pick<QtiContext, 'declared'>,
): Declared | undefined => declared.get(qtiAttribute(interaction, 'responseIdentifier') ?? '');
