import styles from './mastery-interval.module.css';

type Props = {
  /** From 0 to 1: the estimate, and both ends of its 90 % interval. */
  readonly range: { readonly low: number; readonly high: number; readonly estimate: number };
  /** False: nothing is known yet, and the line stays empty. */
  readonly isKnown?: boolean;
  /** `plain`: without the accent colour, next to other colours. */
  readonly tone?: 'accent' | 'plain';
};

/** An estimate as a mark within its interval: the longer it is, the less is known. A text next to it says the same. */
export const MasteryInterval = ({ range: { low, high, estimate }, isKnown = true, tone = 'accent' }: Props) => (
  <span className={styles.track} data-tone={tone} aria-hidden="true">
    {isKnown && (
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
