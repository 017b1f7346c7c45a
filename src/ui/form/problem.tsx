import { useMessages } from '#texts/platform/problems.texts.ts';
import styles from './problem.module.css';

/** Why a form could not be submitted; announced at once. */
export function Problem({ message }: { readonly message: string | null }) {
  const say = useMessages();
  return (
    <div className={styles.region} role="alert" aria-live="assertive">
      {message !== null && <p className={styles.problem}>{say(message)}</p>}
    </div>
  );
}
