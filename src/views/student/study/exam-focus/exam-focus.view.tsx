import { Heading } from '@radix-ui/themes';
import { Link } from 'react-router';
import { ExamFocusDocument, type ExamFocusQuery } from '#api/documents/study/exam-focus.generated.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { noteTexts } from '#texts/study/note.texts.ts';
import { subjectAccent } from '#ui/accent/subject-accent.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { headingId } from '#ui/note-text/note-outline.ts';
import { headingAnchor } from '#ui/note-text/note-text.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { useTitle } from '#ui/page/use-title.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { LinkButton } from '../../../shared/platform/link/link-button.tsx';
import { Breadcrumbs } from '../../content/breadcrumbs.tsx';
import { openTopic } from '../../content/open-topic.loader.ts';
import styles from './exam-focus.module.css';
import { PastPapers } from './past-papers.tsx';

/** What exams have asked about the topic, after a check of the plan. */
export async function loader(args: ViewLoaderArgs) {
  const topic = await openTopic(args);
  const { examFocus } = await args.api(ExamFocusDocument, { subject: topic.subject.slug, topic: topic.slug });
  return examFocus;
}

type Focus = ExamFocusQuery['examFocus'];

const WEIGHTS = [1, 2, 3, 4, 5] as const;
type Weight = (typeof WEIGHTS)[number];

/** How often exams ask for each point of a topic. */
export function Component() {
  const { subject, topic, points } = useViewData<typeof loader>();
  const t = useTexts(noteTexts).focus;
  useTitle(joinedLine(t.title, topic.title));
  return (
    <div {...subjectAccent(subject.slug)}>
      <div className={pages.page}>
        <PageHeading up={<Breadcrumbs subject={subject} topic={topic} />} title={t.title}>
          {points.length > 0 && <p className={pages.intro}>{t.intro}</p>}
        </PageHeading>
        {points.length === 0 ? (
          <EmptyState
            illustration="focus"
            title={t.empty.title}
            action={
              <LinkButton to={href('topic', { subject: subject.slug, topic: topic.slug })}>{t.empty.action}</LinkButton>
            }
          >
            {t.empty.text}
          </EmptyState>
        ) : (
          <ol className={styles.points}>
            {points.map((point) => (
              <Point key={point.id} point={point} target={{ subject: subject.slug, topic: topic.slug }} />
            ))}
          </ol>
        )}
      </div>
    </div>
  );
}

type PointProps = {
  readonly point: Focus['points'][number];
  readonly target: { readonly subject: string; readonly topic: string };
};

function Point({ point, target }: PointProps) {
  const t = useTexts(noteTexts).focus;
  const heading = point.noteHeading === null ? '' : `#${headingAnchor(headingId(point.noteHeading))}`;
  return (
    <li className={styles.point}>
      <div className={styles.head}>
        <Heading as="h2" size="4">
          <RichText source={point.title} inline />
        </Heading>
        <Weight weight={point.weight} />
      </div>
      <RichText source={point.body} />
      {(point.noteId !== null || point.quizId !== null) && (
        <p className={styles.links}>
          {point.noteId !== null && (
            <Link to={`${href('topic.note', target)}?note=${encodeURIComponent(point.noteId)}${heading}`}>
              {t.read}
              {point.noteHeading !== null && (
                <>
                  : <RichText source={point.noteHeading} inline />
                </>
              )}
            </Link>
          )}
          {point.quizId !== null && <Link to={href('topic.quiz', { ...target, id: point.quizId })}>{t.practise}</Link>}
        </p>
      )}
      {point.askedIn.length > 0 && <PastPapers papers={point.askedIn} />}
    </li>
  );
}

/** The weight as five bars, and in words. */
function Weight({ weight }: { readonly weight: number }) {
  const t = useTexts(noteTexts).focus;
  const known = WEIGHTS.find((candidate) => candidate === weight) ?? (1 satisfies Weight);
  return (
    <span className={styles.weight}>
      <span className={styles.strokes} role="img" aria-label={t.weight({ weight: known })}>
        {WEIGHTS.map((stroke) => (
          <span key={stroke} data-full={stroke <= known || undefined} />
        ))}
      </span>
      {t.weights[known]}
    </span>
  );
}
