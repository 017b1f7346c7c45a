import { Outlet } from 'react-router';
import styles from './public.module.css';
import { PublicHeader } from './public-header.tsx';

/** The public header alone, for pages on which a footer would distract from the one thing to do. */
export function Component() {
  return (
    <div className={styles.page}>
      <PublicHeader />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
    </div>
  );
}
