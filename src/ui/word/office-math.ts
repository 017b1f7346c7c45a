import { ownEntry } from '#domain/platform/own-entry.ts';
import { mathRun, NoOfficeMath, styleOf } from './office-math-run.ts';

/** Accents of Office Math by the characters of MathML; a line above or below is an element of its own. */
const ACCENTS = {
  '^': '\u0302',
  '\u02c6': '\u0302',
  '~': '\u0303',
  '\u02dc': '\u0303',
  '\u20d7': '\u20d7',
  '\u2192': '\u20d7',
  '\u02d9': '\u0307',
  '\u00a8': '\u0308',
  '\u02c7': '\u030c',
  '\u02d8': '\u0306',
  '\u00b4': '\u0301',
  '\u02ca': '\u0301',
  '`': '\u0300',
  '\u02cb': '\u0300',
} as const;
const LINES = new Set(['\u203e', '\u00af', '\u02c9', '_']);
/** Signs that have bounds and an operand. */
const BIG = /^[∑∏∐∫∬∭∮⋃⋂⨁⨂⋁⋀⨆]$/;
const INTEGRAL = /^[∫∬∭∮]$/;
/** Signs at which the operand of a sum ends. */
const ENDS_OPERAND = /^[=<>≤≥≠≈≡∼≅+\-−±,;:→⇒⇔∈]$/;
const APPLY = '\u2061';
const DEPTH_MAX = 60;

/**
 * A formula in MathML, as KaTeX writes it, as the content of an equation of Word (Office Math). Null: it has something
 * that Word's equations don't have.
 */
export function officeMathOf(math: Element): string | null {
  const shown = math.querySelector('semantics')?.firstElementChild ?? math.firstElementChild;
  if (shown === null) return null;
  try {
    return rowOf([shown], 0);
  } catch (error) {
    if (error instanceof NoOfficeMath) return null;
    throw error;
  }
}

const el = (name: string, ...content: readonly string[]): string => `<m:${name}>${content.join('')}</m:${name}>`;
const val = (name: string, value: string): string => `<m:${name} m:val="${value}"/>`;
const textIn = (element: Element): string => element.textContent ?? '';

/** The elements of a row, without the elements that only group or style others. */
function flat(nodes: readonly Element[]): readonly Element[] {
  return nodes.flatMap((node) => {
    const isGroup = ['mrow', 'mstyle', 'mpadded'].includes(node.localName);
    return isGroup && fenceOf(node) === null ? flat([...node.children]) : [node];
  });
}

function rowOf(elements: readonly Element[], depth: number): string {
  if (depth > DEPTH_MAX) throw new NoOfficeMath();
  const nodes = flat(elements);
  let written = '';
  for (let at = 0; at < nodes.length; at += 1) {
    const node = nodes[at];
    if (node === undefined) break;
    const next = nodes[at + 1];
    if (next !== undefined && isEmptyBase(node)) {
      // Indices before a letter, as those of isotopes.
      written += before(node, next, depth);
      at += 1;
    } else if (bigSign(node) !== null) {
      const operand = operandOf(nodes.slice(at + 1));
      written += big(node, operand, depth);
      at += operand.length;
    } else if (argumentOf(nodes, at) !== undefined) {
      const hasSign = next !== undefined && textIn(next) === APPLY;
      const argument = argumentOf(nodes, at);
      written += el(
        'func',
        el('fName', part(node, depth)),
        el('e', argument === undefined ? '' : part(argument, depth)),
      );
      at += (hasSign ? 1 : 0) + (argument === undefined ? 0 : 1);
    } else {
      const letters = sameLetters(nodes.slice(at));
      written += letters.length > 1 ? mathRun(letters.map(textIn).join(''), styleOf(node)) : part(node, depth);
      at += letters.length - 1;
    }
  }
  return written;
}

/** Letters at the beginning that are set in the same style other than that of variables: `\\mathrm{kg}` is one word. */
function sameLetters(nodes: readonly Element[]): readonly Element[] {
  const variant = nodes[0]?.localName === 'mi' ? (nodes[0].getAttribute('mathvariant') ?? null) : null;
  if (variant === null) return nodes.slice(0, 1);
  const end = nodes.findIndex((node) => node.localName !== 'mi' || node.getAttribute('mathvariant') !== variant);
  return nodes.slice(0, end === -1 ? nodes.length : end);
}

