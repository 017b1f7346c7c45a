import { useMessages } from '#texts/platform/problems.texts.ts';
import styles from './problem.module.css';

/** Why a form could not be submitted; announced at once. */
export function Problem({ message }: { readonly message: string | null }) {
  const messageOf = useMessages();
  return (
    <div className={styles.region} role="alert" aria-live="assertive">
      {message !== null && <p className={styles.problem}>{messageOf(message)}</p>}
    </div>
  );
}
