import { IconButton, Select, Switch, Text } from '@radix-ui/themes';
import type { Player } from '#client/content/player/player.ts';
import { CAPTION_SIZES, type CaptionSize, changePlayerSettings } from '#client/content/player/player-settings.ts';
import { usePlayerSettings, usePlayerView } from '#client/content/player/use-player.ts';
import { MEDIA_LEAP_S, MEDIA_RATES } from '#domain/content/media/media.limits.ts';
import { useTexts } from '#texts/current-language.ts';
import { mediaTexts } from '#texts/study/media.texts.ts';
import { clockText } from '#texts/wording/clock.wording.ts';
import { ToolIcon, type ToolIconName } from '#ui/icon/tool-icon.tsx';
import { customProperties } from '#ui/theme/custom-properties.ts';
import styles from './player.module.css';
import { chooseRate, chooseVolume } from './player-keys.ts';

type Props = {
  readonly player: Player;
  /** Whether there are captions to show. */
  readonly hasCaptions: boolean;
  readonly fullscreen?: Switched | undefined;
  /** A small window above all others. */
  readonly inset?: Switched | undefined;
};

type Switched = { readonly isOn: boolean; readonly toggle: () => void };

/** All controls of the player. */
export function PlayerControls({ player, hasCaptions, fullscreen, inset }: Props) {
  const t = useTexts(mediaTexts).controls;
  const { actor, element } = player;
  const { context } = usePlayerView(player);
  const { captions } = usePlayerSettings();
  const isVideo = element instanceof HTMLVideoElement;
  return (
    <div className={styles.controls}>
      <SeekBar player={player} />
      <div className={styles.buttons}>
        <PlaybackButtons player={player} />
        <span className={styles.gap} />
        {context.media?.isSilent !== true && (
          <>
            <Press
              icon={context.isMuted || context.volume === 0 ? 'silent' : 'sound'}
              label={context.isMuted ? t.unmute : t.mute}
              onPress={() => actor.send({ type: 'mute.toggled' })}
            />
            <input
              type="range"
              data-volume
              className={styles.volume}
              aria-label={t.volume}
              min={0}
              max={1}
              step={0.05}
              value={context.isMuted ? 0 : context.volume}
              onChange={({ target }) => chooseVolume(actor, target.valueAsNumber)}
            />
          </>
        )}
        <Select.Root value={String(context.rate)} onValueChange={(rate) => chooseRate(actor, Number(rate))}>
          <Select.Trigger variant="soft" color="gray" aria-label={t.rate} className={styles.rate} />
          <Select.Content>
            {MEDIA_RATES.map((rate) => (
              <Select.Item key={rate} value={String(rate)}>
                {t.rateValue({ rate })}
              </Select.Item>
            ))}
          </Select.Content>
        </Select.Root>
        {isVideo && hasCaptions && (
          <Press
            icon="captions"
            label={t.captions}
            isOn={captions}
            onPress={() => changePlayerSettings({ captions: !captions })}
          />
        )}
        {inset !== undefined && <Press icon="inset" label={t.inset} isOn={inset.isOn} onPress={inset.toggle} />}
        {fullscreen !== undefined && (
          <Press
            icon="fullscreen"
            label={fullscreen.isOn ? t.leaveFullscreen : t.fullscreen}
            onPress={fullscreen.toggle}
          />
        )}
      </div>
    </div>
  );
}

/** The controls that fit into a small window. */
export function SmallControls({ player }: { readonly player: Player }) {
  return (
    <div className={styles.controls}>
      <SeekBar player={player} />
      <div className={styles.buttons}>
        <PlaybackButtons player={player} />
      </div>
    </div>
  );
}

/** Play and pause, skipping, and the time. */
function PlaybackButtons({ player }: { readonly player: Player }) {
  const t = useTexts(mediaTexts).controls;
  const { position, duration } = usePlayerView(player).context;
  const leap = (seconds: number) => player.actor.send({ type: 'seek.requested', position: position + seconds });
  return (
    <>
      <Press icon="back10" label={t.back} onPress={() => leap(-MEDIA_LEAP_S)} />
      <PlayButton player={player} />
      <Press icon="forward10" label={t.forward} onPress={() => leap(MEDIA_LEAP_S)} />
      <span className={styles.clock} dir="ltr">
        {clockText(position)} / {clockText(duration)}
      </span>
    </>
  );
}

/** Settings below the player: they are changed rarely and should not crowd the main controls. */
export function CaptionSettings() {
  const t = useTexts(mediaTexts).controls;
  const { captions, captionSize } = usePlayerSettings();
  return (
    <div className={styles.settings}>
      <Text as="label" className={styles.setting ?? ''}>
        <Switch checked={captions} onCheckedChange={(shown) => changePlayerSettings({ captions: shown })} />
        {t.captions}
      </Text>
      <Select.Root
        value={captionSize}
        disabled={!captions}
        onValueChange={(size: CaptionSize) => changePlayerSettings({ captionSize: size })}
      >
        <Select.Trigger variant="soft" color="gray" aria-label={t.captionSize} />
        <Select.Content>
          {CAPTION_SIZES.map((size) => (
            <Select.Item key={size} value={size}>
              {t.sizes[size]}
            </Select.Item>
          ))}
        </Select.Content>
      </Select.Root>
    </div>
  );
}

/** Plays or pauses. While media is loading, it says so to assistive technology and can still be paused. */
export function PlayButton({ player }: { readonly player: Player }) {
  const t = useTexts(mediaTexts).controls;
  const { isOn, isBusy } = usePlayerView(player);
  return (
    <IconButton
      size="3"
      radius="full"
      aria-label={isOn ? t.pause : t.play}
      aria-busy={isBusy && isOn}
      onClick={() => player.actor.send({ type: isOn ? 'pause.requested' : 'play.requested' })}
    >
      <ToolIcon name={isOn ? 'pause' : 'play'} />
    </IconButton>
  );
}

/** The position in the media, as a range input, so that keys and assistive technology can seek too. */
export function SeekBar({ player }: { readonly player: Player }) {
  const t = useTexts(mediaTexts).controls;
  const { context } = usePlayerView(player);
  const { position, duration } = context;
  return (
    <input
      type="range"
      className={styles.seekBar}
      aria-label={t.position}
      aria-valuetext={t.of({ position: clockText(position), length: clockText(duration) })}
      min={0}
      max={Math.max(duration, 1)}
      step="any"
      value={Math.min(position, Math.max(duration, 1))}
      style={customProperties({ '--played': `${duration === 0 ? 0 : (100 * position) / duration}%` })}
      onChange={({ target }) => player.actor.send({ type: 'seek.requested', position: target.valueAsNumber })}
    />
  );
}

type PressProps = {
  readonly icon: ToolIconName;
  readonly label: string;
  readonly isOn?: boolean;
  readonly onPress: () => void;
};

/** A button of the controls with an icon; `isOn` makes it a toggle and says so. */
export function Press({ icon, label, isOn, onPress }: PressProps) {
  const isColoured = isOn === true;
  return (
    <IconButton
      size="3"
      variant={isColoured ? 'soft' : 'ghost'}
      {...(!isColoured && { color: 'gray' as const })}
      className={styles.press}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      onClick={onPress}
    >
      <ToolIcon name={icon} />
    </IconButton>
  );
}
