/** A rule of a style sheet, parsed by the build (`src/tools/client/style-rules.ts`). */
export type StyleRule = {
  /** Its enclosing conditions, outermost first: `@media (min-width: 48rem)`. */
  readonly within: readonly string[];
  /**
   * Its selectors, each with what a page must contain for it to match something (`.name`, `#id`, `[name=value]`, `[name]`,
   * an element): all of one of these lists. Selectors that only a state can match (`:hover`) are left out.
   */
  readonly selectors: readonly { readonly text: string; readonly needs: readonly (readonly string[])[] }[];
  /** `name:value`; variables start with two dashes. */
  readonly declarations: readonly string[];
};

/** The part of a style sheet that the first paint may need. */
export type StyleRules = {
  readonly rules: readonly StyleRule[];
  /** `@keyframes`, whole, by name. */
  readonly keyframes: Readonly<Record<string, string>>;
  /** `@font-face`, whole. */
  readonly faces: readonly string[];
};

const TAG = /<([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)/g;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;
const VARIABLE = /var\(\s*(--[\w-]+)/g;
/** Elements and classes that every page has, or gets before its first paint. */
const AROUND = ['html', 'body', '.light', '.dark', '#root'];

/** The elements, classes, ids and attributes of a page, in the form of `needs`. */
function usedBy(html: string): ReadonlySet<string> {
  const known = new Set(AROUND);
  for (const [, tag = '', attributes = ''] of html.matchAll(TAG)) {
    known.add(tag);
    for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      known.add(`[${name}]`).add(`[${name}=${value}]`);
      if (name === 'id') known.add(`#${value}`);
      if (name === 'class') for (const part of value.split(/\s+/)) known.add(`.${part}`);
    }
  }
  return known;
}

const variablesIn = (text: string): string[] => [...text.matchAll(VARIABLE)].map(([, name = '']) => name);

/** Every variable that these texts use, directly or through other variables. */
function variablesUsed(texts: readonly string[], defined: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const used = new Set<string>();
  const waiting = texts.flatMap(variablesIn);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    waiting.push(...(defined.get(name) ?? []).flatMap(variablesIn));
  }
  return used;
}

const nameOf = (declaration: string): string => declaration.slice(0, declaration.indexOf(':'));
const isVariable = (declaration: string): boolean => declaration.startsWith('--');

type Matching = Pick<StyleRules, 'keyframes' | 'faces'> & { readonly rules: StyleRule[] };

/** The rules of a sheet that can match the page, with the selectors that can. */
const matchingOf = ({ rules, keyframes, faces }: StyleRules, known: ReadonlySet<string>): Matching => ({
  rules: rules
    .map((rule) => ({
      ...rule,
      selectors: rule.selectors.filter(({ needs }) => needs.some((list) => list.every((need) => known.has(need)))),
    }))
    .filter(({ selectors }) => selectors.length > 0),
  keyframes,
  faces,
});

/** A sheet as CSS, without unused variables. */
function written({ rules, keyframes, faces }: Matching, used: ReadonlySet<string>): string {
  const texts = rules.map(({ within, selectors, declarations }) => {
    const usedDeclarations = declarations.filter(
      (declaration) => !isVariable(declaration) || used.has(nameOf(declaration)),
    );
    if (usedDeclarations.length === 0) return '';
    const rule = `${selectors.map(({ text }) => text).join()}{${usedDeclarations.join(';')}}`;
    return within.reduceRight((inner, condition) => `${condition}{${inner}}`, rule);
  });
  const animated = rules.flatMap(({ declarations }) => declarations.filter((text) => text.startsWith('animation')));
  const frames = Object.entries(keyframes).filter(([name]) => animated.some((value) => value.includes(name)));
  return [...faces, ...texts, ...frames.map(([, text]) => text)].join('');
}

/**
 * The part of each style sheet, in order, that a page needs for its first paint to be final: the rules that can
 * match it as it is rendered, and the variables that these rules and the page use. A superfluous rule is better than
 * a missing one: the position of elements in the page is not considered.
 */
export function firstStyles(sheets: readonly StyleRules[], html: string): string[] {
  const known = usedBy(html);
  const matching = sheets.map((sheet) => matchingOf(sheet, known));
  const declarations = matching.flatMap(({ rules }) => rules.flatMap((rule) => rule.declarations));
  const defined = Map.groupBy(declarations.filter(isVariable), nameOf);
  const used = variablesUsed([html, ...declarations.filter((declaration) => !isVariable(declaration))], defined);
  return matching.map((sheet) => written(sheet, used));
}
