import type { MasteryLevelName } from '../../../shared/study/mastery/mastery-level.ts';
import styles from './mastery-map.module.css';

type Props = {
  readonly level: MasteryLevelName;
  readonly low: number;
  readonly high: number;
  readonly estimate: number;
};

/** An estimate as a mark within its interval: the longer it is, the less is known. Empty without a level. */
export const Certainty = ({ level, low, high, estimate }: Props) => (
  <span className={styles.track} aria-hidden="true">
    {level !== 'unknown' && (
      <>
        <span
          className={styles.interval}
          style={{ insetInlineStart: `${low * 100}%`, inlineSize: `${(high - low) * 100}%` }}
        />
        <span className={styles.mark} style={{ insetInlineStart: `${estimate * 100}%` }} />
      </>
    )}
  </span>
);
