import { IconButton } from '@radix-ui/themes';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useId, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useHasAudio } from '#client/content/player/audio-playing.ts';
import type { SessionUser } from '#domain/access/session-user.schema.ts';
import { href } from '#routes/href.ts';
import { spoken, useTexts } from '#texts/current-language.ts';
import { frameTexts } from '#texts/platform/frame.texts.ts';
import { navigationTexts } from '#texts/platform/navigation.texts.ts';
import { loadProblems } from '#texts/platform/problems.texts.ts';
import { Wordmark } from '#ui/brand/wordmark.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { useRootFlag } from '#ui/page/use-root-flag.ts';
import styles from './member.module.css';
import { AccountMenu } from './navigation/account-menu.tsx';
import { BottomBar } from './navigation/bottom-bar.tsx';
import { navigationFor } from './navigation/navigation.ts';
import { Sidebar } from './navigation/sidebar.tsx';
import { useNarrowSidebar } from './navigation/sidebar-state.ts';
import { useCatalogue } from './navigation/use-catalogue.ts';
import { useWide } from './navigation/use-wide.ts';
import { QuietProvider } from './notices/quiet.context.ts';
import { FindButton } from './search/search-button.tsx';
import { useLatePart } from './search/use-lazy-chunk.ts';
import { useRecentPages } from './search/use-recent-pages.ts';
import { useFindMenu } from './search/use-search-menu.tsx';

/** Most visits have no toasts, so the component is downloaded with the first one. */
const MiniPlayer = lazy(async () => ({
  default: (await import('../shared/content/player/mini-player.tsx')).MiniPlayer,
}));

const connectionNote = () => import(/* webpackChunkName: "late" */ './notices/connection-note.tsx');
const updateNotice = () => import(/* webpackChunkName: "late" */ './notices/update-notice.tsx');
const bell = () => import(/* webpackChunkName: "late" */ '../shared/classrooms/notifications/bell.tsx');
/** Rarely present: shown during support access, or to notify the user about it. */
const SupportBanner = lazy(async () => ({
  default: (await spoken(import(/* webpackChunkName: "late" */ '../shared/users/support/support-banner.tsx')))
    .SupportBanner,
}));

/** A constant, so that components that receive it don't render again. */
const INITIAL: readonly never[] = [];

type Props = { readonly user: SessionUser; readonly children: ReactNode };

/** The frame for signed-in users: a slim header, navigation at the side or bottom, the screen. */
export function MemberFrame({ user, children }: Props) {
  const t = useTexts(frameTexts);
  const sidebarId = useId();
  useRootFlag('data-has-header');
  const isWide = useWide();
  const [isNarrow, toggleSidebar] = useNarrowSidebar();
  const [isQuiet, setQuiet] = useState(false);
  const [isFinding, setFinding] = useState(false);
  const places = useTexts(navigationTexts);
  const { sections, account } = useMemo(() => navigationFor(user, places), [user, places]);
  const entryCount = sections.reduce((sum, section) => sum + section.entries.length, 0);

  // While the profile is incomplete, every other address redirects to it, so no navigation is offered.
  const isFree = user.is_complete_profile === 1;
  const hasSidebar = isFree && isWide && !isQuiet;
  const hasBar = isFree && !isWide && !isQuiet && entryCount > 1;
  const catalogue = useCatalogue(isFree && (isFinding || (hasSidebar && !isNarrow)));
  const hasAudio = useHasAudio();
  const ConnectionNote = useLatePart(connectionNote);
  const UpdateNotice = useLatePart(updateNotice);
  const Bell = useLatePart(bell);
  useEffect(() => void loadProblems(), []);
  useRecentPages(user.id, sections);
  const find = useCallback(() => setFinding(true), []);
  const findMenu = useFindMenu({ user, catalogue, isOpen: isFinding && isFree, onOpenChange: setFinding });

  return (
    <QuietProvider value={setQuiet}>
      <div className={styles.page} data-bar={hasBar || undefined}>
        <header className={styles.header} data-not-printed>
          {hasSidebar && (
            <IconButton
              variant="ghost"
              color="gray"
              size="3"
              aria-label={t.wideSidebar}
              aria-pressed={!isNarrow}
              aria-controls={sidebarId}
              onClick={toggleSidebar}
            >
              <Icon name="sidebar" />
            </IconButton>
          )}
          <Link to={href('home')} className={styles.brand} aria-label={t.brandToHome}>
            <Wordmark />
          </Link>
          <div className={styles.tools}>
            {ConnectionNote !== null && <ConnectionNote />}
            {isFree && !isQuiet && Bell !== null && <Bell />}
            {isFree && !isQuiet && <FindButton onPress={find} />}
            <AccountMenu user={user} entries={isFree ? account : INITIAL} />
          </div>
        </header>
        {/* Invisible, but rendered: it caches the application for reloads without a network. */}
        <div hidden={isQuiet}>{UpdateNotice !== null && <UpdateNotice />}</div>
        {(user.helped_until || user.visit || user.factor_due) && (
          <Suspense>
            <SupportBanner user={user} />
          </Suspense>
        )}
        <div className={styles.body}>
          {hasSidebar && (
            <Sidebar
              id={sidebarId}
              sections={sections}
              subjects={catalogue.status === 'there' ? catalogue.subjects : INITIAL}
              isNarrow={isNarrow}
            />
          )}
          <main id="main" tabIndex={-1} className={styles.main}>
            {children}
          </main>
        </div>
        {hasAudio && (
          <Suspense>
            <MiniPlayer isQuiet={isQuiet} />
          </Suspense>
        )}
        {hasBar && <BottomBar sections={sections} />}
      </div>
      {findMenu}
    </QuietProvider>
  );
}
