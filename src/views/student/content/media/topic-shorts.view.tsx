import { Link, useSearchParams } from 'react-router';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { mediaTexts } from '#texts/study/media.texts.ts';
import { EmptyNote } from '#ui/empty-state/empty-state.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { useTitle } from '#ui/page/use-title.ts';
import { Breadcrumbs } from '../breadcrumbs.tsx';
import styles from './shorts.module.css';
import { ShortsFeed } from './shorts-feed.tsx';
import { loadTopicMedia } from './topic-media.loader.ts';

/** The topic and its shorts, after a check of the plan. */
export const loader = (args: ViewLoaderArgs) => loadTopicMedia(args, 'short');

/** The shorts of one topic, from the one in the address on. */
export function Component() {
  const { topic, list } = useViewData<typeof loader>();
  const t = useTexts(mediaTexts);
  const { subject } = topic;
  const requestedId = useSearchParams()[0].get('play');
  // The short in the address is first; the others follow.
  const shorts = [...list.filter(({ id }) => id === requestedId), ...list.filter(({ id }) => id !== requestedId)];
  useTitle(t.shorts.ofTopic({ topic: topic.title }));
  return (
    <div className={pages.page}>
      <PageHeading up={<Breadcrumbs subject={subject} topic={topic} />} title={t.shorts.title} />
      {list.length === 0 ? (
        <EmptyNote illustration="video">
          {t.shorts.empty} <Link to={href('subject', { subject: subject.slug })}>{t.otherTopic}</Link>
        </EmptyNote>
      ) : (
        <div className={styles.inTopic}>
          <ShortsFeed
            label={t.shorts.ofTopic({ topic: topic.title })}
            shorts={shorts.map((row) => ({ ...row, subject, topic }))}
          />
        </div>
      )}
    </div>
  );
}
