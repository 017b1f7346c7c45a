/* Chemical equations inside formulas: whether both sides have the same atoms and the same charge. */

/** `2H_2 + O_2 \to 2H_2O` and the like, also inside `\mathrm{…}` or `\ce{…}`. */
const ARROW = /\\(?:x?(?:long)?rightarrow|to|rightleftharpoons|rightleftarrows)(?:\[[^\]]*\])?(?:\{[^{}]*\})?|⇌|→/;
const ELECTRON = 'e';

type Side = { readonly atoms: ReadonlyMap<string, number>; readonly charge: number };

/** Why an equation is not balanced; null if it is, or if the formula is no chemical equation. */
export function imbalance(formula: string): string | null {
  const sides = plain(formula).split(ARROW);
  const [left, right] = sides.map(sideOf);
  if (sides.length !== 2 || left == null || right == null) return null;
  const elements = new Set([...left.atoms.keys(), ...right.atoms.keys()]);
  for (const element of elements) {
    const [before, after] = [left.atoms.get(element) ?? 0, right.atoms.get(element) ?? 0];
    if (Math.abs(before - after) > 1e-9)
      return `${before} × ${element} on the left, ${after} × ${element} on the right`;
  }
  return left.charge === right.charge ? null : `charge ${left.charge} on the left, ${right.charge} on the right`;
}

/** The formula without what only sets type. */
const plain = (formula: string): string =>
  formula
    .replace(/\\(?:mathrm|ce|text|rm|mathsf)\b/g, '')
    .replace(/\\[,;:! ]|\\quad|~/g, ' ')
    .replace(/\((?:s|l|g|aq)\)|_\{?\((?:s|l|g|aq)\)\}?/g, '')
    .replace(/\\(?:cdot|times)/g, '*')
    .replace(/\\tfrac12|\\frac12|\\tfrac\{1\}\{2\}|\\frac\{1\}\{2\}/g, '0.5 ')
    .replace(/\\Delta|\\uparrow|\\downarrow|↑|↓/g, ' ')
    .trim();

function sideOf(text: string): Side | null {
  const atoms = new Map<string, number>();
  let charge = 0;
  const terms = unwrapped(text).split(/\s\+\s|\+(?=\s*\d*\s*[A-Z(])(?![^{]*\})/);
  for (const term of terms) {
    const found = termOf(term.trim());
    if (found === null) return null;
    for (const [element, count] of found.atoms) atoms.set(element, (atoms.get(element) ?? 0) + count);
    charge += found.charge;
  }
  return { atoms, charge };
}

/** Without the braces around the whole, which `\mathrm{…}` leaves behind on one side or the other. */
const unwrapped = (text: string): string => {
  let open = 0;
  let kept = '';
  for (const [at, character] of [...text].entries()) {
    const isScript = at > 0 && /[_^]/.test(text[at - 1] ?? '');
    if (character === '{' && !isScript && open === 0) continue;
    if (character === '{') open += 1;
    if (character === '}') {
      if (open === 0) continue;
      open -= 1;
    }
    kept += character;
  }
  return kept.trim();
};

const COEFFICIENT = /^(\d+(?:\.\d+)?|\d*\.\d+)?\s*(.+)$/;
const CHARGE = /\^\{?(\d*)\s*([+-])\}?$/;

function termOf(term: string): Side | null {
  const [, coefficient = '1', rest = ''] = COEFFICIENT.exec(term) ?? [];
  const times = Number(coefficient);
  const charged = CHARGE.exec(rest);
  const amount = charged === null ? 0 : (charged[1] === '' ? 1 : Number(charged[1])) * (charged[2] === '+' ? 1 : -1);
  const body = rest.replace(CHARGE, '').trim();
  if (body === ELECTRON) return { atoms: new Map(), charge: times * (charged === null ? -1 : amount) };
  const atoms = formulaOf(body);
  if (atoms === null) return null;
  return {
    atoms: new Map([...atoms].map(([element, count]) => [element, count * times])),
    charge: amount * times,
  };
}

const TOKEN = /([A-Z][a-z]?)|(\()|(\))|_\{(\d+)\}|_(\d)|(\s+)/y;

/** The atoms of a formula such as `Ca(OH)_2`; null if it is none. Water of crystallisation follows a `*`. */
function formulaOf(body: string): Map<string, number> | null {
  const parts = body.split('*').map((part) => part.trim());
  if (parts.length > 1) {
    const all = new Map<string, number>();
    for (const part of parts) {
      const [, coefficient = '1', rest = ''] = COEFFICIENT.exec(part) ?? [];
      const found = formulaOf(rest);
      if (found === null) return null;
      for (const [element, count] of found) all.set(element, (all.get(element) ?? 0) + count * Number(coefficient));
    }
    return all;
  }
  const stack: Map<string, number>[] = [new Map()];
  let last: Map<string, number> | null = null;
  let at = 0;
  const close = (count: number): void => {
    const top = stack.at(-1);
    if (last === null || top === undefined) return;
    for (const [element, each] of last) top.set(element, (top.get(element) ?? 0) + each * count);
    last = null;
  };
  while (at < body.length) {
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(body);
    if (found === null) return null;
    at = TOKEN.lastIndex;
    const [, element, open, shut, long, short] = found;
    const count = long ?? short;
    if (count !== undefined) {
      if (last === null) return null;
      close(Number(count));
    } else {
      close(1);
      if (element !== undefined) {
        if (!ELEMENTS.has(element)) return null;
        last = new Map([[element, 1]]);
      }
      if (open !== undefined) stack.push(new Map());
      if (shut !== undefined) {
        last = stack.pop() ?? null;
        if (stack.length === 0) return null;
      }
    }
  }
  close(1);
  const [whole] = stack;
  return stack.length === 1 && whole !== undefined && whole.size > 0 ? whole : null;
}

const ELEMENTS: ReadonlySet<string> = new Set(
  (
    'H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr Nb Mo ' +
    'Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce Pr Nd W Pt Au Hg Tl Pb Bi Po At Rn Fr Ra Th U Pu Am'
  ).split(' '),
);
