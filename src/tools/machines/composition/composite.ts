import type { PartName } from './parts.ts';
import type { World } from './world.ts';

/** The guard is asked and forgotten; all other machines run. */
export type RunningPart = Exclude<PartName, 'guard'>;

/** The number of each machine's state. */
export type Locals = { readonly [Part in RunningPart]: number };

/** Instead of a state: the machine does not run. */
export const ABSENT = -1;

export type Composite = { readonly locals: Locals; readonly world: World };

/** The name of a state of the composition. Equal states have equal names. */
export function nameOf({ locals, world }: Composite): string {
  let name = '';
  for (const part of Object.values(locals)) name += String.fromCharCode(part + 1);
  for (const value of Object.values(world)) name += codeOf(value);
  return name;
}

const codes = new Map<unknown, string>();

/** One character for each value that the world can have. */
function codeOf(value: unknown): string {
  const known = codes.get(value);
  if (known !== undefined) return known;
  const code = String.fromCharCode(codes.size + 1);
  codes.set(value, code);
  return code;
}
