import { Link, NavLink } from 'react-router';
import { useSession } from '#client/app.context.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { frameTexts } from '#texts/platform/frame.texts.ts';
import { navigationTexts } from '#texts/platform/navigation.texts.ts';
import { Wordmark } from '#ui/brand/wordmark.tsx';
import { AppearanceSwitch } from '#ui/theme/appearance-switch.tsx';
import { LinkButton } from '../shared/platform/link/link-button.tsx';
import { visitorSections } from './navigation/visitor-navigation.ts';
import styles from './public.module.css';

/** The header of public pages: the name, links, appearance, sign-in. On phones the links are in the footer. */
export function PublicHeader() {
  const t = useTexts(frameTexts);
  const isIn = useSession() !== null;
  const [first] = visitorSections(useTexts(navigationTexts));
  return (
    <header className={styles.header} data-not-printed>
      <Link to={href('front')} className={styles.brand} aria-label={t.brandToHomePage}>
        <Wordmark />
      </Link>
      {first !== undefined && (
        <nav className={styles.navigation} aria-label={t.main}>
          {first.entries.map(({ id, path, label }) => (
            <NavLink key={id} to={path} className={styles.entry ?? ''}>
              {label}
            </NavLink>
          ))}
        </nav>
      )}
      <div className={styles.actions}>
        <AppearanceSwitch />
        <LinkButton to={isIn ? href('home') : href('login')} variant="soft">
          {isIn ? t.home : t.signIn}
        </LinkButton>
      </div>
    </header>
  );
}
