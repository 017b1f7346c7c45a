import { childrenOf, type XmlElement } from '../xml/xml-elements.ts';
import { attributeOf, propertyOf } from './office-xml.ts';
import type { ListPosition } from './word-styles.ts';

type Level = { readonly format: string; readonly text: string; readonly start: number };
type List = {
  readonly abstract: string;
  readonly levels: ReadonlyMap<number, Level>;
  readonly restarts: ReadonlyMap<number, number>;
};

const LEVELS_MAX = 9;

/** Counts the lists of a document: the label of each paragraph in order, as Word displays it. */
export class WordLists {
  readonly #lists = new Map<string, List>();
  /** The numbers of each list by level; several lists may continue each other. */
  readonly #counts = new Map<string, number[]>();
  readonly #started = new Set<string>();

  constructor(root: XmlElement | null) {
    const abstracts = new Map(
      childrenOf(root, 'abstractNum').map((list) => [attributeOf(list, 'abstractNumId') ?? '', levelsOf(list)]),
    );
    for (const number of childrenOf(root, 'num')) {
      const abstract = propertyOf(number, 'abstractNumId') ?? '';
      const overrides = childrenOf(number, 'lvlOverride');
      const restarts = overrides.flatMap((override) => {
        const start = propertyOf(override, 'startOverride');
        return start === null ? [] : [[Number(attributeOf(override, 'ilvl') ?? 0), Number(start)] as const];
      });
      const levels = new Map([...(abstracts.get(abstract) ?? []), ...overrides.flatMap((each) => [...levelsOf(each)])]);
      this.#lists.set(attributeOf(number, 'numId') ?? '', { abstract, levels, restarts: new Map(restarts) });
    }
  }

  /** The label of the next paragraph at a place; empty: it has none. */
  next({ list: id, level }: ListPosition): string {
    const list = this.#lists.get(id);
    const format = list?.levels.get(level);
    if (list === undefined || format === undefined || !(level < LEVELS_MAX)) return '';
    const counts = this.#counts.get(list.abstract) ?? [];
    this.#counts.set(list.abstract, counts);
    const isFirst = !this.#started.has(`${id} ${level}`);
    this.#started.add(`${id} ${level}`);
    const restart = isFirst ? list.restarts.get(level) : undefined;
    counts[level] = restart ?? (counts[level] === undefined ? format.start : counts[level] + 1);
    counts.length = level + 1;
    if (format.format === 'bullet') return '•';
    if (format.format === 'none') return '';
    return format.text.replace(/%([1-9])/g, (_, number: string) => {
      const at = Number(number) - 1;
      const level = list.levels.get(at);
      return written(counts[at] ?? level?.start ?? 1, level?.format ?? 'decimal');
    });
  }
}

const levelsOf = (list: XmlElement): ReadonlyMap<number, Level> =>
  new Map(
    childrenOf(list, 'lvl').map((level) => [
      Number(attributeOf(level, 'ilvl') ?? 0),
      {
        format: propertyOf(level, 'numFmt') ?? 'decimal',
        text: (propertyOf(level, 'lvlText') ?? '').slice(0, 40),
        start: Number(propertyOf(level, 'start') ?? 1),
      },
    ]),
  );

const ROMAN = [
  [1_000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const;
const COUNT_MAX = 3_999;

/** A number as a list of Word or OpenDocument writes it. */
export function written(number: number, format: string): string {
  if (!Number.isInteger(number) || number < 1 || number > COUNT_MAX) return String(number);
  const isUpper = /^(?:upper|[AI])/.test(format);
  const cased = (text: string): string => (isUpper ? text.toUpperCase() : text);
  if (/Letter$|^[aA]$/.test(format))
    return cased(String.fromCharCode(97 + ((number - 1) % 26)).repeat(Math.ceil(number / 26)));
  if (!/Roman$|^[iI]$/.test(format)) return String(number);
  let [rest, text] = [number, ''];
  for (const [value, letters] of ROMAN) {
    while (rest >= value) {
      text += letters;
      rest -= value;
    }
  }
  return cased(text);
}
