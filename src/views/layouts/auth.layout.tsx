import { Link, Outlet } from 'react-router';
import { href } from '#routes/href.ts';
import { Wordmark } from '#ui/brand/wordmark.tsx';
import styles from './auth.layout.module.css';

/** A sheet of paper on the desk: whoever comes in does one thing here. */
export function Component() {
  return (
    <div className={styles.desk}>
      <header>
        <Link to={href('front')} className={styles.brand} aria-label="Lectern, front page">
          <Wordmark />
        </Link>
      </header>
      <main id="main" tabIndex={-1} className={styles.sheet}>
        <Outlet />
      </main>
      <footer className={styles.motto}>Study. Practise. Pass.</footer>
    </div>
  );
}
