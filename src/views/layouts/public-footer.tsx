import styles from './public.module.css';

export function PublicFooter() {
  return (
    <footer className={styles.footer}>
      <p>Lectern. Study. Practise. Pass.</p>
    </footer>
  );
}
