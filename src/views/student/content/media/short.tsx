import { useEffect } from 'react';
import { Link } from 'react-router';
import type { Player } from '#client/content/player/player.ts';
import { changePlayerSettings } from '#client/content/player/player-settings.ts';
import { usePlayerSettings, usePlayerView, useVideoPlayer } from '#client/content/player/use-player.ts';
import { cueAt } from '#domain/content/media/web-vtt.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { mediaTexts } from '#texts/study/media.texts.ts';
import { FailedState } from '#ui/error-state/failed-state.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { ElementSlot } from '../../../shared/content/player/element-slot.tsx';
import { Press } from '../../../shared/content/player/player-controls.tsx';
import { useCaptions } from '../../../shared/content/player/use-captions.ts';
import type { ShortRow } from './short-row.ts';
import styles from './shorts.module.css';

type Props = {
  readonly short: ShortRow;
  readonly isShown: boolean;
  /** Sound and playback belong to the feed: they stay the same from one short to the next. */
  readonly isMuted: boolean;
  readonly plays: boolean;
  readonly onMute: (isMuted: boolean) => void;
  readonly onPlay: (plays: boolean) => void;
};

/**
 * One short. The one next to the current one is only preloaded; it plays from its beginning when it becomes visible.
 */
export function Short(props: Props) {
  const player = useVideoPlayer({ isMuted: props.isMuted });
  return player === null ? <LoadingSkeleton heights={[320]} /> : <Playing {...props} player={player} />;
}

function Playing({ short, isShown, isMuted, plays, onMute, onPlay, player }: Props & { readonly player: Player }) {
  const t = useTexts(mediaTexts);
  const { actor, element } = player;
  const { context, isOn, hasFailed } = usePlayerView(player);
  const settings = usePlayerSettings();
  const { cues, language } = useCaptions(context.media);
  const cue = settings.captions ? cueAt(cues, context.position) : null;

  useEffect(() => {
    actor.send({ type: 'media.chosen', id: short.id, from: 0, plays: false });
  }, [actor, short.id]);
  useEffect(() => {
    element.preload = isShown ? 'auto' : 'metadata';
    actor.send({ type: isShown && plays ? 'play.requested' : 'pause.requested' });
  }, [actor, element, isShown, plays]);
  useEffect(() => {
    if (actor.getSnapshot().context.isMuted !== isMuted) actor.send({ type: 'mute.toggled' });
  }, [actor, isMuted]);

  // Pressing play at the end plays it again, although the feed has never stopped playing.
  const toggle = () => {
    actor.send({ type: isOn ? 'pause.requested' : 'play.requested' });
    onPlay(!isOn);
  };
  return (
    <div className={styles.short} data-caption-size={settings.captionSize}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keyboard and screen reader use the button below */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keyboard and screen reader use the button below */}
      <div className={styles.image} onClick={toggle}>
        <ElementSlot element={element} label={short.title} />
      </div>
      {hasFailed && (
        <div className={styles.failed}>
          <FailedState
            message={context.problem instanceof ProductError ? context.problem.message : t.failed.broken}
            onRetry={() => actor.send({ type: 'retry.requested' })}
          />
        </div>
      )}
      <div className={styles.over}>
        {cue !== null && (
          <p className={styles.caption} dir="auto" lang={language ?? undefined}>
            {cue.text}
          </p>
        )}
        <div className={styles.foot}>
          <div className={styles.words}>
            <h2 className={styles.title}>
              <bdi>{short.title}</bdi>
            </h2>
            <Link to={href('topic', { subject: short.subject.slug, topic: short.topic.slug })} className={styles.link}>
              {t.shorts.toTopic({ topic: short.topic.title })}
            </Link>
          </div>
          <Press icon={isOn ? 'pause' : 'play'} label={isOn ? t.controls.pause : t.controls.play} onPress={toggle} />
          {context.media?.isSilent !== true && (
            <Press
              icon={isMuted ? 'silent' : 'sound'}
              label={isMuted ? t.controls.unmute : t.controls.mute}
              onPress={() => onMute(!isMuted)}
            />
          )}
          {cues.length > 0 && (
            <Press
              icon="captions"
              label={t.controls.captions}
              isOn={settings.captions}
              onPress={() => changePlayerSettings({ captions: !settings.captions })}
            />
          )}
        </div>
        <ProgressBar
          value={Math.round(context.position)}
          max={Math.max(1, Math.round(context.duration))}
          label={t.shorts.progress}
        />
      </div>
    </div>
  );
}
