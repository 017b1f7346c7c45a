import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule, type Container, type Rule } from 'postcss';
import parser from 'postcss-selector-parser';
import type { StyleRule, StyleRules } from '#server/platform/pages/first-styles.ts';

/** Pseudo-classes that only match after user interaction. */
const STATES = /^:(hover|active|focus|focus-visible|focus-within|target)$/;
const ANY_OF = /^:(is|where)$/;

type Needs = readonly (readonly string[])[];

/** All combinations of one list from each side. */
const both = (some: Needs, others: Needs): Needs => some.flatMap((a) => others.map((b) => [...new Set([...a, ...b])]));

/** What a compound selector needs; null if only a state can match it. */
function needsOfPart(part: parser.Node): Needs | null {
  if (part.type === 'class') return [[`.${part.value}`]];
  if (part.type === 'id') return [[`#${part.value}`]];
  if (part.type === 'tag') return [[part.value.toLowerCase()]];
  if (part.type === 'attribute') {
    return [[part.operator === '=' ? `[${part.attribute}=${part.value ?? ''}]` : `[${part.attribute}]`]];
  }
  if (part.type !== 'pseudo') return [[]];
  if (STATES.test(part.value)) return null;
  return ANY_OF.test(part.value) ? part.nodes.flatMap((inner) => needsOf(inner) ?? []) : [[]];
}

/** What a page must contain for a selector to match: one of these lists. Null if it needs a state, or matches nothing. */
function needsOf(selector: parser.Selector): Needs | null {
  let needs: Needs = [[]];
  for (const part of selector.nodes) {
    const own = needsOfPart(part);
    if (own === null || own.length === 0) return null;
    needs = both(needs, own);
  }
  return needs;
}

function selectorsOf(rule: Rule): StyleRule['selectors'] {
  const selectors: { text: string; needs: Needs }[] = [];
  parser((root) => {
    root.each((selector) => {
      const needs = needsOf(selector);
      if (needs !== null) selectors.push({ text: selector.toString().trim(), needs });
    });
  }).processSync(rule.selector);
  return selectors;
}

const declarationsOf = (rule: Rule): string[] =>
  rule.nodes
    .filter((node) => node.type === 'decl')
    .map(({ prop, value, important }) => `${prop}:${value}${important ? '!important' : ''}`);

/** The only font faces that are inlined: basic characters, and their fallbacks. */
const FIRST_FACES = /unicode-range:U\+20-7E|font-family:"[^"]* Fallback"/;

/**
 * Parses a style sheet into rules, so that the server can inline only those that a page needs at first. Font faces
 * of rarer characters are only in the whole sheet.
 */
export function styleRules(css: string): StyleRules {
  const rules: StyleRule[] = [];
  const keyframes: Record<string, string> = {};
  const faces: string[] = [];
  const walk = (container: Container, within: readonly string[]): void => {
    container.each((node) => {
      if (node.type === 'rule')
        rules.push({ within, selectors: selectorsOf(node), declarations: declarationsOf(node) });
      if (node.type === 'atrule') enter(node, within);
    });
  };
  const enter = (node: AtRule, within: readonly string[]): void => {
    if (node.name.endsWith('keyframes')) keyframes[node.params] = node.toString();
    else if (node.name === 'font-face') faces.push(node.toString());
    else if (node.nodes !== undefined) walk(node, [...within, `@${node.name} ${node.params}`]);
  };
  walk(postcss.parse(css), []);
  return {
    rules: rules.filter(({ selectors }) => selectors.length > 0),
    keyframes,
    faces: faces.filter((face) => FIRST_FACES.test(face)),
  };
}

/** The parsed style sheets of the built application, by file. */
export const sheetsOf = (folder: string): Record<string, StyleRules> =>
  Object.fromEntries(
    globSync('assets/**/*.css', { cwd: folder }).map((file) => [
      file,
      styleRules(readFileSync(join(folder, file), 'utf8')),
    ]),
  );
