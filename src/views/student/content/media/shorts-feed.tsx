import { Button } from '@radix-ui/themes';
import { type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '#client/app.context.ts';
import { changePlayerSettings, playerSettings } from '#client/content/player/player-settings.ts';
import { decideAccess } from '#domain/access/content-access.rule.ts';
import { ownEntry } from '#domain/platform/own-entry.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { mediaTexts } from '#texts/study/media.texts.ts';
import { subjectAccent } from '#ui/accent/subject-accent.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { ShortsPager } from '#ui/pager/shorts-pager.tsx';
import { Short } from './short.tsx';
import type { ShortRow } from './short-row.ts';
import styles from './shorts.module.css';

/** Shorts one at a time, initially without sound. Locked ones say so and request nothing from the server. */
export function ShortsFeed({ label, shorts }: { readonly label: string; readonly shorts: readonly ShortRow[] }) {
  const user = useSession();
  const [shown, setShown] = useState(shorts[0]?.id ?? '');
  const [isMuted, setMuted] = useState(true);
  const [plays, setPlays] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isOnControl = event.target instanceof Element && event.target.closest('button, a') !== null;
    if (event.ctrlKey || event.metaKey || event.altKey || (event.key === ' ' && isOnControl)) return;
    const toggle = () => setPlays(!plays);
    const actions = {
      ' ': toggle,
      k: toggle,
      m: () => setMuted(!isMuted),
      c: () => changePlayerSettings({ captions: !playerSettings().captions }),
    } satisfies Readonly<Record<string, () => void>>;
    const action = ownEntry(actions, event.key.toLowerCase());
    if (action === undefined) return;
    event.preventDefault();
    action();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys repeat what the buttons inside do
    <div className={styles.feed} onKeyDown={onKeyDown}>
      <ShortsPager
        label={label}
        pages={shorts.map(({ id, title }) => ({ id, label: title }))}
        shown={shown}
        onShow={setShown}
      >
        {({ id }, isShown) => {
          const short = shorts.find((row) => row.id === id);
          if (short === undefined) return null;
          const { allowed } = decideAccess(user, { type: 'short', topic: short.topic.id, subject: short.subject.id });
          return (
            <div {...subjectAccent(short.subject.slug)} data-page>
              {allowed ? (
                <Short
                  short={short}
                  isShown={isShown}
                  isMuted={isMuted}
                  plays={plays}
                  onMute={setMuted}
                  onPlay={setPlays}
                />
              ) : (
                <Locked short={short} />
              )}
            </div>
          );
        }}
      </ShortsPager>
    </div>
  );
}

function Locked({ short: { title, topic } }: { readonly short: ShortRow }) {
  const t = useTexts(mediaTexts).shorts;
  return (
    <div className={styles.locked}>
      <Icon name="lock" px={32} />
      <h2 className={styles.title}>
        <bdi>{title}</bdi>
      </h2>
      <p>
        <bdi>{topic.title}</bdi>. {t.locked}
      </p>
      <Button asChild size="3">
        <Link to={href('pricing')}>{t.plans}</Link>
      </Button>
    </div>
  );
}
