import { Button } from '@radix-ui/themes';
import { Link, useNavigate, useSearchParams } from 'react-router';
import {
  DeleteAssignmentDocument,
  PublishAssignmentDocument,
  ReleaseMarksDocument,
  TeacherAssignmentDocument,
  type TeacherAssignmentQuery,
} from '#api/documents/classrooms/class-teaching.generated.ts';
import { useApi, useToast } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { href } from '#routes/href.ts';
import { moderationTexts } from '#texts/attempts/moderation.texts.ts';
import { assignmentBuilderTexts } from '#texts/classrooms/assignment-builder.texts.ts';
import { assignmentReportTexts } from '#texts/classrooms/assignment-report.texts.ts';
import { classTeachingTexts } from '#texts/classrooms/class-teaching.texts.ts';
import { gradebookTexts } from '#texts/classrooms/gradebook.texts.ts';
import { liveQuizTexts } from '#texts/classrooms/live-quiz.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { frameTexts } from '#texts/platform/frame.texts.ts';
import { Problem } from '#ui/form/problem.tsx';
import facts from '#ui/layout/facts.module.css';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { deferData } from '#ui/loading/track-promise.ts';
import { ActionMenu } from '#ui/menu/action-menu.tsx';
import { MENU_LINK, MenuItem } from '#ui/menu/menu.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { useTitle } from '#ui/page/use-title.ts';
import { PageTabs } from '#ui/tabs/page-tabs.tsx';
import { loadFailed } from '../../../load-failed.tsx';
import { LinkButton } from '../../../shared/platform/link/link-button.tsx';
import { MarkingPart } from '../../attempts/marking/marking.tsx';
import { ModerationPart } from '../../attempts/moderation/moderation-part.tsx';
import { DuplicatePart, useDuplicate } from '../../questions/duplicate.tsx';
import { useMutation } from '../../use-mutation.ts';
import { BackLink } from '../back-link.tsx';
import { LivePart } from '../live/live.tsx';
import { ReportPart } from '../report/report-part.tsx';
import { isMaterialPart } from './submission-line.ts';
import { SubmissionTable } from './submission-table.tsx';

const TAB = 'tab';
const MARKING = 'marking';

/** The assignment in the address with the work of its students. */
export const loader = async ({ api, params }: ViewLoaderArgs) =>
  deferData({
    answer: api(TeacherAssignmentDocument, { id: params.id ?? '' }),
  });

/** An assignment as its teachers see it: dates, students and their work. */
export function Component() {
  const { answer } = useViewData<typeof loader>();
  return (
    <Loaded data={answer} failed={loadFailed} waiting={<LoadingSkeleton heights={[24, 44, 48, 120, 320]} />}>
      {({ teacherAssignment }) => <Assignment set={teacherAssignment} />}
    </Loaded>
  );
}

type Set = TeacherAssignmentQuery['teacherAssignment'];

