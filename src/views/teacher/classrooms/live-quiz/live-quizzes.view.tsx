import { Badge, Heading } from '@radix-ui/themes';
import { Link } from 'react-router';
import { LiveQuizzesDocument, type LiveQuizzesQuery } from '#api/documents/classrooms/live-quiz.generated.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { href } from '#routes/href.ts';
import { liveQuizTexts } from '#texts/classrooms/live-quiz.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { deferData } from '#ui/loading/track-promise.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import rows from '#ui/row-list/row-list.module.css';
import { loadFailed } from '../../../load-failed.tsx';
import { LinkButton } from '../../../shared/platform/link/link-button.tsx';

type Line = LiveQuizzesQuery['liveQuizzes'][number];

/** The viewer's live quizzes, open and finished. */
export const loader = async ({ api }: ViewLoaderArgs) => deferData({ answer: api(LiveQuizzesDocument) });

/** The live quizzes of a teacher's classes. */
export function Component() {
  const { answer } = useViewData<typeof loader>();
  const t = useTexts(liveQuizTexts);
  const start = <LinkButton to={href('teacher.live.start')}>{t.start}</LinkButton>;
  return (
    <div className={pages.page}>
      <PageHeading title={t.title} intro={t.intro} actions={start} />
      <Loaded data={answer} failed={loadFailed} waiting={<LoadingSkeleton heights={[72, 72]} />}>
        {({ liveQuizzes }) =>
          liveQuizzes.length === 0 ? (
            <EmptyState illustration="live" level="h2" title={t.emptyTitle} action={start}>
              {t.empty}
            </EmptyState>
          ) : (
            <>
              <Part title={t.openNow} lines={liveQuizzes.filter(({ state }) => state !== 'finished')} />
              <Part title={t.past} lines={liveQuizzes.filter(({ state }) => state === 'finished')} />
            </>
          )
        }
      </Loaded>
    </div>
  );
}

function Part({ title, lines }: { readonly title: string; readonly lines: readonly Line[] }) {
  const t = useTexts(liveQuizTexts);
  if (lines.length === 0) return null;
  return (
    <section className={pages.section}>
      <Heading as="h2" size="5">
        {title}
      </Heading>
      <ul className={rows.list}>
        {lines.map(({ id, title: name, classroomName, mode, state, players, questions, startedAt }) => (
          <li key={id}>
            <Link className={rows.row} to={href('teacher.live.host', { id })}>
              <span className={rows.body}>
                <span className={rows.title}>{name}</span>
                <span className={rows.detail}>
                  {joinedLine(
                    classroomName,
                    t.modes[mode],
                    t.detail({ players, questions }),
                    t.startedAt({ at: startedAt }),
                  )}
                </span>
              </span>
              {state !== 'finished' && <Badge color="green">{t.states[state]}</Badge>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