/** One element, or its content if it only groups others, as an argument of another. */
const inside = (element: Element | undefined, depth: number): string => {
  if (element === undefined) throw new NoOfficeMath();
  return rowOf([element], depth + 1);
};

function part(node: Element, depth: number): string {
  const [first, second, third] = node.children;
  switch (node.localName) {
    case 'mi':
    case 'mn':
    case 'mo':
    case 'mtext':
      return mathRun(textIn(node), styleOf(node));
    case 'mspace':
      return Number.parseFloat(node.getAttribute('width') ?? '0') >= 0.5 ? mathRun('\u2003', 'text') : '';
    case 'mrow':
    case 'mstyle':
    case 'mpadded':
      return fenced(node, depth);
    case 'mfrac': {
      const isStacked = /^0(?:px|em)?$/.test(node.getAttribute('linethickness') ?? '');
      const properties = isStacked ? el('fPr', val('type', 'noBar')) : '';
      return el('f', properties, el('num', inside(first, depth)), el('den', inside(second, depth)));
    }
    case 'msqrt':
      return el('rad', el('radPr', val('degHide', '1')), el('deg'), el('e', rowOf([...node.children], depth + 1)));
    case 'mroot':
      return el('rad', el('deg', inside(second, depth)), el('e', inside(first, depth)));
    case 'msup':
      return el('sSup', el('e', inside(first, depth)), el('sup', inside(second, depth)));
    case 'msub':
      return el('sSub', el('e', inside(first, depth)), el('sub', inside(second, depth)));
    case 'msubsup':
      return el(
        'sSubSup',
        ...[el('e', inside(first, depth)), el('sub', inside(second, depth)), el('sup', inside(third, depth))],
      );
    case 'mover':
      return over(node, depth);
    case 'munder':
      return under(node, depth);
    case 'munderover':
      return el(
        'limUpp',
        ...[el('e', el('limLow', el('e', inside(first, depth)), el('lim', inside(second, depth))))],
        el('lim', inside(third, depth)),
      );
    case 'mtable':
      return table(node, depth);
    case 'menclose':
      if (node.getAttribute('notation') !== 'box') throw new NoOfficeMath();
      return el('borderBox', el('e', rowOf([...node.children], depth + 1)));
    default:
      throw new NoOfficeMath();
  }
}

function over(node: Element, depth: number): string {
  const [base, above] = node.children;
  const sign = above === undefined ? '' : textIn(above);
  if (LINES.has(sign)) return el('bar', el('barPr', val('pos', 'top')), el('e', inside(base, depth)));
  const accent = ownEntry(ACCENTS, sign);
  if (node.getAttribute('accent') === 'true' && accent !== undefined)
    return el('acc', el('accPr', val('chr', accent)), el('e', inside(base, depth)));
  if (sign === '⏞')
    return el(
      'groupChr',
      ...[el('groupChrPr', val('chr', '⏞'), val('pos', 'top'), val('vertJc', 'bot')), el('e', inside(base, depth))],
    );
  return el('limUpp', el('e', inside(base, depth)), el('lim', inside(above, depth)));
}

function under(node: Element, depth: number): string {
  const [base, below] = node.children;
  const sign = below === undefined ? '' : textIn(below);
  if (LINES.has(sign)) return el('bar', el('barPr', val('pos', 'bot')), el('e', inside(base, depth)));
  if (sign === '⏟') return el('groupChr', el('groupChrPr', val('chr', '⏟')), el('e', inside(base, depth)));
  return el('limLow', el('e', inside(base, depth)), el('lim', inside(below, depth)));
}

/** Rows of a table; formulas below each other that are aligned at a sign are an array of equations. */
function table(node: Element, depth: number): string {
  const rows = [...node.children].map((row) => [...row.children]);
  const isNumbered = node.querySelector('.mml-eqn-num') !== null;
  if (isNumbered || rows.some((row) => row.some((cell) => cell.localName !== 'mtd'))) throw new NoOfficeMath();
  const cell = (element: Element): string => rowOf([...element.children], depth + 1);
  if ((node.getAttribute('columnalign') ?? '').startsWith('right left'))
    return el('eqArr', ...rows.map((row) => el('e', row.map(cell).join(mathRun('&', 'italic')))));
  const columns = Math.max(...rows.map((row) => row.length));
  const alignment = (node.getAttribute('columnalign') ?? '').startsWith('left') ? 'left' : 'center';
  const shape = el('mcPr', val('count', String(columns)), val('mcJc', alignment));
  return el(
    'm',
    el('mPr', el('mcs', el('mc', shape))),
    ...rows.map((row) =>
      el('mr', ...Array.from({ length: columns }, (_, at) => el('e', row[at] === undefined ? '' : cell(row[at])))),
    ),
  );
}

