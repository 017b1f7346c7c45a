import { Button } from '@radix-ui/themes';
import { useSessionFailure } from '#client/app.context.ts';
import { authTexts } from '#texts/access/auth.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import styles from './auth-form.module.css';

/** Shown if the account of a signed-in user could not be loaded, with a button to try again. */
export function SessionFailure() {
  const t = useTexts(authTexts).login;
  const { isRetrying, retry } = useSessionFailure();
  return (
    <div className={styles.failure} role="alert">
      <p>{t.accountNotLoaded}</p>
      <Button size="3" variant="soft" loading={isRetrying} onClick={retry}>
        {t.tryAgain}
      </Button>
    </div>
  );
}
