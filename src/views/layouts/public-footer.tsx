import { Link } from 'react-router';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { frameTexts } from '#texts/platform/frame.texts.ts';
import { navigationTexts } from '#texts/platform/navigation.texts.ts';
import { PRODUCT } from '#ui/page/use-title.ts';
import { visitorSections } from './navigation/visitor-navigation.ts';
import { LanguageChoice } from './notices/language-choice.tsx';
import styles from './public.module.css';

/** The footer of public pages: links to all of them, and the motto. */
export function PublicFooter() {
  const t = useTexts(frameTexts);
  const sections = visitorSections(useTexts(navigationTexts));
  return (
    <footer className={styles.footer} data-not-printed>
      <div className={styles.foot}>
        {sections.length > 0 && (
          <nav className={styles.map} aria-label={t.allPages}>
            {sections
              .flatMap(({ entries }) => entries)
              .map(({ id, path, label }) => (
                <Link key={id} to={path} className={styles.entry}>
                  {label}
                </Link>
              ))}
            <Link to={{ pathname: href('privacy'), hash: '#choice' }} className={styles.entry}>
              {t.privacyChoice}
            </Link>
          </nav>
        )}
        <p>
          {PRODUCT}. {t.motto}
        </p>
        <LanguageChoice />
      </div>
    </footer>
  );
}
