import { numbersFrom } from '../../attempts/seeded-order.rule.ts';
import { type Formula, type FormulaFault, type FormulaValues, readFormula } from './formula.parser.ts';
import { isReservedName } from './formula-functions.ts';
import {
  type DerivedVariable,
  type ListVariable,
  type Parameters,
  RANGE_VALUES_MAX,
  type RangeVariable,
  type Variable,
} from './parameters.schema.ts';
import { asWritten, inFull, type ShownNumber, withDecimals, withSignificant } from './shown-number.ts';

/** How often values are drawn until they meet the constraints. */
export const DRAW_ATTEMPTS_MAX = 300;

/** The value of a variable in a draw: a number (NaN for a text), and how it is shown. */
export type DrawnValue = { readonly value: number; readonly shown: ShownNumber | string };

/** The values of one draw by the name of their variable, and the value of a numerical answer if there is one. */
export type Draw = { readonly values: ReadonlyMap<string, DrawnValue>; readonly answer: number | null };

/** What is wrong with parameters, whatever is drawn. `path`: of the field. */
export type ParameterFault = {
  readonly path: string;
  readonly code:
    | FormulaFault['code']
    | 'variableNameTaken'
    | 'rangeEmpty'
    | 'rangeTooLong'
    | 'listUnknown'
    | 'listsDiffer';
  readonly part: string;
};

/** Parameters that can be drawn from. */
export type Drawing = {
  /** The values of independent variables together: how many there are, before constraints. */
  readonly combinations: number;
  /** How many values each independent variable has, in their order. */
  readonly sizes: readonly number[];
  /** The draw of a seed, always the same; null if no values meet the constraints. */
  readonly draw: (seed: string) => Draw | null;
  /** The draw at a position among all combinations; `violated`: it does not meet the constraints. */
  readonly at: (index: number) => Tried;
  /** The draw in which the independent variables have the values of another one; null if it lacks one of them. */
  readonly withValuesOf: (draw: Draw) => Draw | null;
};

/** Values that were tried. `valueless`: the variable, or `answer`, that has no finite value. */
export type Tried =
  | { readonly outcome: 'drawn'; readonly draw: Draw }
  | { readonly outcome: 'violated' }
  | { readonly outcome: 'valueless'; readonly variable: string; readonly values: Draw['values'] };

export type ReadParameters = { readonly drawing: Drawing } | { readonly faults: readonly ParameterFault[] };

const isRange = (variable: Variable): variable is RangeVariable => 'from' in variable;
const isList = (variable: Variable): variable is ListVariable => 'values' in variable;
const isDerived = (variable: Variable): variable is DerivedVariable => 'formula' in variable;

/** Float errors must not cost a range its last value. */
const STEP_TOLERANCE = 1e-9;
const sizeOf = ({ from, to, step }: RangeVariable): number => Math.floor((to - from) / step + STEP_TOLERANCE) + 1;

function decimalsOf(number: number): number {
  const [mantissa = '', exponent = '0'] = String(number).split('e');
  return Math.max(0, (mantissa.split('.')[1] ?? '').length - Number(exponent));
}
const DECIMALS_SHOWN_MAX = 15;

function rangeValue({ from, step }: RangeVariable, index: number): DrawnValue {
  const decimals = Math.min(Math.max(decimalsOf(from), decimalsOf(step)), DECIMALS_SHOWN_MAX);
  const value = Number((from + index * step).toFixed(decimals));
  const shown = withDecimals(value, decimals);
  return { value, shown: shown.digits.length > DECIMALS_SHOWN_MAX ? inFull(value) : shown };
}

const WRITTEN_NUMBER = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

function listedValue({ values }: ListVariable, index: number): DrawnValue {
  const value = values[index] ?? '';
  if (typeof value === 'number') return { value, shown: inFull(value) };
  return WRITTEN_NUMBER.test(value)
    ? { value: Number(value), shown: asWritten(value) }
    : { value: Number.NaN, shown: value };
}

function derivedValue({ figures, decimals }: DerivedVariable, value: number): DrawnValue {
  if (!Number.isFinite(value)) return { value, shown: '' };
  if (figures !== undefined) return { value, shown: withSignificant(value, figures) };
  return { value, shown: decimals === undefined ? inFull(value) : withDecimals(value, decimals) };
}

/** A variable, and how to find its value. */
type Step =
  | { readonly kind: 'drawn'; readonly name: string; readonly size: number; readonly at: (index: number) => DrawnValue }
  | {
      readonly kind: 'parallel';
      readonly name: string;
      readonly to: string;
      readonly at: (index: number) => DrawnValue;
    }
  | { readonly kind: 'derived'; readonly name: string; readonly formula: Formula; readonly variable: DerivedVariable };

