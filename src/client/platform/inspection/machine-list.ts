import { MACHINES } from '#machines/index.ts';
import type { MachineName } from '#machines/proofs.ts';
import { CHARTS } from './charts.generated.ts';

export type ListedMachine = {
  readonly id: string;
  readonly description: string;
  /** The chart as SVG; each of its states has its id in `data-state`. */
  readonly loadChart: () => Promise<string>;
};

/** Every machine of the product, for the inspection page. */
export const MACHINE_LIST: readonly ListedMachine[] = (Object.keys(MACHINES) as MachineName[]).map((name) => ({
  id: MACHINES[name].id,
  description: MACHINES[name].root.description ?? '',
  loadChart: async () => (await CHARTS[name]()).default,
}));
