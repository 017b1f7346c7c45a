import { useState } from 'react';
import type { MachineStep } from '#client/platform/inspection/machine-step.ts';
import type { Watched } from '#client/platform/inspection/machine-watch.ts';
import { useWatched } from '#client/platform/inspection/use-observed.ts';

export type Replay = {
  /** A sentence about what is shown. */
  readonly source: string;
  readonly isTrace: boolean;
  readonly steps: readonly MachineStep[];
  /** The selected step; null: always the newest. */
  readonly step: number | null;
  readonly current: MachineStep | null;
  /** A machine's last snapshot as of the selected step. */
  readonly latest: (machine: string) => MachineStep | null;
  readonly go: (step: number | null) => void;
  readonly play: (steps: readonly MachineStep[]) => void;
  readonly leaveTrace: () => void;
};

/** Where the last event happened. */
function busiestTab(watched: Watched): readonly MachineStep[] {
  const lastOf = (steps: readonly MachineStep[]): number => steps.at(-1)?.at ?? 0;
  return [...watched.values()].reduce((best, tab) => (lastOf(tab) > lastOf(best) ? tab : best), []);
}

/** Selects a step of a log: of another tab, or of a loaded trace. */
export function useReplay(): Replay {
  const watched = useWatched();
  const [trace, setTrace] = useState<readonly MachineStep[] | null>(null);
  const [step, go] = useState<number | null>(null);
  const steps = trace ?? busiestTab(watched);
  const until = steps.slice(0, step === null ? undefined : step + 1);
  return {
    source: sourceOf(trace, watched),
    isTrace: trace !== null,
    steps,
    step,
    current: until.at(-1) ?? null,
    latest: (machine) => until.findLast((moment) => moment.machine === machine) ?? null,
    go,
    play: (played) => {
      setTrace(played);
      go(0);
    },
    leaveTrace: () => {
      setTrace(null);
      go(null);
    },
  };
}

function sourceOf(trace: readonly MachineStep[] | null, { size }: Watched): string {
  if (trace !== null) return 'A trace that you loaded. Nothing runs: each step is what the machine would do.';
  if (size === 0) return 'No other tab is open. Open Lectern in another tab of this browser and use it there.';
  return size === 1 ? 'Live from your other tab.' : `Live from the tab of ${size} that was used last.`;
}
