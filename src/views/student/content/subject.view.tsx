import { Link } from 'react-router';
import { SubjectDocument, type SubjectQuery } from '#api/documents/content/subject.generated.ts';
import { SubjectProgressDocument, type SubjectProgressQuery } from '#api/documents/study/study.generated.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { href } from '#routes/href.ts';
import { topicTexts } from '#texts/content/topic.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { subjectAccent } from '#ui/accent/subject-accent.ts';
import { EmptyNote } from '#ui/empty-state/empty-state.tsx';
import { SubjectCover } from '#ui/illustration/cover/subject-cover.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { deferData } from '#ui/loading/track-promise.ts';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import { useTitle } from '#ui/page/use-title.ts';
import { loadFailed } from '../../load-failed.tsx';
import { SubjectProgress } from '../study/progress/subject-progress.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { DiagnosticLink } from './diagnostic-link.tsx';
import { TopicCards } from './topic-cards.tsx';

/** The subject, and a student's progress in it, which may arrive later. */
export const loader = async ({ api, params, user }: ViewLoaderArgs) => {
  const subject = params.subject ?? '';
  const answer = api(SubjectDocument, { slug: subject });
  // Only students have progress.
  if (user?.userRole !== 'student') return { ...(await deferData({ answer })), progress: null };
  return deferData({ answer, progress: api(SubjectProgressDocument, { subject }) });
};

/** A subject with its topics. */
export function Component() {
  const { answer, progress } = useViewData<typeof loader>();
  return (
    <Loaded data={answer} failed={loadFailed} waiting={<Waiting />}>
      {({ subject }) => <Subject subject={subject} progress={progress} />}
    </Loaded>
  );
}

const Waiting = () => (
  <div className={pages.fullWidth}>
    <LoadingSkeleton heights={[24, 44, 48, 132, 132, 132]} />
  </div>
);

type SubjectProps = {
  readonly subject: SubjectQuery['subject'];
  /** Null unless the user is a student. */
  readonly progress: Promise<SubjectProgressQuery> | null;
};

function Subject({ subject, progress }: SubjectProps) {
  const t = useTexts(topicTexts);
  useTitle(subject.title);
  return (
    <div {...subjectAccent(subject.slug)}>
      <div className={pages.fullWidth}>
        <SubjectCover slug={subject.slug} size="banner" />
        <PageHeading up={<Breadcrumbs />} title={subject.title}>
          {subject.summary !== '' && (
            <p className={pages.intro}>
              <bdi>{subject.summary}</bdi>
            </p>
          )}
        </PageHeading>
        {progress !== null && <SubjectProgress subject={subject.slug} progress={progress} />}
        {subject.questionCount > 0 && <DiagnosticLink subject={subject.slug} />}
        <PageSection id="topics" title={t.subject.topics}>
          {subject.topics.length === 0 ? (
            <EmptyNote illustration="topics">
              {t.subject.empty} <Link to={href('home')}>{t.subject.chooseAnother}</Link>.
            </EmptyNote>
          ) : (
            <TopicCards subject={subject} progress={progress} />
          )}
        </PageSection>
      </div>
    </div>
  );
}
