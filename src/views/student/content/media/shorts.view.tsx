import { Heading, VisuallyHidden } from '@radix-ui/themes';
import { Link } from 'react-router';
import { ShortsDocument } from '#api/documents/content/media.generated.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { mediaTexts } from '#texts/study/media.texts.ts';
import { EmptyNote } from '#ui/empty-state/empty-state.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { deferData } from '#ui/loading/track-promise.ts';
import { loadFailed } from '../../../load-failed.tsx';
import styles from './shorts.module.css';
import { ShortsFeed } from './shorts-feed.tsx';

/** Shorts of all topics that the student's plan opens. */
export const loader = async ({ api }: ViewLoaderArgs) => deferData({ answer: api(ShortsDocument) });

/** Shorts of every subject, full height. */
export function Component() {
  const { answer } = useViewData<typeof loader>();
  const t = useTexts(mediaTexts).shorts;
  return (
    <>
      <VisuallyHidden>
        <Heading as="h1">{t.title}</Heading>
      </VisuallyHidden>
      <Loaded data={answer} failed={loadFailed} waiting={<LoadingSkeleton heights={[480]} />}>
        {({ shorts }) =>
          shorts.length === 0 ? (
            <EmptyNote illustration="video">
              {t.empty} {t.emptyHint} <Link to={href('home')}>{t.toHome}</Link>
            </EmptyNote>
          ) : (
            <div className={styles.screen}>
              <ShortsFeed label={t.title} shorts={shorts} />
            </div>
          )
        }
      </Loaded>
    </>
  );
}
