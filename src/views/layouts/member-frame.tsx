import { IconButton } from '@radix-ui/themes';
import { type ComponentType, Fragment, lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { Link } from 'react-router';
import { useHasAudio } from '#actors/player/audio-playing.ts';
import type { SessionUser } from '#domain/entities/user.schema.ts';
import { href } from '#routes/href.ts';
import { spoken, useTexts } from '#texts/current-language.ts';
import { frameTexts } from '#texts/frame.texts.ts';
import { placesTexts } from '#texts/places.texts.ts';
import { Wordmark } from '#ui/brand/wordmark.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { AccountMenu } from './account-menu.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { FindButton } from './find-button.tsx';
import styles from './member.module.css';
import { navigationFor } from './navigation.ts';
import { QuietProvider } from './quiet.context.ts';
import { Sidebar } from './sidebar.tsx';
import { useNarrowSidebar } from './sidebar-state.ts';
import { useCatalogue } from './use-catalogue.ts';
import { useFindMenu } from './use-find-menu.tsx';
import { useWide } from './use-wide.ts';

/** Most visits hear nothing: what shows it is downloaded when something has been heard. */
const MiniPlayer = lazy(async () => ({ default: (await import('../player/mini-player.part.tsx')).MiniPlayer }));

/** What a first look at a screen needs has long been downloaded by then. */
const LATE_MS = 2_500;
/** What the first screen does not wait for; one without the network goes on without it. */
const late = (download: () => Promise<{ readonly Component: ComponentType }>) =>
  lazy(async () => {
    await new Promise((done) => setTimeout(done, LATE_MS));
    return {
      default: await spoken(download()).then(
        ({ Component }) => Component,
        () => Fragment as ComponentType,
      ),
    };
  });
const ConnectionNote = late(() => import('./connection-note.tsx'));
const UpdateNotice = late(() => import('./update-notice.tsx'));

type Props = { readonly user: SessionUser; readonly children: ReactNode };

/** Around the screens of somebody signed in: a slim head, the navigation at the side or at the foot, the screen. */
export function MemberFrame({ user, children }: Props) {
  const t = useTexts(frameTexts);
  const sidebarId = useId();
  const isWide = useWide();
  const [isNarrow, toggleSidebar] = useNarrowSidebar();
  const [isQuiet, setQuiet] = useState(false);
  const [isFinding, setFinding] = useState(false);
  const { sections, account } = navigationFor(user.userRole, useTexts(placesTexts));
  const entries = sections.flatMap((section) => section.entries);

  // With a profile to finish, every other address leads back to it: nothing is offered that cannot be had.
  const isFree = user.is_complete_profile === 1;
  const hasSidebar = isFree && isWide && !isQuiet;
  const hasBar = isFree && !isWide && !isQuiet && entries.length > 1;
  const catalogue = useCatalogue(isFree && (isFinding || (hasSidebar && !isNarrow)));
  const hasAudio = useHasAudio();
  const findMenu = useFindMenu({ user, catalogue, isOpen: isFinding && isFree, onOpenChange: setFinding });

  return (
    <QuietProvider value={setQuiet}>
      <div className={styles.page} data-bar={hasBar || undefined}>
        <header className={styles.header}>
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
            <Suspense>
              <ConnectionNote />
            </Suspense>
            {isFree && !isQuiet && <FindButton onPress={() => setFinding(true)} />}
            <AccountMenu user={user} entries={isFree ? account : []} />
          </div>
        </header>
        {!isQuiet && (
          <Suspense>
            <UpdateNotice />
          </Suspense>
        )}
        <div className={styles.body}>
          {hasSidebar && (
            <Sidebar
              id={sidebarId}
              sections={sections}
              subjects={catalogue.status === 'there' ? catalogue.subjects : []}
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
        {hasBar && <BottomBar entries={entries} />}
      </div>
      {findMenu}
    </QuietProvider>
  );
}
