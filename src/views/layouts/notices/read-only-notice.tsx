import { useSession } from '#client/app.context.ts';
import { isSwitchedOff } from '#domain/platform/config/disabled-feature.rule.ts';
import { useTexts } from '#texts/current-language.ts';
import { connectionTexts } from '#texts/platform/connection.texts.ts';
import styles from './connection.module.css';

/** While disk space is almost used up: what still works, and what has to wait. */
export function ReadOnlyNotice() {
  const t = useTexts(connectionTexts);
  if (!isSwitchedOff(useSession(), 'changes')) return null;
  return (
    <div className={styles.update}>
      <p role="status">{t.readOnly}</p>
    </div>
  );
}
