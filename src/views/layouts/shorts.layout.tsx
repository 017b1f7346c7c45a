import { Theme } from '@radix-ui/themes';
import { Link, Outlet } from 'react-router';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { frameTexts } from '#texts/platform/frame.texts.ts';
import { Icon } from '#ui/icon/icon.tsx';
import styles from './shorts.module.css';

/** A dark layout: one video fills the height, with only the exit visible. */
export function Component() {
  const t = useTexts(frameTexts);
  return (
    <Theme appearance="dark" hasBackground={false} className={styles.room ?? ''}>
      <header>
        <Link to={href('home')} className={styles.out} aria-label={t.leaveShorts}>
          <Icon name="leave" />
        </Link>
      </header>
      <main id="main" tabIndex={-1} className={styles.screen}>
        <Outlet />
      </main>
    </Theme>
  );
}
