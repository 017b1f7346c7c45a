import { Link, Outlet } from 'react-router';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { frameTexts } from '#texts/platform/frame.texts.ts';
import { Wordmark } from '#ui/brand/wordmark.tsx';
import styles from './auth.layout.module.css';
import { LanguageChoice } from './notices/language-choice.tsx';

/** A card on the background, for screens with a single task. */
export function Component() {
  const t = useTexts(frameTexts);
  return (
    <div className={styles.layout}>
      <header>
        <Link to={href('front')} className={styles.brand} aria-label={t.brandToHomePage}>
          <Wordmark />
        </Link>
      </header>
      <main id="main" tabIndex={-1} className={styles.sheet}>
        <Outlet />
      </main>
      <footer className={styles.foot}>
        <p className={styles.motto}>{t.motto}</p>
        <LanguageChoice />
      </footer>
    </div>
  );
}
