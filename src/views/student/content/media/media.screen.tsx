import { Heading } from '@radix-ui/themes';
import { Link } from 'react-router';
import type { TopicQuery } from '#api/documents/content/topic.generated.ts';
import type { Player } from '#client/content/player/player.ts';
import { usePlayerView } from '#client/content/player/use-player.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { mediaTexts } from '#texts/study/media.texts.ts';
import { subjectAccent } from '#ui/accent/subject-accent.ts';
import { EmptyNote } from '#ui/empty-state/empty-state.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { useTitle } from '#ui/page/use-title.ts';
import { CaptionSettings } from '../../../shared/content/player/player-controls.tsx';
import { PlayerFrame } from '../../../shared/content/player/player-frame.tsx';
import { Transcript } from '../../../shared/content/player/transcript.tsx';
import { useCaptions } from '../../../shared/content/player/use-captions.ts';
import { Breadcrumbs } from '../breadcrumbs.tsx';
import styles from './media.module.css';
import { MediaList } from './media-list.tsx';
import type { MediaRow } from './topic-media.loader.ts';

type Props = {
  readonly kind: 'audio' | 'video';
  readonly topic: TopicQuery['topic'];
  readonly list: readonly MediaRow[];
  /** Null while nothing of this topic is selected. */
  readonly player: Player | null;
  /** What the player is about to load: its space is reserved at once, so that the list does not move. */
  readonly next?: string | null;
  readonly onChoose: (id: string) => void;
};

/** A topic's audio or video: the player, the transcript, and the list. */
export function MediaScreen({ kind, topic, list, player, next = null, onChoose }: Props) {
  const t = useTexts(mediaTexts);
  const { subject } = topic;
  useTitle(joinedLine(t[kind].title, topic.title));
  return (
    <div {...subjectAccent(subject.slug)}>
      <div className={pages.fullWidth}>
        <PageHeading up={<Breadcrumbs subject={subject} topic={topic} />} title={t[kind].title}>
          {list.length > 0 && <p className={pages.intro}>{t[kind].intro}</p>}
        </PageHeading>
        {list.length === 0 ? (
          <EmptyNote illustration={kind === 'audio' ? 'audio' : 'video'}>
            {t[kind].empty} <Link to={href('subject', { subject: subject.slug })}>{t.otherTopic}</Link>
          </EmptyNote>
        ) : (
          <div className={styles.columns} data-kind={kind}>
            {player !== null && <Played player={player} list={list} next={next} />}
            <section className={styles.list} aria-labelledby="media-list">
              <Heading as="h2" size="5" id="media-list">
                {t.list}
              </Heading>
              <MediaList list={list} player={player} onChoose={onChoose} />
            </section>
          </div>
        )}
      </div>
    </div>
  );
}

type PlayedProps = { readonly player: Player; readonly list: readonly MediaRow[]; readonly next: string | null };

function Played({ player, list, next }: PlayedProps) {
  const t = useTexts(mediaTexts);
  const { context, hasFailed } = usePlayerView(player);
  const media = next === null ? context.media : null;
  const captions = useCaptions(media);
  const id = next ?? context.id;
  const row = list.find((entry) => entry.id === id);
  const isLoading = media === null && (next !== null || !hasFailed);
  // The list says whether captions exist before they are loaded, so their space is reserved from the start.
  const hasCaptions = isLoading ? row?.hasCaptions === true : captions.cues.length > 0;
  const isVideo = player.element instanceof HTMLVideoElement;
  const source = [media?.work, media?.author, media?.licence].filter((part) => (part ?? '') !== '');
  return (
    <div className={styles.played}>
      <Heading as="h2" size="5">
        {row?.title ?? ''}
      </Heading>
      <PlayerFrame player={player} title={row?.title ?? ''} captions={captions} hasCaptions={hasCaptions} />
      <p className={styles.keys}>{t.controls.keys[isVideo ? 'video' : 'audio']}</p>
      {isVideo && hasCaptions && <CaptionSettings />}
      {(isLoading ? hasCaptions : media !== null) && (
        <Transcript key={id} player={player} captions={captions} isLoading={isLoading} />
      )}
      {(isLoading || source.length > 0) && (
        <p className={styles.source}>{!isLoading && `${t.source}: ${joinedLine(...source)}`}</p>
      )}
    </div>
  );
}
