import { ModerationRequestsDocument } from '#api/documents/attempts/moderation/moderation.generated.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { href } from '#routes/href.ts';
import { moderationTexts } from '#texts/attempts/moderation.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { frameTexts } from '#texts/platform/frame.texts.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { deferData } from '#ui/loading/track-promise.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { loadFailed } from '../../../load-failed.tsx';
import { BackLink } from '../../classrooms/back-link.tsx';
import { ModerationRows } from './moderation-row.tsx';

/** What colleagues have requested the viewer to mark. */
export const loader = async ({ api }: ViewLoaderArgs) => deferData({ answer: api(ModerationRequestsDocument) });

/** The samples that a teacher marks, or has marked, as second marker. */
export function Component() {
  const { answer } = useViewData<typeof loader>();
  const t = useTexts(moderationTexts);
  const { home } = useTexts(frameTexts);
  return (
    <div className={pages.page}>
      <PageHeading up={<BackLink to={href('home')} title={home} />} title={t.listTitle} intro={t.listIntro} />
      <Loaded data={answer} failed={loadFailed} waiting={<LoadingSkeleton heights={[84, 84, 84]} />}>
        {({ moderationRequests }) =>
          moderationRequests.length === 0 ? (
            <EmptyState illustration="marked" level="h2" title={t.listEmptyTitle}>
              {t.listEmpty}
            </EmptyState>
          ) : (
            <ModerationRows moderations={moderationRequests} isSecondMarker />
          )
        }
      </Loaded>
    </div>
  );
}
