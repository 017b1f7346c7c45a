import { memo } from 'react';
import { NavLink } from 'react-router';
import type { CatalogueQuery } from '#api/documents/content/catalogue.generated.ts';
import { splitSubjects } from '#domain/content/own-subjects.rule.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { frameTexts } from '#texts/platform/frame.texts.ts';
import { SubjectGlyph } from '#ui/accent/subject-glyph.tsx';
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
  const { own, more } = splitSubjects(subjects);
  return (
    <nav id={id} className={styles.sidebar} data-narrow={isNarrow || undefined} aria-label={t.main}>
      {sections.map(({ title, entries }, index) => (
        <div key={title} className={styles.section}>
          {/* The first group needs no name: it is the current area. */}
          {index > 0 && !isNarrow && <h2 className={styles.title}>{title}</h2>}
          <ul className={styles.list}>
            {entries.map(({ id: route, path, label, icon, isAction }) => (
              <li key={route}>
                <NavLink
                  to={path}
                  end={path === '/admin'}
                  className={styles.entry ?? ''}
                  data-action={isAction || undefined}
                >
                  <Icon name={icon} />
                  <span className={styles.label}>{label}</span>
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {!isNarrow && own.length > 0 && <Subjects title={t.subjects} subjects={own} />}
      {!isNarrow && more.length > 0 && (
        <Subjects title={own.length > 0 ? t.moreSubjects : t.subjects} subjects={more} />
      )}
    </nav>
  );
});

/** A list of subjects; those the user studies have their glyph. */
function Subjects({ title, subjects }: { readonly title: string; readonly subjects: Props['subjects'] }) {
  return (
    <div className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {subjects.map((subject) => (
          <li key={subject.slug}>
            <NavLink to={href('subject', { subject: subject.slug })} className={styles.subject ?? ''}>
              {subject.isOwn && <SubjectGlyph {...subject} />}
              <span className={styles.label}>{subject.title}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
