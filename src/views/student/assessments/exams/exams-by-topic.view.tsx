import { Button, Heading } from '@radix-ui/themes';
import { Link } from 'react-router';
import { ExamsByTopicDocument, type ExamsByTopicQuery } from '#api/documents/assessments/exam.generated.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { href } from '#routes/href.ts';
import { examsTexts } from '#texts/assessments/exams.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { subjectAccent } from '#ui/accent/subject-accent.ts';
import { EmptyNote } from '#ui/empty-state/empty-state.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { deferData } from '#ui/loading/track-promise.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import rows from '#ui/row-list/row-list.module.css';
import { loadFailed } from '../../../load-failed.tsx';
import { TOPIC_PARAMETER } from './exam-address.ts';
import { ExamBreadcrumbs } from './exam-breadcrumbs.tsx';
import styles from './exams.module.css';

type Topic = ExamsByTopicQuery['topicChoices'][number];

/** The topics with their numbers of questions and the accuracy of the student in each. */
export const loader = async ({ api }: ViewLoaderArgs) => deferData({ answer: api(ExamsByTopicDocument) });

/** Topics to build an exam of, by subject. */
export function Component() {
  const { answer } = useViewData<typeof loader>();
  const t = useTexts(examsTexts);
  return (
    <div className={pages.fullWidth}>
      <PageHeading up={<ExamBreadcrumbs />} title={t.topic.title} intro={t.topic.intro} />
      <Loaded data={answer} failed={loadFailed} waiting={<LoadingSkeleton heights={[32, 140, 140, 32, 140, 140]} />}>
        {({ topicChoices }) =>
          topicChoices.length === 0 ? (
            <EmptyNote illustration="topics">{t.topic.empty}</EmptyNote>
          ) : (
            <Subjects topics={topicChoices} />
          )
        }
      </Loaded>
    </div>
  );
}

function Subjects({ topics }: { readonly topics: readonly Topic[] }) {
  return [...Map.groupBy(topics, ({ subject }) => subject.slug)].map(([slug, ofSubject]) => (
    <section key={slug} className={pages.section} aria-labelledby={`subject-${slug}`}>
      <Heading as="h2" size="5" id={`subject-${slug}`}>
        {ofSubject[0]?.subject.title}
      </Heading>
      <ul className={rows.grid}>
        {ofSubject.map((topic) => (
          <li key={topic.id} {...subjectAccent(slug)}>
            <TopicCard topic={topic} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function TopicCard({ topic }: { readonly topic: Topic }) {
  const t = useTexts(examsTexts);
  const { title, subject, questionCount, quizCount, answers, accuracy, isAccessible } = topic;
  return (
    <div className={rows.card}>
      <span className={rows.body}>
        <Heading as="h3" size="3" className={rows.title}>
          {title}
        </Heading>
        <span className={rows.detail}>
          {t.questions({ count: questionCount })} ·{' '}
          {accuracy === null ? t.topic.notStarted : t.topic.accuracy({ share: accuracy, answers })}
        </span>
        {accuracy !== null && (
          <ProgressBar
            value={Math.round(accuracy * 100)}
            max={100}
            label={t.topic.accuracy({ share: accuracy, answers })}
          />
        )}
      </span>
      <span className={styles.topicLinks}>
        {isAccessible ? (
          <>
            <Button size="2" asChild>
              <Link
                to={`${href('exam.creator')}?${new URLSearchParams({ [TOPIC_PARAMETER]: topic.id })}`}
                aria-label={t.topic.examOf({ topic: title })}
              >
                {t.topic.exam}
              </Link>
            </Button>
            {quizCount > 0 && (
              <Button size="2" variant="soft" asChild>
                <Link
                  to={href('topic.quizzes', { subject: subject.slug, topic: topic.slug })}
                  aria-label={t.topic.quizzesOf({ topic: title })}
                >
                  {t.topic.quizzes}
                </Link>
              </Button>
            )}
          </>
        ) : (
          <Link to={href('pricing')} className={rows.locked}>
            <Icon name="lock" px={16} /> {t.topic.locked} · {t.topic.seePlans}
          </Link>
        )}
      </span>
    </div>
  );
}
