import { Sign } from '#ui/icon/sign.tsx';
import styles from './verdict.module.css';

export type VerdictTone = 'right' | 'partly' | 'wrong' | 'none' | 'written';

/** How something came out, told by a sign and a word; the colour only agrees with them. */
export function Verdict({ tone, children }: { tone: VerdictTone; children: React.ReactNode }) {
  return (
    <span className={styles.verdict} data-tone={tone}>
      <Sign name={tone} px={14} />
      {children}
    </span>
  );
}