/** An assignment and everyone's progress in it. */
function Assignment({ set }: { readonly set: Set }) {
  const texts = useTexts(classTeachingTexts);
  const { detailOf: t, work } = texts;
  const report = useTexts(assignmentReportTexts);
  const moderation = useTexts(moderationTexts);
  const { draft, lines, classroom, state } = set;
  const [search, setSearch] = useSearchParams();
  useTitle(draft.title);
  const hasQuestions = set.isOnPaper || !set.parts.every(({ kind }) => isMaterialPart(kind));
  const done = lines.filter(({ submittedAt, status }) => (hasQuestions ? submittedAt !== null : status === 'done'));
  // Work that still has to be marked has no comparable marks yet.
  const marked = done.filter(
    ({ marks, marksOutOf, unmarkedQuestions }) => marks !== null && marksOutOf > 0 && unmarkedQuestions === 0,
  );
  const toMark = lines.reduce((sum, line) => sum + line.unmarkedQuestions, 0);
  const mean =
    marked.reduce((sum, entry) => sum + ((entry.marks ?? 0) * entry.creditShare) / entry.marksOutOf, 0) / marked.length;
  return (
    <div className={pages.fullWidth}>
      <PageHeading
        up={<BackLink to={href('teacher.classroom.detail', { id: classroom.id })} title={classroom.name} />}
        title={draft.title}
      >
        <p className={pages.intro}>
          {[work.states[state], draft.dueAt === null ? work.noDue : work.due({ at: draft.dueAt })].join(' · ')}
          {set.marksReleasedAt !== null && ` · ${t.released({ at: set.marksReleasedAt })}`}
        </p>
      </PageHeading>
      <Actions
        set={set}
        toMark={hasQuestions ? toMark : 0}
        isMarked={marked.length > 0 && toMark === 0}
        onMark={
          search.get(TAB) === MARKING || set.isOnPaper
            ? null
            : () => setSearch({ [TAB]: MARKING }, { replace: true, preventScrollReset: true })
        }
      />
      <dl className={facts.largeFacts}>
        <Fact
          name={hasQuestions ? t.submitted : t.statuses.done}
          value={t.result({ marks: done.length, outOf: lines.length })}
        />
        {hasQuestions && <Fact name={t.toMark} value={texts.number({ value: toMark })} />}
        {marked.length > 0 && <Fact name={t.mean} value={texts.share({ value: mean })} />}
      </dl>
      <PageTabs
        label={t.sides}
        shown={search.get(TAB) ?? 'progress'}
        onShow={(id) => setSearch({ [TAB]: id }, { replace: true, preventScrollReset: true })}
        tabs={[
          { id: 'progress', label: t.tabs.progress, content: <SubmissionTable set={set} /> },
          ...(set.isOnPaper
            ? []
            : [
                { id: 'live', label: t.tabs.live, content: <LivePart assignment={set.id} /> },
                { id: MARKING, label: t.tabs.marking, content: <MarkingPart assignment={set.id} /> },
                ...(hasQuestions
                  ? [
                      { id: 'report', label: report.tab, content: <ReportPart assignment={set.id} /> },
                      {
                        id: 'moderation',
                        label: moderation.tab,
                        content: <ModerationPart assignment={set.id} isArchived={set.isArchived} />,
                      },
                    ]
                  : []),
              ]),
        ]}
      />
    </div>
  );
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

type ActionsProps = {
  readonly set: Set;
  /** How many answers have to be marked. */
  readonly toMark: number;
  /** Whether all submitted work has marks, so that the next step is to release them. */
  readonly isMarked: boolean;
  /** Shows what has to be marked; null if it is shown already. */
  readonly onMark: (() => void) | null;
};

/** What can be done with an assignment. The one solid button is the next step. */
function Actions({ set, toMark, isMarked, onMark }: ActionsProps) {
  const { id, state, draft, classroom, isArchived, isOnPaper, marksReleasedAt, parts } = set;
  const canBeLive = parts.some(({ kind }) => kind === 'quiz' || kind === 'questions');
  const { detailOf: t } = useTexts(classTeachingTexts);
  const gradebook = useTexts(gradebookTexts);
  const builder = useTexts(assignmentBuilderTexts);
  const live = useTexts(liveQuizTexts);
  const { more } = useTexts(frameTexts);
  const api = useApi();
  const dialog = useDialog();
  const raise = useToast();
  const navigate = useNavigate();
  const { mutate, problem, isBusy } = useMutation();
  const copying = useDuplicate({ assignment: id, classroom: classroom.id, dates: draft });
  const waits = draft.showsMarks !== 'handIn' || draft.showsFeedback !== 'handIn';
  const confirmThen = async (
    question: Parameters<typeof dialog.open>[0],
    work: () => Promise<unknown>,
  ): Promise<void> => {
    const { reason } = await dialog.open(question);
    if (reason === 'confirm') await mutate(work);
  };
  const publish = () =>
    confirmThen({ title: t.publishTitle, text: t.publishText, confirmLabel: t.publish }, async () => {
      await api(PublishAssignmentDocument, { id });
      raise({ message: t.published });
    });
  const release = () =>
    marksReleasedAt === null
      ? confirmThen(
          {
            title: t.release,
            text: toMark === 0 ? t.releaseText : t.releaseUnmarked({ toMark }),
            confirmLabel: t.release,
          },
          () => api(ReleaseMarksDocument, { id, released: true }),
        )
      : mutate(() => api(ReleaseMarksDocument, { id, released: false }));
  const remove = () =>
    confirmThen({ title: t.removeTitle, text: t.removeText, confirmLabel: t.remove, isDangerous: true }, async () => {
      await api(DeleteAssignmentDocument, { id });
      await navigate(href('teacher.assignment'));
    });
  return (
    <>
      <Problem message={problem ?? (copying.targets === null ? copying.problem : null)} />
      {!isArchived && (
        <div className={pages.actions}>
          {state === 'draft' && (
            <Button size="3" loading={isBusy} onClick={() => void publish()}>
              {t.publish}
            </Button>
          )}
          {state !== 'draft' && toMark > 0 && onMark !== null && (
            <Button size="3" onClick={onMark}>
              {t.markAnswers({ count: toMark })}
            </Button>
          )}
          {isOnPaper ? (
            <LinkButton to={href('teacher.classroom.gradebook', { id: classroom.id })} variant="soft">
              {gradebook.open}
            </LinkButton>
          ) : (
            <LinkButton to={href('teacher.assignment.edit', { id })} variant="soft">
              {t.edit}
            </LinkButton>
          )}
          {!isOnPaper && (
            <LinkButton to={href('teacher.assignment.preview', { id })} variant="soft">
              {builder.preview}
            </LinkButton>
          )}
          {state !== 'draft' && waits && (
            <Button
              size="3"
              variant={isMarked && marksReleasedAt === null ? 'solid' : 'soft'}
              onClick={() => void release()}
            >
              {marksReleasedAt === null ? t.release : t.unrelease}
            </Button>
          )}
          <ActionMenu label={more}>
            {canBeLive && (
              <Link
                to={`${href('teacher.live.start')}?${new URLSearchParams({ classroom: classroom.id, assignment: id })}`}
                {...MENU_LINK}
              >
                {live.start}
              </Link>
            )}
            <MenuItem onChoose={() => void copying.open()}>{t.duplicate}</MenuItem>
            <MenuItem onChoose={() => void remove()}>{t.remove}</MenuItem>
          </ActionMenu>
        </div>
      )}
      {copying.targets !== null && (
        <DuplicatePart classroom={classroom.id} dates={draft} targets={copying.targets} copying={copying} />
      )}
    </>
  );
}
