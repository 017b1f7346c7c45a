import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { attributeValues } from './attribute-values.ts';

/** The parts of Radix Themes that the product uses, from its sources and Radix's own. */
export type RadixUsage = {
  /** Class names without a value, such as `rt-Button` or `rt-truncate`. */
  readonly classes: ReadonlySet<string>;
  /**
   * The values (`2`) of each property's class name (`rt-r-size`). A property that is only
   * switched on (`truncate`) has the value `true`, and its class has no suffix.
   */
  readonly values: ReadonlyMap<string, ReadonlySet<string>>;
  readonly breakpoints: ReadonlySet<string>;
  /** The values of each data attribute (`data-accent-color`); an unlisted attribute can have any. */
  readonly attributes: ReadonlyMap<string, ReadonlySet<string>>;
  /** Custom properties that scripts or our own style sheets mention. */
  readonly properties: ReadonlySet<string>;
};

const PROP = /(\w+): \{([^{}]*?className: '(rt-[\w-]+)'[^{}]*?|[^{}]*?)\}/g;
/** Folders with components. */
const SCREENS = 'client,app,ui,views';

const DEFAULT = /default: '([^']+)'/;
const BREAKPOINT = /\b(xs|sm|md|lg|xl)\s*:/g;

const DATA_ATTRIBUTES: readonly (readonly [attribute: string, props: readonly string[]])[] = [
  ['data-accent-color', ['color', 'accentColor']],
  ['data-gray-color', ['grayColor']],
  ['data-radius', ['radius']],
  ['data-scaling', ['scaling']],
  ['data-panel-background', ['panelBackground']],
];

const read = (path: string): string => readFileSync(path, 'utf8');

const kebab = (name: string): string => name.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase();

/** Names imported from Radix Themes as values, in one source. */
const importedFrom = (source: string): string[] =>
  [...source.matchAll(/import \{([^}]*)\} from '@radix-ui\/themes'/g)].flatMap((match) =>
    (match[1] ?? '').split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? ''),
  );

/** A Radix source file and everything it imports from its own package. */
function withImports(path: string, seen: Map<string, string>): void {
  if (seen.has(path)) return;
  const source = read(path);
  seen.set(path, source);
  for (const [, specifier = ''] of source.matchAll(/from '(\.[^']+)'/g)) {
    const target = join(dirname(path), specifier).replace(/\.js$/, '');
    const [found] = globSync(`${target}.{ts,tsx}`);
    if (found !== undefined && !found.includes('/index.')) withImports(found, seen);
  }
}

/**
 * @param sources folder of the product's own sources
 * @param radix folder of the package @radix-ui/themes
 */
export function radixUsage(sources: string, radix: string): RadixUsage {
  const own = globSync(`${sources}/{${SCREENS}}/**/*.{ts,tsx}`).map(read);
  const components = new Set(own.flatMap(importedFrom).filter((name) => /^[A-Z]/.test(name)));
  const reached = new Map<string, string>();
  for (const component of components) {
    const [file] = globSync(`${radix}/src/components/${kebab(component)}.tsx`);
    if (file !== undefined) withImports(file, reached);
  }
  const ofRadix = [...reached.values()];
  const written = attributeValues(own);
  const writtenByRadix = attributeValues(ofRadix, { handsOn: true });

  const defaults = new Map<string, Set<string>>();
  const namesOfClass = new Map<string, Set<string>>();
  for (const source of ofRadix) {
    for (const [, prop = '', body = '', className] of source.matchAll(PROP)) {
      const value = DEFAULT.exec(body)?.[1];
      if (value !== undefined) defaults.set(prop, (defaults.get(prop) ?? new Set()).add(value));
      if (className !== undefined) namesOfClass.set(className, (namesOfClass.get(className) ?? new Set()).add(prop));
    }
  }
  const isMentioned = (prop: string): boolean => own.some((source) => new RegExp(`\\b${prop}\\b`).test(source));
  const valuesOf = (prop: string): string[] => [
    ...(isMentioned(prop) ? ['true'] : []),
    ...written(prop),
    ...writtenByRadix(prop),
    ...(defaults.get(prop) ?? []),
  ];

  return {
    classes: new Set(ofRadix.flatMap((source) => source.match(/\brt-[A-Za-z][\w-]*/g) ?? [])),
    values: new Map([...namesOfClass].map(([className, props]) => [className, new Set([...props].flatMap(valuesOf))])),
    breakpoints: new Set(own.flatMap((source) => [...source.matchAll(BREAKPOINT)].map((match) => match[1] ?? ''))),
    attributes: new Map(
      DATA_ATTRIBUTES.map(([attribute, props]) => [attribute, new Set(['gray', ...props.flatMap(valuesOf)])]),
    ),
    properties: new Set(
      [...own, ...ofRadix, ...globSync(`${sources}/{${SCREENS}}/**/*.css`).map(read)].flatMap(
        (source) => source.match(/--[a-z][\w-]*/g) ?? [],
      ),
    ),
  };
}
