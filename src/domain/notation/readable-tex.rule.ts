/** Commands that are one sign each. */
const SIGNS: Readonly<Record<string, string>> = {
  ...{ times: '×', cdot: '·', div: '÷', pm: '±', circ: '°', degree: '°', infty: '∞', to: '→', rightarrow: '→' },
  ...{ le: '≤', leq: '≤', ge: '≥', geq: '≥', ne: '≠', neq: '≠', approx: '≈' },
  ...{ alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ', Delta: 'Δ', varepsilon: 'ε', epsilon: 'ε', theta: 'θ' },
  ...{ lambda: 'λ', mu: 'μ', pi: 'π', rho: 'ρ', sigma: 'σ', Sigma: 'Σ', phi: 'φ', omega: 'ω', Omega: 'Ω' },
};

const GROUP = '\\s*\\{([^{}]*)\\}';
const UPRIGHT = new RegExp(`\\\\(?:mathrm|mathbf|mathit|text|operatorname)${GROUP}`, 'g');
const FRACTION = new RegExp(`\\\\[dt]?frac${GROUP}${GROUP}`, 'g');
const ROOT = new RegExp(`\\\\sqrt${GROUP}`, 'g');

/** A formula as somebody would type it on one line, for places that show letters only: `4.0\,\mathrm{cm}` is `4.0 cm`. */
export const readableTex = (tex: string): string =>
  tex
    .replace(/\\([a-zA-Z]+)/g, (all, name: string) => SIGNS[name] ?? all)
    .replace(UPRIGHT, '$1')
    .replace(FRACTION, '$1/$2')
    .replace(ROOT, '√($1)')
    .replace(/\\[,;:! ]|~/g, ' ')
    .replace(/\\(?:left|right)(?![a-z])/g, '')
    .replace(/\^\{?°\}?/g, '°')
    .replace(/\^\{?2\}?(?![\d}])/g, '²')
    .replace(/\^\{?3\}?(?![\d}])/g, '³')
    .replace(/[{}]/g, '');
