import { useTexts } from '#texts/current-language.ts';
import { questionTexts } from '#texts/questions/questions.texts.ts';
import styles from '../questions.module.css';

/** The given answer next to the correct one. Null means "nothing". */
export function ComparedAnswers({
  given,
  rightLabel,
  right,
}: {
  given: React.ReactNode | null;
  rightLabel: string;
  right: React.ReactNode;
}) {
  const t = useTexts(questionTexts);
  return (
    <dl className={styles.compared}>
      <div>
        <dt>{t.yourAnswer}</dt>
        <dd>{given ?? <span className={styles.emptyState}>{t.noAnswer}</span>}</dd>
      </div>
      <div>
        <dt>{rightLabel}</dt>
        <dd>{right}</dd>
      </div>
    </dl>
  );
}

/** Typed text as it was typed, or null if it is blank. */
export function typed(text: string | undefined): React.ReactNode | null {
  return text === undefined || text.trim() === '' ? null : <span className={styles.typed}>{text}</span>;
}
