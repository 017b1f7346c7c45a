import type { Variable } from '#domain/questions/parameters/parameters.schema.ts';

/** Where the values of a variable come from. */
export type VariableKind = 'range' | 'list' | 'formula';
export const KINDS = ['range', 'list', 'formula'] as const satisfies readonly VariableKind[];

/** The kind of a variable. It is not stored: the properties that a variable has determine it. */
export const kindOf = (variable: Variable): VariableKind =>
  'from' in variable ? 'range' : 'values' in variable ? 'list' : 'formula';

/** A variable of a kind with its first values. */
export function newVariable(kind: VariableKind, name: string): Variable {
  switch (kind) {
    case 'range':
      return { name, from: 1, to: 10, step: 1 };
    case 'list':
      return { name, values: [] };
    case 'formula':
      return { name, formula: '' };
  }
}
