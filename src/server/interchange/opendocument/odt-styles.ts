import { EMPHASES, type Emphasis } from '#domain/interchange/document/document.ts';
import { attributeOf, elementsIn } from '../word/office-xml.ts';
import { childOf, childrenOf, type XmlElement } from '../xml/xml-elements.ts';

/** The formatting of a style, with what it inherits. */
export type OdtFormat = {
  readonly emphases: Partial<Record<Emphasis, boolean>>;
  readonly script?: 'sub' | 'super';
  readonly isHidden?: boolean;
};
export type OdtLevel = {
  readonly format: string;
  readonly prefix: string;
  readonly suffix: string;
  readonly start: number;
};

const INHERITED_MAX = 20;
const PLAIN: OdtFormat = { emphases: {} };

const isDark = (colour: string): boolean => /^#[0-3][0-9a-f][0-3][0-9a-f][0-3][0-9a-f]$/i.test(colour);

function formatOf(properties: XmlElement | null): OdtFormat {
  if (properties === null) return PLAIN;
  const emphases: Partial<Record<Emphasis, boolean>> = {};
  const set = (emphasis: Emphasis, name: string, isOn: (value: string) => boolean): void => {
    const value = attributeOf(properties, name);
    if (value !== null) emphases[emphasis] = isOn(value);
  };
  set('bold', 'font-weight', (value) => value === 'bold' || Number(value) >= 600);
  set('italic', 'font-style', (value) => value !== 'normal');
  set('underline', 'text-underline-style', (value) => value !== 'none');
  set('highlight', 'background-color', (value) => !/^(?:transparent|#ffffff)$/i.test(value));
  set('colour', 'color', (value) => !isDark(value));
  const position = attributeOf(properties, 'text-position') ?? '';
  const script = /^(?:sub|-)/.test(position) ? 'sub' : /^(?:super|[1-9])/.test(position) ? 'super' : undefined;
  return {
    emphases,
    ...(script !== undefined && { script }),
    ...(attributeOf(properties, 'display') === 'none' && { isHidden: true }),
  };
}

/** The text styles and list styles of a document's parts, by name. */
export class OdtStyles {
  readonly #styles = new Map<string, XmlElement>();
  readonly #lists = new Map<string, ReadonlyMap<number, OdtLevel>>();
  readonly #known = new Map<string, OdtFormat>();

  add(styles: XmlElement | null): void {
    for (const each of elementsIn(styles)) {
      const name = attributeOf(each, 'name') ?? '';
      if (each.name === 'style') this.#styles.set(name, each);
      if (each.name === 'list-style') this.#lists.set(name, levelsOf(each));
    }
  }

  format(name: string | null, depth = 0): OdtFormat {
    const style = name === null || depth > INHERITED_MAX ? undefined : this.#styles.get(name);
    if (name === null || style === undefined) return PLAIN;
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const base = this.format(attributeOf(style, 'parent-style-name'), depth + 1);
    const own = formatOf(childOf(style, 'text-properties'));
    const format = { ...base, ...own, emphases: { ...base.emphases, ...own.emphases } };
    this.#known.set(name, format);
    return format;
  }

  level(list: string | null, depth: number): OdtLevel | null {
    return this.#lists.get(list ?? '')?.get(depth) ?? null;
  }
}

const levelsOf = (list: XmlElement): ReadonlyMap<number, OdtLevel> =>
  new Map(
    [...childrenOf(list, 'list-level-style-number'), ...childrenOf(list, 'list-level-style-bullet')].map((level) => [
      Number(attributeOf(level, 'level') ?? 1),
      {
        format: level.name.endsWith('bullet') ? 'bullet' : (attributeOf(level, 'num-format') ?? ''),
        prefix: (attributeOf(level, 'num-prefix') ?? '').slice(0, 10),
        suffix: (attributeOf(level, 'num-suffix') ?? '').slice(0, 10),
        start: Number(attributeOf(level, 'start-value') ?? 1),
      },
    ]),
  );

/** Emphases that are on, the outer formats first. */
export const emphasesOn = (formats: readonly OdtFormat[]): readonly Emphasis[] => {
  let set: OdtFormat['emphases'] = {};
  for (const { emphases } of formats) set = { ...set, ...emphases };
  return EMPHASES.filter((emphasis) => set[emphasis] === true);
};
