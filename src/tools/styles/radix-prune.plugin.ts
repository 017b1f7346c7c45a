import type { Plugin, Root } from 'postcss';
import parser from 'postcss-selector-parser';
import { type RadixUsage, radixUsage } from './radix-usage.ts';

/**
 * The colour scheme of the root, by the theme inside it. With such a rule, a browser computes the styles of the root
 * again after changes of elements anywhere in the page. Ours has a class for it.
 */
const ROOT_BY_CONTENT = ':root:where(:has(';

const BREAKPOINT_PREFIX = /^(xs|sm|md|lg|xl):/;

/** Whether an element of the product can carry a class. Classes that are not Radix's own are kept. */
function isClassUsed(name: string, usage: RadixUsage): boolean {
  const breakpoint = BREAKPOINT_PREFIX.exec(name)?.[1];
  if (breakpoint !== undefined && !usage.breakpoints.has(breakpoint)) return false;
  const plain = name.replace(BREAKPOINT_PREFIX, '');
  const negative = plain.startsWith('-rt-');
  const className = negative ? plain.slice(1) : plain;
  if (!className.startsWith('rt-')) return true;
  const values = usage.values.get(className);
  if (values !== undefined) return values.size > 0;
  for (let end = className.lastIndexOf('-'); end > 0; end = className.lastIndexOf('-', end - 1)) {
    const known = usage.values.get(className.slice(0, end));
    const value = className.slice(end + 1);
    if (known !== undefined) return known.has(negative ? `-${value}` : value);
  }
  return usage.classes.has(className);
}

function isAttributeUsed({ attribute, value }: parser.Attribute, usage: RadixUsage): boolean {
  const known = usage.attributes.get(attribute);
  return known === undefined || value === undefined || known.has(value);
}

/** Whether a selector can match; alternatives in `:is()` and similar that cannot are removed. */
function canMatch(selector: parser.Selector, usage: RadixUsage): boolean {
  return [...selector.nodes].every((node) => {
    if (node.type === 'class') return isClassUsed(node.value, usage);
    if (node.type === 'attribute') return isAttributeUsed(node, usage);
    if (node.type !== 'pseudo' || node.nodes.length === 0 || node.value === ':not') return true;
    for (const inner of [...node.nodes]) if (!canMatch(inner, usage)) inner.remove();
    return node.nodes.length > 0;
  });
}

function pruneRules(root: Root, usage: RadixUsage): void {
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && rule.parent.name.endsWith('keyframes')) return;
    const usedSelectors = parser((selectors) => {
      for (const selector of [...selectors.nodes]) {
        const isByContent = String(selector).trim().startsWith(ROOT_BY_CONTENT);
        if (isByContent || !canMatch(selector, usage)) selector.remove();
      }
    }).processSync(rule.selector);
    if (usedSelectors.trim() === '') rule.remove();
    else rule.selector = usedSelectors;
  });
}

/** Removes unused custom properties repeatedly, until there are none. */
function pruneProperties(root: Root, usage: RadixUsage): void {
  for (;;) {
    const readNow = new Set(usage.properties);
    root.walkDecls(({ value }) => {
      for (const [, name = ''] of value.matchAll(/var\(\s*(--[\w-]+)/g)) readNow.add(name);
    });
    let removedCount = 0;
    root.walkDecls(/^--/, (declaration) => {
      if (readNow.has(declaration.prop)) return;
      declaration.remove();
      removedCount += 1;
    });
    if (removedCount === 0) return;
  }
}

function pruneKeyframes(root: Root): void {
  const named = new Set<string>();
  root.walkDecls(/animation/, ({ value }) => {
    for (const word of value.match(/[\w-]+/g) ?? []) named.add(word);
  });
  root.walkAtRules('keyframes', (rule) => {
    if (!named.has(rule.params)) rule.remove();
  });
}

function pruneEmpty(root: Root): void {
  root.walk((node) => {
    if ('nodes' in node && node.nodes !== undefined && node.nodes.every(({ type }) => type === 'comment')) {
      if (node.type === 'rule') node.remove();
    }
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
}

/**
 * PostCSS plugin: reduces Radix Themes' style sheet to what the product's sources can use. Wide-gamut variants of
 * the colours are removed too: the palette is sRGB everywhere.
 */
export function radixPrune({ sources, radix }: { readonly sources: string; readonly radix: string }): Plugin {
  return {
    postcssPlugin: 'radix-prune',
    Once(root, { result }) {
      if (!root.source?.input.file?.endsWith('@radix-ui/themes/styles.css')) return;
      const usage = radixUsage(sources, radix);
      root.walkAtRules('supports', (rule) => {
        if (rule.params.includes('display-p3')) rule.remove();
      });
      pruneRules(root, usage);
      pruneProperties(root, usage);
      pruneKeyframes(root);
      pruneEmpty(root);
      result.messages.push({ type: 'dir-dependency', plugin: 'radix-prune', dir: sources, glob: '**/*.{ts,tsx}' });
    },
  };
}
