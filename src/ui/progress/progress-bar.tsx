import { useTexts } from '#texts/current-language.ts';
import { partsTexts } from '#texts/platform/shared.texts.ts';
import { customProperties } from '../theme/custom-properties.ts';
import styles from './progress-bar.module.css';

/** A progress bar. `label` names it; the numbers are announced with it. */
export function ProgressBar({ value, max, label }: { value: number; max: number; label: string }) {
  const t = useTexts(partsTexts);
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={t.position({ at: value, all: max })}
    >
      <div className={styles.done} style={customProperties({ '--done': max === 0 ? 0 : value / max })} />
    </div>
  );
}
