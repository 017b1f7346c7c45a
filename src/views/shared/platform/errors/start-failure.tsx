import { Button, Heading } from '@radix-ui/themes';
import type { texts } from '#texts/compiled/en/platform/errors.generated.ts';
import { useTexts } from '#texts/current-language.ts';
import { errorsTexts } from '#texts/platform/errors.texts.ts';
import { useMessages } from '#texts/platform/problems.texts.ts';
import styles from './message.module.css';

/** Shown if the application cannot start. */
export function StartFailure({ reason }: { readonly reason: ((t: typeof texts.start) => string) | null }) {
  const t = useTexts(errorsTexts);
  const messageOf = useMessages();
  return (
    <main id="main" className={styles.frame}>
      <div className={styles.message} role="alert">
        <Heading as="h1" size="7">
          {t.start.title}
        </Heading>
        <p>{reason?.(t.start) ?? messageOf('INTERNAL')}</p>
        <div className={styles.buttons}>
          <Button size="3" onClick={() => location.reload()}>
            {t.tryAgain}
          </Button>
        </div>
      </div>
    </main>
  );
}
