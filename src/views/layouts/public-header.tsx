import { Button } from '@radix-ui/themes';
import { Link } from 'react-router';
import { useSession } from '#actors/app.context.ts';
import { href } from '#routes/href.ts';
import { Wordmark } from '#ui/brand/wordmark.tsx';
import { AppearanceSwitch } from '#ui/theme/appearance-switch.tsx';
import styles from './public.module.css';

/** The head of public pages: the name, the lamp, the door. */
export function PublicHeader() {
  const isIn = useSession() !== null;
  return (
    <header className={styles.header}>
      <Link to={href('front')} className={styles.brand} aria-label="Lectern, front page">
        <Wordmark />
      </Link>
      <div className={styles.actions}>
        <AppearanceSwitch />
        <Button variant="soft" size="3" asChild>
          <Link to={isIn ? href('home') : href('login')}>{isIn ? 'Home' : 'Sign in'}</Link>
        </Button>
      </div>
    </header>
  );
}
