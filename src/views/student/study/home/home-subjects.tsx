import { Link } from 'react-router';
import type { HomeQuery } from '#api/documents/study/home.generated.ts';
import { splitSubjects } from '#domain/content/own-subjects.rule.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { homeTexts } from '#texts/platform/home.texts.ts';
import { subjectAccent } from '#ui/accent/subject-accent.ts';
import { EmptyNote } from '#ui/empty-state/empty-state.tsx';
import { SubjectCover } from '#ui/illustration/cover/subject-cover.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import rows from '#ui/row-list/row-list.module.css';
import { QuizzesDone } from '../../../quizzes-done.tsx';
import styles from './home.module.css';
import { SecureTopics } from './secure-topics.tsx';

type Props = {
  readonly subjects: HomeQuery['subjects'];
  /** The mastery of the topics of all subjects. */
  readonly mastery: HomeQuery['studyToday']['mastery'];
};

/** The student's own subjects with their progress, and links to the others. */
export default function HomeSubjects({ subjects, mastery }: Props) {
  const t = useTexts(homeTexts);
  const { own, more } = splitSubjects(subjects);
  return (
    <PageSection id="subjects" title={t.subjects.title}>
      {subjects.length === 0 ? (
        <EmptyNote illustration="subjects">{t.subjects.empty}</EmptyNote>
      ) : (
        <ul className={rows.grid}>
          {(own.length > 0 ? own : more).map(({ id, slug, title, summary, isOwn, ...counts }) => (
            <li key={id} {...subjectAccent(slug)}>
              <Link className={`${rows.card} ${styles.covered}`} to={href('subject', { subject: slug })}>
                {isOwn && <SubjectCover slug={slug} size="card" />}
                <span className={rows.body}>
                  <span className={rows.title}>{title}</span>
                  {summary !== '' && <bdi className={rows.detail}>{summary}</bdi>}
                  <span className={rows.detail}>{t.subjects.questions({ count: counts.questionCount })}</span>
                </span>
                <SecureTopics mastery={mastery.filter(({ subject }) => subject.id === id)} />
                <QuizzesDone done={counts.quizzesDone} count={counts.quizCount} of={title} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {own.length > 0 && more.length > 0 && (
        <>
          <h3 className={styles.moreTitle}>{t.subjects.more}</h3>
          <ul className={styles.more}>
            {more.map(({ id, slug, title }) => (
              <li key={id}>
                <Link to={href('subject', { subject: slug })}>{title}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </PageSection>
  );
}
