import { Button } from '@radix-ui/themes';
import styles from './machines.module.css';

type Props = {
  readonly count: number;
  readonly step: number | null;
  readonly isTrace: boolean;
  readonly onGo: (step: number | null) => void;
};

/** Steps through the log, or follows the newest step. */
export function StepBar({ count, step, isTrace, onGo }: Props) {
  const at = step ?? count - 1;
  return (
    <div className={styles.steps}>
      <div className={styles.stepButtons}>
        <Button size="2" variant="soft" disabled={at <= 0} onClick={() => onGo(0)}>
          First
        </Button>
        <Button size="2" variant="soft" disabled={at <= 0} onClick={() => onGo(at - 1)}>
          Back
        </Button>
        <Button size="2" variant="soft" disabled={at >= count - 1} onClick={() => onGo(at + 1)}>
          Next
        </Button>
        <Button size="2" variant={step === null ? 'solid' : 'soft'} disabled={count === 0} onClick={() => onGo(null)}>
          {isTrace ? 'Last' : 'Live'}
        </Button>
      </div>
      <input
        type="range"
        aria-label="Step"
        min={0}
        max={Math.max(0, count - 1)}
        value={Math.max(0, at)}
        disabled={count < 2}
        onChange={({ target }) => onGo(target.valueAsNumber)}
      />
      <span className={styles.stepCount}>{count === 0 ? 'nothing yet' : `${at + 1} of ${count}`}</span>
    </div>
  );
}
