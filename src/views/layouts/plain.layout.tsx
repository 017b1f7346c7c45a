import { Outlet } from 'react-router';
import styles from './public.module.css';
import { PublicHeader } from './public-header.tsx';

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
