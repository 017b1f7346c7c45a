import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import type { SessionUser } from '#domain/entities/user.schema.ts';
import { href } from '#routes/href.ts';
import { Wordmark } from '#ui/brand/wordmark.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { AccountMenu } from './account-menu.tsx';
import styles from './member.module.css';
import { navigationFor } from './navigation.ts';

type Props = { readonly user: SessionUser; readonly children: ReactNode };

/** Around the screens of somebody signed in. The navigation is at the head of the page, on phones at its foot. */
export function MemberFrame({ user, children }: Props) {
  const entries = navigationFor(user.userRole);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div className={styles.bar}>
          <Link to={href('home')} className={styles.brand} aria-label="Lectern, home">
            <Wordmark />
          </Link>
          {entries.length > 1 && (
            <nav className={styles.navigation} aria-label="Main">
              {entries.map(({ id, path, label, icon }) => (
                <NavLink key={id} to={path} className={styles.entry ?? ''}>
                  <Icon name={icon} />
                  {label}
                </NavLink>
              ))}
            </nav>
          )}
          <div className={styles.account}>
            <AccountMenu user={user} />
          </div>
        </div>
      </header>
      <main id="main" className={styles.main}>
        {children}
      </main>
    </div>
  );
}
