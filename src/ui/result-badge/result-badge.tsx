import { Glyph } from '#ui/icon/glyph.tsx';
import styles from './result-badge.module.css';

export type ResultTone = 'right' | 'partly' | 'wrong' | 'none' | 'written';

/** A result, shown by icon and text; the colour is redundant. */
export function ResultBadge({ tone, children }: { tone: ResultTone; children: React.ReactNode }) {
  return (
    <span className={styles.result} data-tone={tone}>
      <Glyph name={tone} px={14} />
      {children}
    </span>
  );
}
