import styles from './problem.module.css';

/** Why a form could not be sent; read out at once. */
export function Problem({ message }: { readonly message: string | null }) {
  return (
    <div className={styles.region} role="alert" aria-live="assertive">
      {message !== null && <p className={styles.problem}>{message}</p>}
    </div>
  );
}