/** Parameters, ready to be drawn from, or everything that is wrong with them. Never throws. */
export function readParameters({ variables, constraints, value }: Parameters): ReadParameters {
  const faults: ParameterFault[] = [];
  const read = (path: string, text: string, names: readonly string[]): Formula | null => {
    const found = readFormula(text, names);
    if ('formula' in found) return found.formula;
    faults.push({ path: `parameters.${path}`, ...found.fault });
    return null;
  };
  const steps: Step[] = [];
  for (const [index, variable] of variables.entries()) {
    const path = `variables.${index}`;
    const before = variables.slice(0, index);
    const { name } = variable;
    if (isReservedName(name) || before.some((other) => other.name === name))
      faults.push({ path: `parameters.${path}.name`, code: 'variableNameTaken', part: name });
    if (isDerived(variable)) {
      const formula = read(
        `${path}.formula`,
        variable.formula,
        before.map((other) => other.name),
      );
      if (formula !== null) steps.push({ kind: 'derived', name, formula, variable });
    } else if (isRange(variable)) {
      const size = sizeOf(variable);
      if (size < 1) faults.push({ path: `parameters.${path}.to`, code: 'rangeEmpty', part: name });
      if (size > RANGE_VALUES_MAX) faults.push({ path: `parameters.${path}.step`, code: 'rangeTooLong', part: name });
      steps.push({ kind: 'drawn', name, size, at: (position) => rangeValue(variable, position) });
    } else {
      const at = (position: number): DrawnValue => listedValue(variable, position);
      if (variable.with === undefined) steps.push({ kind: 'drawn', name, size: variable.values.length, at });
      else {
        const fault = parallelFault(variable, before);
        if (fault !== null) faults.push({ path: `parameters.${path}.with`, code: fault, part: variable.with });
        steps.push({ kind: 'parallel', name, to: variable.with, at });
      }
    }
  }
  const names = variables.map(({ name }) => name);
  const conditions = constraints.flatMap((text, index) => read(`constraints.${index}`, text, names) ?? []);
  const answer = value === undefined ? null : read('value', value, names);
  if (faults.length > 0) return { faults };
  return { drawing: drawingOf(steps, conditions, answer) };
}

/** What is wrong with a list that follows another one. */
function parallelFault(variable: ListVariable, before: readonly Variable[]): 'listUnknown' | 'listsDiffer' | null {
  const other = before.find(({ name }) => name === variable.with);
  if (other === undefined || !isList(other) || other.with !== undefined) return 'listUnknown';
  return other.values.length === variable.values.length ? null : 'listsDiffer';
}

function drawingOf(steps: readonly Step[], constraints: readonly Formula[], answer: Formula | null): Drawing {
  const drawn = steps.filter((step) => step.kind === 'drawn');

  /** The draw with these positions of the independent variables, in their order. */
  const tried = (positions: ReadonlyMap<string, number>): Tried =>
    computed((step) => step.at(positions.get(step.kind === 'parallel' ? step.to : step.name) ?? 0));

  const computed = (
    valueFor: (step: Exclude<Step, { kind: 'derived' }>) => DrawnValue,
    conditions: readonly Formula[] = constraints,
  ): Tried => {
    const values = new Map<string, DrawnValue>();
    const numbers = new Map<string, number>();
    let missing: string | null = null;
    for (const step of steps) {
      const value = step.kind === 'derived' ? derivedValue(step.variable, step.formula.at(numbers)) : valueFor(step);
      if (step.kind === 'derived' && !Number.isFinite(value.value)) missing ??= step.name;
      values.set(step.name, value);
      numbers.set(step.name, value.value);
    }
    if (!conditions.every((condition) => isTrue(condition, numbers))) return { outcome: 'violated' };
    const result = answer === null ? null : answer.at(numbers);
    if (result !== null && !Number.isFinite(result)) missing ??= 'answer';
    if (missing !== null) return { outcome: 'valueless', variable: missing, values };
    return { outcome: 'drawn', draw: { values, answer: result } };
  };

  return {
    combinations: drawn.reduce((product, { size }) => product * size, 1),
    sizes: drawn.map(({ size }) => size),
    draw: (seed) => {
      const next = numbersFrom(seed);
      for (let count = 0; count < DRAW_ATTEMPTS_MAX; count += 1) {
        const outcome = tried(new Map(drawn.map(({ name, size }) => [name, Math.floor(next() * size)])));
        if (outcome.outcome === 'drawn') return outcome.draw;
      }
      return null;
    },
    at: (index) => {
      let rest = index;
      const positions = new Map<string, number>();
      for (const { name, size } of drawn) {
        positions.set(name, rest % size);
        rest = Math.floor(rest / size);
      }
      return tried(positions);
    },
    withValuesOf: (draw) => {
      if (steps.some(({ kind, name }) => kind !== 'derived' && !draw.values.has(name))) return null;
      // They were drawn already, so the constraints come too late.
      const outcome = computed((step) => draw.values.get(step.name) ?? step.at(0), []);
      return outcome.outcome === 'drawn' ? outcome.draw : null;
    },
  };
}

/** Without a value, a condition is not met. */
function isTrue(constraint: Formula, numbers: FormulaValues): boolean {
  const value = constraint.at(numbers);
  return !Number.isNaN(value) && value !== 0;
}
