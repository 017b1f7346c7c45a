import { useTexts } from '#texts/current-language.ts';
import { analysisTexts } from '#texts/study/analysis.texts.ts';
import styles from './analysis.module.css';
import type { Sums } from './sums.charts.tsx';

/** The three main numbers: answers, accuracy, and time per answer. */
export function Totals({ total: { answers, credit, seconds } }: Pick<Sums, 'total'>) {
  const t = useTexts(analysisTexts);
  return (
    <div className={styles.totals}>
      <div>
        <b>{t.number({ value: answers })}</b>
        <span>{t.answers}</span>
      </div>
      <div>
        <b>{t.share({ share: credit / answers })}</b>
        <span>{t.total.accuracy}</span>
      </div>
      <div>
        <b>{t.clock({ seconds: seconds / answers })}</b>
        <span>{t.total.time}</span>
      </div>
    </div>
  );
}
