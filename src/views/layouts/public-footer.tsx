import { Link } from 'react-router';
import styles from './public.module.css';
import { visitorSections } from './visitor-navigation.ts';

/** The foot of public pages: everything a visitor can read, and the motto. */
export function PublicFooter() {
  const sections = visitorSections();
  return (
    <footer className={styles.footer}>
      <div className={styles.foot}>
        {sections.length > 0 && (
          <nav className={styles.map} aria-label="All pages">
            {sections
              .flatMap(({ entries }) => entries)
              .map(({ id, path, label }) => (
                <Link key={id} to={path} className={styles.entry}>
                  {label}
                </Link>
              ))}
          </nav>
        )}
        <p>Lectern. Study. Practise. Pass.</p>
      </div>
    </footer>
  );
}
