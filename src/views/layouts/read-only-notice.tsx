import { connectionTexts } from '#texts/connection.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import styles from './connection.module.css';

/** While the server has hardly any room left: what is taken, and what has to wait. */
export function ReadOnlyNotice() {
  const t = useTexts(connectionTexts);
  return (
    <div className={styles.update}>
      <p role="status">{t.readOnly}</p>
    </div>
  );
}
