import { memo } from 'react';
import { NavLink } from 'react-router';
import type { CatalogueQuery } from '#api/documents/content/catalogue.generated.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { frameTexts } from '#texts/platform/frame.texts.ts';
import { Icon } from '#ui/icon/icon.tsx';
import type { Navigation } from './navigation.ts';
import styles from './sidebar.module.css';

type Props = {
  readonly id: string;
  readonly sections: Navigation['sections'];
  readonly subjects: CatalogueQuery['subjects'];
  readonly isNarrow: boolean;
};

/** The navigation of wide screens. If narrow, it shows icons with small labels below them. */
export const Sidebar = memo(function Sidebar({ id, sections, subjects, isNarrow }: Props) {
  const t = useTexts(frameTexts);
  return (
    <nav id={id} className={styles.sidebar} data-narrow={isNarrow || undefined} aria-label={t.main}>
      {sections.map(({ title, entries }, index) => (
        <div key={title} className={styles.section}>
          {/* The first group needs no name: it is the current area. */}
          {index > 0 && !isNarrow && <h2 className={styles.title}>{title}</h2>}
          <ul className={styles.list}>
            {entries.map(({ id: route, path, label, icon }) => (
              <li key={route}>
                <NavLink to={path} end={path === '/admin'} className={styles.entry ?? ''}>
                  <Icon name={icon} />
                  <span className={styles.label}>{label}</span>
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {!isNarrow && subjects.length > 0 && (
        <div className={styles.section}>
          <h2 className={styles.title}>{t.subjects}</h2>
          <ul className={styles.list}>
            {subjects.map(({ slug, title }) => (
              <li key={slug}>
                <NavLink to={href('subject', { subject: slug })} className={styles.subject ?? ''}>
                  <span className={styles.label}>{title}</span>
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </nav>
  );
});
