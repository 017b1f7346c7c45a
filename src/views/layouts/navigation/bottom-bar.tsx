import { memo } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { useTexts } from '#texts/current-language.ts';
import { frameTexts } from '#texts/platform/frame.texts.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { MENU_LINK, Menu, MenuGroup } from '#ui/menu/menu.tsx';
import styles from './bottom-bar.module.css';
import type { NavigationEntry, NavigationSection } from './navigation-entry.ts';

/** The maximum number of distinguishable targets for a thumb. */
const MOST = 5;

/** The navigation of phones, at the bottom: at most five entries, the rest in a menu, by group. */
export const BottomBar = memo(function BottomBar({ sections }: { readonly sections: readonly NavigationSection[] }) {
  const t = useTexts(frameTexts);
  const all = sections.flatMap(({ entries }) => entries);
  const shown = all.length > MOST ? all.slice(0, MOST - 1) : all;
  const rest = sections
    .map((section) => ({ ...section, entries: section.entries.filter((entry) => !shown.includes(entry)) }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <nav className={styles.bar} aria-label={t.main}>
      {shown.map(({ id, path, label, icon, isAction }) => (
        <NavLink key={id} to={path} className={styles.entry ?? ''} data-action={isAction || undefined}>
          <Icon name={icon} />
          <span className={styles.label}>{label}</span>
        </NavLink>
      ))}
      {rest.length > 0 && <More sections={rest} />}
    </nav>
  );
});

function More({ sections }: { readonly sections: readonly NavigationSection[] }) {
  const t = useTexts(frameTexts);
  const { pathname } = useLocation();
  const isAmong = sections.some(({ entries }) =>
    entries.some(({ path }) => pathname === path || pathname.startsWith(`${path}/`)),
  );
  const [only] = sections;
  return (
    <div className={styles.more}>
      <Menu
        side="above"
        button={(props) => (
          <button {...props} type="button" className={styles.entry} data-current={isAmong || undefined}>
            <Icon name="more" />
            <span className={styles.label}>{t.more}</span>
          </button>
        )}
      >
        {sections.length === 1 && only !== undefined
          ? only.entries.map((entry) => <MoreLink key={entry.id} entry={entry} />)
          : sections.map(({ id, title, entries }) => (
              <MenuGroup key={id} label={title} isTitled>
                {entries.map((entry) => (
                  <MoreLink key={entry.id} entry={entry} />
                ))}
              </MenuGroup>
            ))}
      </Menu>
    </div>
  );
}

function MoreLink({ entry: { path, label, icon } }: { readonly entry: NavigationEntry }) {
  const { pathname } = useLocation();
  return (
    <Link to={path} aria-current={pathname === path ? 'page' : undefined} {...MENU_LINK}>
      <Icon name={icon} />
      {label}
    </Link>
  );
}
