import { MACHINES } from '#machines/index.ts';
import type { MachineName } from '#machines/proofs.ts';

const only = process.env.ONLY_MACHINE;

/** The machines for tests of all machines; a single one if the environment names it, as mutation testing does. */
export const machineNames = (Object.keys(MACHINES) as MachineName[]).filter(
  (name) => only === undefined || name === only,
);
