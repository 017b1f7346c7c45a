import { useEffect, useRef } from 'react';
import type { MachineStep } from '#client/platform/inspection/machine-step.ts';
import styles from './machines.module.css';

type Props = {
  readonly steps: readonly MachineStep[];
  readonly step: number | null;
  readonly onGo: (step: number) => void;
};

/** Longer logs are read step by step, because nobody reads a list of thousands. */
const SHOWN = 200;

/** The log of events, newest last. */
export function StepLog({ steps, step, onGo }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const at = step ?? steps.length - 1;
  const first = Math.max(0, Math.min(at - SHOWN / 2, steps.length - SHOWN));

  useEffect(() => {
    const current = list.current?.children[at - first];
    if (list.current === null || !(current instanceof HTMLElement)) return;
    const { offsetTop, offsetHeight } = current;
    const { scrollTop, clientHeight } = list.current;
    if (offsetTop < scrollTop) list.current.scrollTop = offsetTop;
    if (offsetTop + offsetHeight > scrollTop + clientHeight)
      list.current.scrollTop = offsetTop + offsetHeight - clientHeight;
  }, [at, first]);

  if (steps.length === 0) return <p className={styles.emptyState}>No events yet.</p>;
  return (
    <ol ref={list} className={styles.stepList}>
      {steps.slice(first, first + SHOWN).map((step, offset) => {
        const index = first + offset;
        return (
          <li key={index}>
            <button type="button" aria-current={index === at ? 'step' : undefined} onClick={() => onGo(index)}>
              <span className={styles.stepMachine}>{step.machine}</span>
              <span className={styles.stepEvent}>{readable(step.event.type)}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** XState's own names for results and timers, in words. */
function readable(type: string): string {
  if (type === 'xstate.init') return 'started';
  const [, outcome, state] = /^xstate\.(done|error)\.actor\.(?:\d+\.)?(?:\w+\.)?(.+)$/.exec(type) ?? [];
  if (state !== undefined) return `${outcome === 'done' ? 'answer' : 'failure'} in ${state}`;
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(type) ?? [];
  return delay === undefined ? type : `after ${delay}`;
}
