import { Button } from '@radix-ui/themes';
import { Link, NavLink } from 'react-router';
import { useSession } from '#actors/app.context.ts';
import { href } from '#routes/href.ts';
import { Wordmark } from '#ui/brand/wordmark.tsx';
import { AppearanceSwitch } from '#ui/theme/appearance-switch.tsx';
import styles from './public.module.css';
import { visitorSections } from './visitor-navigation.ts';

/** The head of public pages: the name, what there is, the lamp, the door. On phones the foot says what there is. */
export function PublicHeader() {
  const isIn = useSession() !== null;
  const [first] = visitorSections();
  return (
    <header className={styles.header}>
      <Link to={href('front')} className={styles.brand} aria-label="Lectern, front page">
        <Wordmark />
      </Link>
      {first !== undefined && (
        <nav className={styles.navigation} aria-label="Main">
          {first.entries.map(({ id, path, label }) => (
            <NavLink key={id} to={path} className={styles.entry ?? ''}>
              {label}
            </NavLink>
          ))}
        </nav>
      )}
      <div className={styles.actions}>
        <AppearanceSwitch />
        <Button variant="soft" size="3" asChild>
          <Link to={isIn ? href('home') : href('login')}>{isIn ? 'Home' : 'Sign in'}</Link>
        </Button>
      </div>
    </header>
  );
}
