import { memo } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { useTexts } from '#texts/current-language.ts';
import { frameTexts } from '#texts/platform/frame.texts.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { MENU_LINK, Menu } from '#ui/menu/menu.tsx';
import styles from './bottom-bar.module.css';
import type { NavigationEntry } from './navigation-entry.ts';

/** The maximum number of distinguishable targets for a thumb. */
const MOST = 5;

/** The navigation of phones, at the bottom: at most five entries, the rest in a menu. */
export const BottomBar = memo(function BottomBar({ entries }: { readonly entries: readonly NavigationEntry[] }) {
  const t = useTexts(frameTexts);
  const shown = entries.length > MOST ? entries.slice(0, MOST - 1) : entries;
  const rest = entries.slice(shown.length);
  return (
    <nav className={styles.bar} aria-label={t.main}>
      {shown.map(({ id, path, label, icon, isAction }) => (
        <NavLink
          key={id}
          to={path}
          end={path === '/admin'}
          className={styles.entry ?? ''}
          data-action={isAction || undefined}
        >
          <Icon name={icon} />
          <span className={styles.label}>{label}</span>
        </NavLink>
      ))}
      {rest.length > 0 && <More entries={rest} />}
    </nav>
  );
});

function More({ entries }: { readonly entries: readonly NavigationEntry[] }) {
  const t = useTexts(frameTexts);
  const { pathname } = useLocation();
  const isAmong = entries.some(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
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
        {entries.map(({ id, path, label, icon }) => (
          <Link key={id} to={path} aria-current={pathname === path ? 'page' : undefined} {...MENU_LINK}>
            <Icon name={icon} />
            {label}
          </Link>
        ))}
      </Menu>
    </div>
  );
}
