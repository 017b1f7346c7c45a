import { TopicDocument, type TopicQuery } from '#api/documents/content/topic.generated.ts';
import { TopicProgressDocument, type TopicProgressQuery } from '#api/documents/study/study.generated.ts';
import { useSession } from '#client/app.context.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { topicTexts } from '#texts/content/topic.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { subjectAccent } from '#ui/accent/subject-accent.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { deferData } from '#ui/loading/track-promise.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import { useTitle } from '#ui/page/use-title.ts';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { loadFailed } from '../../load-failed.tsx';
import { TopicMastery } from '../../shared/study/mastery/topic-mastery.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import styles from './kind-cards.module.css';
import { KindCards } from './kind-cards.tsx';
import { NextStep, topicStep } from './next-step.tsx';
import { QuizList } from './quiz-list.tsx';

/** The topic, and a student's progress in its subject, which may arrive later. */
export const loader = async ({ api, params, user }: ViewLoaderArgs) => {
  const subject = params.subject ?? '';
  const answer = api(TopicDocument, { subject, topic: params.topic ?? '' });
  // Only students have progress.
  if (user?.userRole !== 'student') return { ...(await deferData({ answer })), progress: null };
  return deferData({ answer, progress: api(TopicProgressDocument, { subject }) });
};

/** A topic with its materials by kind, and what to do next. */
export function Component() {
  const { answer, progress } = useViewData<typeof loader>();
  return (
    <Loaded data={answer} failed={loadFailed} waiting={<Waiting />}>
      {({ topic }) => <Topic topic={topic} progress={progress} />}
    </Loaded>
  );
}

const Waiting = () => (
  <div className={pages.page}>
    <LoadingSkeleton heights={[24, 44, 48, 40, 84, 84]} />
  </div>
);

type TopicProps = {
  readonly topic: TopicQuery['topic'];
  /** Null unless the user is a student. */
  readonly progress: Promise<TopicProgressQuery> | null;
};

function Topic({ topic, progress }: TopicProps) {
  const { subject } = topic;
  const user = useSession();
  const step = topicStep(user, topic);
  const isQuizNext = step !== null && 'quiz' in step;
  const t = useTexts(topicTexts);
  useTitle(joinedLine(topic.title, subject.title));
  const quizzes = (
    <PageSection id="quizzes" title={t.topic.quizzes}>
      <QuizList topic={topic} recommended={isQuizNext ? step.quiz : null} />
    </PageSection>
  );
  return (
    <div {...subjectAccent(subject.slug)}>
      <div className={pages.fullWidth}>
        <PageHeading up={<Breadcrumbs subject={subject} />} title={topic.title}>
          {topic.summary !== '' && (
            <p className={pages.intro}>
              <bdi>{topic.summary}</bdi>
            </p>
          )}
          <TopicDone topic={topic} />
        </PageHeading>
        {step !== null && <NextStep topic={topic} step={step} />}
        {progress !== null && <TopicMastery progress={progress} topic={topic.slug} />}
        {/* The recommended next step comes first, for keyboard users too. */}
        {isQuizNext && quizzes}
        {topic.materials.length > 0 && (
          <PageSection id="learn" title={t.topic.learn}>
            <KindCards
              topic={topic}
              progress={progress}
              recommended={step !== null && 'material' in step ? step.material.kind : null}
            />
          </PageSection>
        )}
        {!isQuizNext && quizzes}
      </div>
    </div>
  );
}

/** The share of a topic's materials and quizzes that is done. */
function TopicDone({ topic }: { topic: TopicQuery['topic'] }) {
  const t = useTexts(topicTexts).subject;
  const done = topic.materials.filter(({ doneAt }) => doneAt !== null).length + topic.quizzesDone;
  const count = topic.materials.length + topic.quizCount;
  if (count === 0) return null;
  return (
    <div className={styles.done}>
      <span>{t.done({ done, count })}</span>
      <ProgressBar value={done} max={count} label={t.progress({ topic: topic.title })} />
    </div>
  );
}
