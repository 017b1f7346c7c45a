import type { InterchangeItem, ItemFiles } from '../interchange-item.ts';
import { textIn, type XmlElement } from '../text/xml-elements.ts';
import { type QtiIndex, qtiAll, qtiAttribute, qtiChildren, qtiFirst } from './qti-names.ts';
import type { Tell } from './qti-text.ts';

/** What an item asks, or why it cannot be asked here. */
export type QtiRead = { readonly item: InterchangeItem } | { readonly reason: string };
/** Several questions that one item asks, in order; each with what it loses by itself. */
export type QtiSeveral = {
  readonly several: readonly { readonly read: QtiRead; readonly lost: readonly string[]; readonly line: number }[];
};
export type QtiContext = {
  readonly folder: string;
  readonly tell: Tell;
  /** The files that came with it. */
  readonly files: ItemFiles;
  readonly declared: ReadonlyMap<string, Declared>;
};

/** What an item says of a response: what is right, and what each answer earns. */
export type Declared = {
  readonly cardinality: string;
  readonly baseType: string;
  readonly correct: readonly string[];
  readonly mapped: readonly { readonly key: string; readonly worth: number; readonly caseSensitive: boolean }[];
  /** Absolute or a share of the value, by `equal` in the response processing. */
  readonly tolerance: { readonly mode: string; readonly off: number } | null;
};

/** What is looked for in the rules of an item. */
export const RULES = ['equal', 'responseIf', 'responseElseIf'] as const;

/** The responses that an item declares, by their names. */
export function declaredIn(item: XmlElement, found: QtiIndex): ReadonlyMap<string, Declared> {
  const equals = found('equal');
  const matched = matchedIn(found);
  return new Map(
    qtiChildren(item, 'responseDeclaration').map((declaration) => {
      const name = qtiAttribute(declaration, 'identifier') ?? '';
      const correct = qtiFirst(declaration, 'correctResponse');
      const mapped = qtiAll(declaration, 'mapEntry').map((entry) => ({
        key: qtiAttribute(entry, 'mapKey') ?? '',
        worth: Number(qtiAttribute(entry, 'mappedValue') ?? 0),
        caseSensitive: qtiAttribute(entry, 'caseSensitive') === 'true',
      }));
      return [
        name,
        {
          cardinality: qtiAttribute(declaration, 'cardinality') ?? 'single',
          baseType: qtiAttribute(declaration, 'baseType') ?? '',
          correct:
            correct !== null
              ? qtiAll(correct, 'value').map((value) => textIn(value).trim())
              : mapped.length > 0
                ? []
                : (matched.get(name) ?? []),
          mapped,
          tolerance: toleranceOf(equals.find((equal) => names(equal, name))),
        },
      ];
    }),
  );
}

const names = (equal: XmlElement, response: string): boolean =>
  [...qtiAll(equal, 'variable'), ...qtiAll(equal, 'correct')].some(
    (each) => qtiAttribute(each, 'identifier') === response,
  );

function toleranceOf(equal: XmlElement | undefined): Declared['tolerance'] {
  if (equal === undefined) return null;
  const mode = qtiAttribute(equal, 'toleranceMode') ?? 'exact';
  const off = Math.max(
    0,
    ...(qtiAttribute(equal, 'tolerance') ?? '').split(/\s+/).map((part) => Math.abs(Number(part)) || 0),
  );
  return { mode, off };
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
export function rightOf(declared: Declared | undefined): readonly string[] {
  if (declared === undefined) return [];
  if (declared.correct.length > 0) return declared.correct;
  return declared.mapped.filter(({ worth }) => worth > 0).map(({ key }) => key);
}

/** Answers that earn a part alone. */
export const partlyRight = ({ mapped }: Declared): readonly string[] => {
  const most = Math.max(0, ...mapped.map(({ worth }) => worth));
  return mapped.filter(({ worth }) => worth > 0 && worth < most).map(({ key }) => key);
};

/** Texts that are taken for a typed answer: the right one and whatever earns as much. */
export function acceptedOf(declared: Declared | undefined): string[] {
  if (declared === undefined) return [];
  const most = Math.max(0, ...declared.mapped.map(({ worth }) => worth));
  const mapped = declared.mapped.filter(({ worth }) => worth > 0 && worth === most).map(({ key }) => key);
  return [...new Set([...declared.correct, ...mapped])].filter((text) => text !== '');
}

/** What an item says of the response of an interaction. */
export const declaredFor = (interaction: XmlElement, { declared }: QtiContext): Declared | undefined =>
  declared.get(qtiAttribute(interaction, 'responseIdentifier') ?? '');
