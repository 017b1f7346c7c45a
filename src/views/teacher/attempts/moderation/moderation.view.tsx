import { Button } from '@radix-ui/themes';
import { useRevalidator } from 'react-router';
import { ModerationDocument } from '#api/documents/attempts/moderation/moderation.generated.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { isOpenModeration } from '#domain/attempts/moderation/moderation-status.ts';
import { href } from '#routes/href.ts';
import { moderationTexts } from '#texts/attempts/moderation.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { deferData } from '#ui/loading/track-promise.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { loadFailed } from '../../../load-failed.tsx';
import { BackLink } from '../../classrooms/back-link.tsx';
import type { ModerationData } from './moderation-data.ts';
import { ModerationResult } from './moderation-result.tsx';
import { SampleMarking } from './sample-marking.tsx';
import { useCancelModeration } from './use-cancel-moderation.ts';

/** The moderation in the address. */
export const loader = async ({ api, params }: ViewLoaderArgs) =>
  deferData({ answer: api(ModerationDocument, { id: params.id ?? '' }) });

/** A moderation: the sample for its second marker, and then the comparison for both sides. */
export function Component() {
  const { answer } = useViewData<typeof loader>();
  return (
    <Loaded data={answer} failed={loadFailed} waiting={<LoadingSkeleton heights={[24, 44, 48, 320]} />}>
      {({ moderation }) => <Detail moderation={moderation} />}
    </Loaded>
  );
}

function Detail({ moderation }: { readonly moderation: ModerationData }) {
  const t = useTexts(moderationTexts);
  const { assignment, classroom, requestedBy, secondMarker, status, isTeacher, isSecondMarker } = moderation;
  // While they mark, second markers see their progress below, and it changes the status.
  const isMarking = isSecondMarker && isOpenModeration(status);
  return (
    <div className={pages.fullWidth}>
      <PageHeading
        up={
          isTeacher ? (
            <BackLink
              to={`${href('teacher.assignment.detail', { id: assignment.id })}?tab=moderation`}
              title={assignment.title}
            />
          ) : (
            <BackLink to={href('teacher.moderation')} title={t.listTitle} />
          )
        }
        title={t.title}
      >
        <p className={pages.intro}>{joinedLine(assignment.title, classroom, isMarking ? null : t.statuses[status])}</p>
        <p className={pages.intro}>
          {joinedLine(t.line.requestedBy({ name: requestedBy }), t.line.secondMarker({ name: secondMarker }))}
        </p>
      </PageHeading>
      <Body moderation={moderation} />
    </div>
  );
}

function Body({ moderation }: { readonly moderation: ModerationData }) {
  const t = useTexts(moderationTexts);
  const { revalidate } = useRevalidator();
  const cancel = useCancelModeration(moderation.id);
  const { status, isSecondMarker, comparison, marked, answers } = moderation;
  if (comparison !== null) return <ModerationResult moderation={moderation} comparison={comparison} />;
  if (!isOpenModeration(status)) {
    return (
      <EmptyState illustration="marked" level="h2" title={t.waiting.cancelled}>
        {t.waiting.cancelledText}
      </EmptyState>
    );
  }
  if (isSecondMarker) return <SampleMarking moderation={moderation} />;
  return (
    <EmptyState
      illustration="marked"
      level="h2"
      title={t.waiting.title}
      action={
        <Button
          size="3"
          variant="soft"
          color="gray"
          onClick={async () => {
            if (await cancel('withdraw')) await revalidate();
          }}
        >
          {t.cancel}
        </Button>
      }
    >
      {t.waiting.text} {t.line.marked({ marked, answers })}.
    </EmptyState>
  );
}
