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
import type { NavigationEntry } from './navigation-entry.ts';
import styles from './sidebar.module.css';
import { SidebarGroup } from './sidebar-group.tsx';
import { useCollapsedGroups } from './sidebar-state.ts';

type Props = {
  readonly id: string;
  readonly sections: Navigation['sections'];
  readonly subjects: CatalogueQuery['subjects'];
  readonly isNarrow: boolean;
};

/** Stored names of the two groups of subjects. */
const OWN = 'subjects';
const MORE = 'moreSubjects';

/** The navigation of wide screens. If narrow, it shows icons with small labels below them. */
export const Sidebar = memo(function Sidebar({ id, sections, subjects, isNarrow }: Props) {
  const t = useTexts(frameTexts);
  const { own, more } = splitSubjects(subjects);
  const [collapsed, toggle] = useCollapsedGroups();
  return (
    <nav id={id} className={styles.sidebar} data-narrow={isNarrow || undefined} aria-label={t.main}>
      {sections.map(({ id: group, title, entries }, index) => {
        const links = entries.map((entry) => <EntryLink key={entry.id} entry={entry} />);
        // The first group needs no name: it is the current area.
        return index === 0 || isNarrow ? (
          <ul key={group} className={styles.list}>
            {links}
          </ul>
        ) : (
          <SidebarGroup
            key={group}
            title={title}
            isCollapsed={collapsed.includes(group)}
            onToggle={() => toggle(group)}
          >
            {links}
          </SidebarGroup>
        );
      })}
      {!isNarrow && own.length > 0 && (
        <Subjects
          title={t.subjects}
          subjects={own}
          isCollapsed={collapsed.includes(OWN)}
          onToggle={() => toggle(OWN)}
        />
      )}
      {!isNarrow && more.length > 0 && (
        <Subjects
          title={own.length > 0 ? t.moreSubjects : t.subjects}
          subjects={more}
          isCollapsed={collapsed.includes(MORE)}
          onToggle={() => toggle(MORE)}
        />
      )}
    </nav>
  );
});

function EntryLink({ entry: { path, label, icon, isAction } }: { readonly entry: NavigationEntry }) {
  return (
    <li>
      <NavLink to={path} className={styles.entry ?? ''} data-action={isAction || undefined}>
        <Icon name={icon} />
        <span className={styles.label}>{label}</span>
      </NavLink>
    </li>
  );
}

type SubjectsProps = {
  readonly title: string;
  readonly subjects: Props['subjects'];
  readonly isCollapsed: boolean;
  readonly onToggle: () => void;
};

/** A list of subjects; those the user studies have their glyph. */
function Subjects({ title, subjects, isCollapsed, onToggle }: SubjectsProps) {
  return (
    <SidebarGroup title={title} isCollapsed={isCollapsed} onToggle={onToggle}>
      {subjects.map((subject) => (
        <li key={subject.slug}>
          <NavLink to={href('subject', { subject: subject.slug })} className={styles.subject ?? ''}>
            {subject.isOwn && <SubjectGlyph {...subject} />}
            <span className={styles.label}>{subject.title}</span>
          </NavLink>
        </li>
      ))}
    </SidebarGroup>
  );
}
