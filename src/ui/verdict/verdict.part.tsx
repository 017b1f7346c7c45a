import { Sign } from '#ui/icon/sign.tsx';
import styles from './verdict.module.css';

export type VerdictTone = 'right' | 'partly' | 'wrong' | 'none' | 'written';

/** A result, shown by icon and text; the colour is redundant. */
export function Verdict({ tone, children }: { tone: VerdictTone; children: React.ReactNode }) {
  return (
    <span className={styles.verdict} data-tone={tone}>
      <Sign name={tone} px={14} />
      {children}
    </span>
  );
}
