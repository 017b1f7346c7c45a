import { useTexts } from '#texts/current-language.ts';
import { partsTexts } from '#texts/platform/shared.texts.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './stepper.module.css';

export type StepOf = { readonly id: string; readonly title: string };

type Props = {
  readonly label: string;
  readonly steps: readonly StepOf[];
  readonly current: string;
  /** Whether the current step, which is the last, is completed too. */
  readonly isComplete?: boolean;
  /** Navigates back to a completed step; without it steps are only shown. */
  readonly onGo?: (id: string) => void;
};

/** The current step of a process. */
export function Stepper({ label, steps, current, isComplete = false, onGo }: Props) {
  const t = useTexts(partsTexts).stepper;
  const at = steps.findIndex(({ id }) => id === current);
  return (
    <nav aria-label={label}>
      <ol className={styles.steps}>
        {steps.map(({ id, title }, index) => {
          const isDone = index < at || (index === at && isComplete);
          const words = (
            <>
              <span className={styles.mark} aria-hidden="true">
                {isDone ? <Icon name="right" px={14} /> : index + 1}
              </span>
              <span className={styles.title}>
                {title}
                <span className={styles.visuallyHidden}>{isDone ? t.done : index > at ? t.toCome : ''}</span>
              </span>
            </>
          );
          return (
            <li key={id} data-done={isDone || undefined} aria-current={index === at ? 'step' : undefined}>
              {isDone && onGo !== undefined ? (
                <button type="button" className={styles.step} onClick={() => onGo(id)}>
                  {words}
                </button>
              ) : (
                <span className={styles.step}>{words}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
