import { ownEntry } from '../../platform/own-entry.ts';

type Operation = (...values: number[]) => number;

/** A function of formulas: how many values it takes, and what it computes. NaN if it has no value. */
export type FormulaFunction = { readonly least: number; readonly most: number; readonly compute: Operation };

const unary = (compute: (x: number) => number): FormulaFunction => ({
  least: 1,
  most: 1,
  compute: (x = Number.NaN) => compute(x),
});
const binary = (compute: (a: number, b: number) => number): FormulaFunction => ({
  least: 2,
  most: 2,
  compute: (a = Number.NaN, b = Number.NaN) => compute(a, b),
});

const ARGUMENTS_MAX = 8;
/** The factorial of a larger number is infinite. */
const FACTORIAL_MAX = 170;
/** Lifts a half that binary digits represent as slightly less, so that 2.675 is rounded to 2.68. */
const HALF_UP = 1 + 1e-13;
const SIGNIFICANT_DIGITS_MAX = 15;

/** Rounded half away from zero to so many decimals. */
export function roundTo(value: number, decimals: number): number {
  if (!Number.isInteger(decimals) || Math.abs(decimals) > SIGNIFICANT_DIGITS_MAX) return Number.NaN;
  const scale = 10 ** Math.abs(decimals);
  const scaled = decimals < 0 ? value / scale : value * scale;
  const rounded = Math.sign(scaled) * Math.round(Math.abs(scaled) * HALF_UP);
  return decimals < 0 ? rounded * scale : Number((rounded / scale).toFixed(decimals));
}

/** Rounded to so many significant figures. */
export function toSignificant(value: number, figures: number): number {
  if (!Number.isInteger(figures) || figures < 1 || figures > SIGNIFICANT_DIGITS_MAX) return Number.NaN;
  return Number((value * HALF_UP).toPrecision(figures));
}

function gcd(a: number, b: number): number {
  if (!Number.isSafeInteger(a) || !Number.isSafeInteger(b)) return Number.NaN;
  let [larger, smaller] = [Math.abs(a), Math.abs(b)];
  while (smaller !== 0) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}

function factorial(n: number): number {
  if (!Number.isInteger(n) || n < 0 || n > FACTORIAL_MAX) return Number.NaN;
  let product = 1;
  for (let factor = 2; factor <= n; factor += 1) product *= factor;
  return product;
}

/** The functions of formulas. Angles are in radians; `rad` and `deg` convert. */
const FUNCTIONS = {
  sqrt: unary(Math.sqrt),
  cbrt: unary(Math.cbrt),
  abs: unary(Math.abs),
  exp: unary(Math.exp),
  ln: unary(Math.log),
  lg: unary(Math.log10),
  log: {
    least: 1,
    most: 2,
    compute: (x = Number.NaN, base = 10) => (base === 10 ? Math.log10(x) : Math.log(x) / Math.log(base)),
  },
  sin: unary(Math.sin),
  cos: unary(Math.cos),
  tan: unary(Math.tan),
  asin: unary(Math.asin),
  acos: unary(Math.acos),
  atan: unary(Math.atan),
  rad: unary((degrees) => (degrees * Math.PI) / 180),
  deg: unary((radians) => (radians * 180) / Math.PI),
  floor: unary(Math.floor),
  ceil: unary(Math.ceil),
  /** To the nearest integer, or to so many decimals. */
  round: { least: 1, most: 2, compute: (x = Number.NaN, decimals = 0) => roundTo(x, decimals) },
  /** To so many significant figures. */
  figures: binary(toSignificant),
  min: { least: 1, most: ARGUMENTS_MAX, compute: (...values) => Math.min(...values) },
  max: { least: 1, most: ARGUMENTS_MAX, compute: (...values) => Math.max(...values) },
  mod: binary((a, b) => a - b * Math.floor(a / b)),
  gcd: binary(gcd),
  lcm: binary((a, b) => (a === 0 || b === 0 ? 0 : Math.abs(a * b) / gcd(a, b))),
  factorial: unary(factorial),
  /** 1 for an integer, otherwise 0. */
  whole: unary((x) => (Math.abs(x - Math.round(x)) < 1e-9 ? 1 : 0)),
  /** `if(condition, value, otherwise)` */
  if: {
    least: 3,
    most: 3,
    compute: (condition, value = Number.NaN, otherwise = Number.NaN) => (condition === 0 ? otherwise : value),
  },
} satisfies { readonly [name: string]: FormulaFunction };

const CONSTANTS = { pi: Math.PI, e: Math.E };

/** The function of a name; null if there is none. */
export const functionNamed = (name: string): FormulaFunction | null =>
  ownEntry<FormulaFunction>(FUNCTIONS, name) ?? null;

/** The constant of a name; null if there is none. */
export const constantNamed = (name: string): number | null => ownEntry<number>(CONSTANTS, name) ?? null;

/** Whether a variable can't have this name. */
export const isReservedName = (name: string): boolean =>
  functionNamed(name) !== null || constantNamed(name) !== null || name === 'and' || name === 'or' || name === 'not';
