import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { useAudioPlayer, usePlayerView } from '#client/content/player/use-player.ts';
import { MEDIA_LEAP_S } from '#domain/content/media/media.limits.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { mediaTexts } from '#texts/study/media.texts.ts';
import { clockText } from '#texts/wording/clock.wording.ts';
import { useRootFlag } from '#ui/page/use-root-flag.ts';
import styles from './mini-player.module.css';
import { PlayButton, Press, SeekBar } from './player-controls.tsx';
import { playerKeys } from './player-keys.ts';

type Props = {
  /** A screen without distractions: playback is paused and the player hidden. */
  readonly isQuiet: boolean;
};

/** The audio player, at the bottom of every screen except its own. */
export function MiniPlayer({ isQuiet }: Props) {
  const t = useTexts(mediaTexts);
  const player = useAudioPlayer();
  const { actor } = player;
  const { context, isOpen } = usePlayerView(player);
  const { pathname } = useLocation();
  const { media, position, duration } = context;
  useEffect(() => {
    if (isQuiet) actor.send({ type: 'pause.requested' });
  }, [isQuiet, actor]);

  const own = media === null ? null : href('topic.audio', { subject: media.subject.slug, topic: media.topic.slug });
  const isShown = !isQuiet && isOpen && pathname !== own;
  useRootFlag('data-has-player', isShown && own !== null);
  if (!isShown || media === null || own === null) return null;
  return (
    <section className={styles.mini} aria-label={t.mini} onKeyDown={playerKeys({ player })}>
      <SeekBar player={player} />
      <div className={styles.row}>
        <PlayButton player={player} />
        <div className={styles.what}>
          <Link to={own} className={styles.title}>
            {media.title}
          </Link>
          <span className={styles.detail}>
            {joinedLine(media.topic.title, `${clockText(position)} / ${clockText(duration)}`)}
          </span>
        </div>
        <Press
          icon="back10"
          label={t.controls.back}
          onPress={() => actor.send({ type: 'seek.requested', position: position - MEDIA_LEAP_S })}
        />
        <Press icon="leave" label={t.controls.close} onPress={() => actor.send({ type: 'player.closed' })} />
      </div>
    </section>
  );
}
