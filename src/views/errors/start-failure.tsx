import { Button, Heading } from '@radix-ui/themes';
import { ERRORS } from '#domain/errors.ts';
import styles from './message.module.css';

/** Shown when the application cannot even start. */
export function StartFailure({ message }: { readonly message: string | null }) {
  return (
    <main id="main" className={styles.frame}>
      <div className={styles.message} role="alert">
        <Heading as="h1" size="7">
          Lectern did not start
        </Heading>
        <p>{message ?? ERRORS.INTERNAL.message}</p>
        <div className={styles.ways}>
          <Button size="3" onClick={() => location.reload()}>
            Try again
          </Button>
        </div>
      </div>
    </main>
  );
}
