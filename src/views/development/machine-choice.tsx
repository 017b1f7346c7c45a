import type { ListedMachine } from '#client/platform/inspection/machine-list.ts';
import { innermostOf, type MachineStep } from '#client/platform/inspection/machine-step.ts';
import styles from './machines.module.css';

type Props = {
  readonly machines: readonly ListedMachine[];
  readonly chosen: string;
  readonly latest: (machine: string) => MachineStep | null;
  readonly onChoose: (machine: string) => void;
};

/** The innermost active states, by their own names. */
const innermost = ({ states }: MachineStep): string =>
  innermostOf(states)
    .map((id) => id.slice(id.lastIndexOf('.') + 1))
    .join(', ');

/** All machines; running ones show their states. */
export function MachineChoice({ machines, chosen, latest, onChoose }: Props) {
  return (
    <ul className={styles.machines}>
      {machines.map(({ id, description }) => {
        const step = latest(id);
        return (
          <li key={id}>
            <button type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
              <span className={styles.machineName}>{id}</span>
              <span className={step === null ? styles.idle : styles.running}>
                {step === null ? 'not running' : innermost(step)}
              </span>
              <span className={styles.meaning}>{description}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
