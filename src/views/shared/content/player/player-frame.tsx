import { type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Player } from '#client/content/player/player.ts';
import { usePlayerSettings, usePlayerView } from '#client/content/player/use-player.ts';
import { cueAt } from '#domain/content/media/web-vtt.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { useTexts } from '#texts/current-language.ts';
import { mediaTexts } from '#texts/study/media.texts.ts';
import { FailedState } from '#ui/error-state/failed-state.tsx';
import { MediaFrame } from '#ui/media/media-frame.tsx';
import { ElementSlot } from './element-slot.tsx';
import styles from './player.module.css';
import { PlayerControls, SmallControls } from './player-controls.tsx';
import { playerKeys } from './player-keys.ts';
import { useSpokenTrack } from './spoken-track.ts';
import type { Captions } from './use-captions.ts';
import { useInset } from './use-picture-in-picture.ts';

type Props = {
  readonly player: Player;
  readonly title: string;
  readonly captions: Captions;
  /** Whether there are captions, which is known before they are loaded. */
  readonly hasCaptions: boolean;
};

/** The player with its controls: the video if there is one, with captions over it. */
export function PlayerFrame({ player, title, captions, hasCaptions }: Props) {
  const { actor, element } = player;
  const { cues, language } = captions;
  const t = useTexts(mediaTexts);
  const frame = useRef<HTMLDivElement>(null);
  const { context, hasFailed, isBusy } = usePlayerView(player);
  const settings = usePlayerSettings();
  const fullscreen = useFullscreen(frame);
  const inset = useInset(element);
  useSpokenTrack(element, captions, settings.captions && inset?.isBare === true);
  const container = inset?.container ?? null;
  const isVideo = element instanceof HTMLVideoElement;
  const isSpoken = isVideo && settings.captions && inset?.isBare !== true;
  const cue = isSpoken ? cueAt(cues, context.position) : null;
  const failed = hasFailed ? (
    <FailedState
      message={wordsFor(context.problem, t.failed.broken)}
      onRetry={() => actor.send({ type: 'retry.requested' })}
    />
  ) : null;
  const shown = {
    label: title,
    state: failed !== null ? { failed } : isBusy ? 'loading' : 'ready',
    image: isVideo ? <Screen player={player} title={title} /> : undefined,
    captions:
      cue === null ? undefined : (
        <p dir="auto" lang={language ?? undefined}>
          {cue.text}
        </p>
      ),
  } as const;
  const away = container !== null && {
    ...shown,
    image: <p className={styles.away}>{t.isInset}</p>,
    captions: undefined,
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys repeat what the buttons inside do */}
      <div
        ref={frame}
        className={styles.frame}
        data-fullscreen={fullscreen.isOn || undefined}
        data-caption-size={settings.captionSize}
        onKeyDown={playerKeys({ player, toggleFullscreen: isVideo ? fullscreen.toggle : undefined })}
      >
        <MediaFrame
          {...(away || shown)}
          controls={
            <PlayerControls
              player={player}
              hasCaptions={hasCaptions}
              fullscreen={isVideo && document.fullscreenEnabled ? fullscreen : undefined}
              inset={inset && { isOn: inset.isOn, toggle: () => inset.toggle(frame.current) }}
            />
          }
        />
      </div>
      {container !== null &&
        createPortal(
          // biome-ignore lint/a11y/noStaticElementInteractions: the keys repeat what the buttons inside do
          <div
            className={styles.frame}
            data-fullscreen
            data-small
            data-caption-size={settings.captionSize}
            onKeyDown={playerKeys({ player })}
          >
            <MediaFrame {...shown} controls={<SmallControls player={player} />} />
          </div>,
          container,
        )}
    </>
  );
}

/** A click on the video plays or pauses, in addition to the button. */
function Screen({ player, title }: { readonly player: Player; readonly title: string }) {
  const { isOn } = usePlayerView(player);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keyboard and screen reader use the button below
    // biome-ignore lint/a11y/useKeyWithClickEvents: the frame around it handles the keys
    <div
      className={styles.screen}
      onClick={() => player.actor.send({ type: isOn ? 'pause.requested' : 'play.requested' })}
    >
      <ElementSlot element={player.element} label={title} />
    </div>
  );
}

/** The catalogue's message for a refusal; otherwise the file cannot be played. */
const wordsFor = (problem: unknown, broken: string): string =>
  problem instanceof ProductError ? problem.message : broken;

function useFullscreen(frame: RefObject<HTMLElement | null>): { readonly isOn: boolean; readonly toggle: () => void } {
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    const changed = () => setIsOn(document.fullscreenElement !== null && document.fullscreenElement === frame.current);
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, [frame]);
  return { isOn, toggle: () => void (isOn ? document.exitFullscreen() : frame.current?.requestFullscreen()) };
}
