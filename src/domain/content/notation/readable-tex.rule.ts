import { ownEntry } from '../../platform/own-entry.ts';

/** Commands that represent a single character. */
const SYMBOLS = {
  ...{ times: '×', cdot: '·', div: '÷', pm: '±', circ: '°', degree: '°', infty: '∞', to: '→', rightarrow: '→' },
  ...{ le: '≤', leq: '≤', ge: '≥', geq: '≥', ne: '≠', neq: '≠', approx: '≈' },
  ...{ alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ', Delta: 'Δ', varepsilon: 'ε', epsilon: 'ε', theta: 'θ' },
  ...{ lambda: 'λ', mu: 'μ', pi: 'π', rho: 'ρ', sigma: 'σ', Sigma: 'Σ', phi: 'φ', omega: 'ω', Omega: 'Ω' },
} as const;

const SMALL_DIGITS = '₀₁₂₃₄₅₆₇₈₉';

const GROUP = '\\s*\\{([^{}]*)\\}';
const STYLE_COMMAND = new RegExp(
  `\\\\(?:mathrm|mathbf|mathit|mathbb|text|operatorname|overline|vec|hat|bar)${GROUP}`,
  'g',
);
const FRACTION = new RegExp(`\\\\[dt]?frac${GROUP}${GROUP}`, 'g');
const CHOICE = new RegExp(`\\\\[dt]?binom${GROUP}${GROUP}`, 'g');
const ROOT = new RegExp(`\\\\sqrt${GROUP}`, 'g');
const RAISED = new RegExp(`\\^${GROUP}`, 'g');
const LOWERED = new RegExp(`_${GROUP}`, 'g');
/** Maximum depth of groups; deeper ones are rarely readable on one line. */
const ROUNDS = 6;

/** In brackets if it is more than one number or name. */
const bracketed = (term: string): string =>
  /^[\p{L}\p{N}.²³₀-₉]*$/u.test(term.trim()) ? term.trim() : `(${term.trim()})`;

const SMALL_POWERS = { 2: '²', 3: '³' } as const;
const SMALL_CHARGES = {
  ...{ '+': '⁺', '-': '⁻', '−': '⁻' },
  ...{ '2+': '²⁺', '2-': '²⁻', '2−': '²⁻', '3+': '³⁺', '3-': '³⁻', '3−': '³⁻' },
} as const;

/** `x^{2x}` is not a square, and `\mathrm{Ca}^{2+}` is an ion. */
const superscript = (power: string): string =>
  ownEntry(SMALL_POWERS, power) ??
  ownEntry(SMALL_CHARGES, power.trim()) ??
  (/^(?:\d+|\p{L})$/u.test(power) ? `^${power}` : `^(${power.trim()})`);

/** A formula as typed on one line, where only plain text is shown: `4.0\,\mathrm{cm}` is `4.0 cm`. */
export function readableTex(tex: string): string {
  let read = tex
    .replace(/\\([a-zA-Z]+)/g, (all, name: string) => ownEntry(SYMBOLS, name) ?? all)
    .replace(/\\(?:left|right)(?![a-z])/g, '')
    .replace(/\\[,;:! ]|~/g, ' ');
  for (let round = 0, before = ''; round < ROUNDS && read !== before; round += 1) {
    before = read;
    // From the innermost group outwards: a converted group has no braces, so its parent can be converted next.
    read = read
      .replace(STYLE_COMMAND, '$1')
      .replace(ROOT, '√($1)')
      .replace(RAISED, (_, power: string) => superscript(power))
      .replace(LOWERED, (_, index: string) => `_${bracketed(index)}`)
      .replace(FRACTION, (_, above: string, below: string) => `${bracketed(above)}/${bracketed(below)}`)
      .replace(CHOICE, 'C($1, $2)');
  }
  return read
    .replace(/\^\(?°\)?/g, '°')
    .replace(/\^([+−-])(?![\w(])/g, (_, charge: string) => superscript(charge))
    .replace(/\^2(?![\d.])/g, '²')
    .replace(/\^3(?![\d.])/g, '³')
    .replace(/_(\d)(?![\d.])/g, (_, digit: string) => SMALL_DIGITS[Number(digit)] ?? digit)
    .replace(/[{}]/g, '');
}