/** The brackets around a row that grow with its content; null: it has none. */
function fenceOf(node: Element): { readonly start: string; readonly end: string; readonly inner: Element[] } | null {
  const [first, ...rest] = node.children;
  if (node.localName !== 'mrow' || first?.getAttribute('fence') !== 'true') return null;
  const last = rest.at(-1);
  const isClosed = last?.getAttribute('fence') === 'true';
  const end = isClosed && last !== undefined ? textIn(last) : '';
  return { start: textIn(first), end, inner: isClosed ? rest.slice(0, -1) : rest };
}

function fenced(node: Element, depth: number): string {
  const fence = fenceOf(node);
  if (fence === null) return rowOf([...node.children], depth + 1);
  const { start, end, inner } = fence;
  const properties = el('dPr', val('begChr', attribute(start)), val('endChr', attribute(end)));
  return el('d', properties, el('e', rowOf(inner, depth + 1)));
}

const attribute = (sign: string): string => ({ '<': '&lt;', '>': '&gt;', '&': '&amp;' })[sign] ?? sign;

const isEmptyBase = (node: Element): boolean =>
  /^m(?:sub|sup|subsup)$/.test(node.localName) &&
  node.children[0]?.localName === 'mrow' &&
  node.children[0].children.length === 0;

function before(node: Element, base: Element, depth: number): string {
  const [, one, two] = node.children;
  const sub = node.localName === 'msup' ? '' : inside(one, depth);
  const sup = node.localName === 'msub' ? '' : inside(node.localName === 'msup' ? one : two, depth);
  return el('sPre', el('sub', sub), el('sup', sup), el('e', part(base, depth)));
}

/** The big sign of a sum or an integral, with or without bounds; null: it is anything else. */
function bigSign(node: Element): string | null {
  const sign = node.localName === 'mo' ? node : node.localName.startsWith('m') ? node.children[0] : undefined;
  const isBounded = /^m(?:sub|sup|subsup|under|over|underover)$/.test(node.localName);
  if (sign === undefined || !(node.localName === 'mo' || isBounded)) return null;
  return BIG.test(textIn(sign)) ? textIn(sign) : null;
}

function operandOf(nodes: readonly Element[]): readonly Element[] {
  const end = nodes.findIndex((node) => node.localName === 'mo' && ENDS_OPERAND.test(textIn(node)));
  // A sign at the beginning belongs to the operand.
  return nodes.slice(0, end === -1 ? nodes.length : Math.max(end, nodes.length > 0 ? 1 : 0));
}

function big(node: Element, operand: readonly Element[], depth: number): string {
  const sign = bigSign(node) ?? '∑';
  const [, one, two] = node.children;
  const hasSub = /sub|under/.test(node.localName);
  const hasSup = /sup|over/.test(node.localName);
  const sup = hasSup ? (hasSub ? two : one) : undefined;
  const isSubSup = node.localName.startsWith('ms') || INTEGRAL.test(sign);
  return el(
    'nary',
    el(
      'naryPr',
      ...[val('chr', sign), val('limLoc', isSubSup ? 'subSup' : 'undOvr')],
      ...[...(hasSub ? [] : [val('subHide', '1')]), ...(hasSup ? [] : [val('supHide', '1')])],
    ),
    el('sub', hasSub ? inside(one, depth) : ''),
    el('sup', sup === undefined ? '' : inside(sup, depth)),
    el('e', rowOf(operand, depth + 1)),
  );
}

/**
 * The argument of the function at a position: of `sin`, or of `lim` with its bounds, which Word sets upright and
 * separates from their argument. Undefined: there is no function or no argument.
 */
function argumentOf(nodes: readonly Element[], at: number): Element | undefined {
  const [node, next, afterNext] = nodes.slice(at, at + 3);
  if (node === undefined || next === undefined) return undefined;
  const hasSign = textIn(next) === APPLY;
  if (node.localName === 'mi' && textIn(node).length > 1) return hasSign ? afterNext : undefined;
  const isLimit =
    node.localName === 'munder' && /^(?:lim|max|min|sup|inf)\u2061?$/.test(textIn(node.children[0] ?? node));
  return isLimit ? (hasSign ? afterNext : next) : undefined;
}
