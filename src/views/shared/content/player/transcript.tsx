import { Skeleton, Switch, Text, TextField } from '@radix-ui/themes';
import { useEffect, useId, useRef, useState } from 'react';
import type { Player } from '#client/content/player/player.ts';
import { usePlayerView } from '#client/content/player/use-player.ts';
import { useTexts } from '#texts/current-language.ts';
import { mediaTexts } from '#texts/study/media.texts.ts';
import { clockText } from '#texts/wording/clock.wording.ts';
import { Icon } from '#ui/icon/icon.tsx';
import styles from './player.module.css';
import type { Captions } from './use-captions.ts';

type Props = {
  readonly player: Player;
  readonly captions: Captions;
  /** The text is loading: everything else is rendered already, so nothing moves when it arrives. */
  readonly isLoading: boolean;
};

/** The transcript, which follows playback. Sentences link to their position; the text can be searched. */
export function Transcript({ player, captions: { cues, language, isBroken }, isLoading }: Props) {
  const t = useTexts(mediaTexts).transcript;
  const title = useId();
  const { context } = usePlayerView(player);
  const [words, setWords] = useState('');
  const [follows, setFollows] = useState(true);
  const list = useRef<HTMLOListElement>(null);
  const now = cues.findLast(({ start }) => start <= context.position) ?? null;
  const query = words.trim().toLocaleLowerCase();
  const shown = query === '' ? cues : cues.filter(({ text }) => text.toLocaleLowerCase().includes(query));

  useEffect(() => {
    const frame = list.current;
    const line = frame?.querySelector('[aria-current]')?.closest('li');
    if (!follows || now === null || frame === null || line === null || line === undefined) return;
    const top = line.offsetTop - frame.clientHeight / 3;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    frame.scrollTo({ top, behavior: isCalm ? 'auto' : 'smooth' });
  }, [now, follows]);

  if (cues.length === 0 && !isLoading) return <p className={styles.none}>{isBroken ? t.broken : t.none}</p>;
  return (
    <section className={styles.transcript} aria-labelledby={title}>
      <div className={styles.transcriptHead}>
        <h2 id={title} className={styles.transcriptTitle}>
          {t.title}
        </h2>
        <Text as="label" className={styles.setting ?? ''}>
          <Switch checked={follows} onCheckedChange={setFollows} />
          {t.follow}
        </Text>
        <TextField.Root
          type="search"
          size="3"
          className={styles.search}
          aria-label={t.search}
          placeholder={t.search}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        >
          <TextField.Slot>
            <Icon name="search" />
          </TextField.Slot>
        </TextField.Root>
      </div>
      <p role="status" className={styles.found}>
        {query === '' || isLoading
          ? ''
          : shown.length === 0
            ? t.nothingFound({ words: words.trim() })
            : t.found({ count: shown.length })}
      </p>
      {isLoading ? (
        <Skeleton className={styles.cues ?? ''} />
      ) : (
        <ol ref={list} className={styles.cues} lang={language ?? undefined}>
          {shown.map((cue) => (
            <li key={`${cue.start} ${cue.text}`}>
              <button
                type="button"
                className={styles.cue}
                aria-current={cue === now || undefined}
                onClick={() => player.actor.send({ type: 'seek.requested', position: cue.start })}
              >
                <span className={styles.cueTime}>{clockText(cue.start)}</span>
                <span dir="auto">
                  <Marked text={cue.text} words={query} />
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** The text with matches highlighted. */
function Marked({ text, words }: { readonly text: string; readonly words: string }) {
  const at = words === '' ? -1 : text.toLocaleLowerCase().indexOf(words);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark className={styles.mark}>{text.slice(at, at + words.length)}</mark>
      <Marked text={text.slice(at + words.length)} words={words} />
    </>
  );
}
