import { useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { href } from '#routes/href.ts';
import { ownQuizzesAddress } from '#routes/own-content-address.ts';
import { classTeachingTexts } from '#texts/classrooms/class-teaching.texts.ts';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { loadFailed } from '../../load-failed.tsx';
import { AssessmentList } from '../../shared/assessments/authoring/assessment-list.tsx';
import { QuizEditor } from '../../shared/assessments/authoring/quiz-editor.tsx';
import { LinkButton } from '../../shared/platform/link/link-button.tsx';
import { BackLink } from '../classrooms/back-link.tsx';
import type { readOwnQuizzes } from './own-quizzes.ts';

type Own = Awaited<ReturnType<typeof readOwnQuizzes>>;

const ALL = ownQuizzesAddress('');

/** A teacher's own quizzes for classes: the list, one of them, and a new one. */
export function OwnQuizzes({ data }: { readonly data: Promise<Own> }) {
  const [parameters] = useSearchParams();
  const searchText = parameters.get('quizzes') ?? '';
  return (
    <div className={pages.fullWidth}>
      <Head searchText={searchText} />
      <Loaded data={data} failed={loadFailed} waiting={<LoadingSkeleton heights={[64, 48, 400]} />}>
        {(own) =>
          searchText === '' ? <AssessmentList kind="quiz" addressOf={ownQuizzesAddress} /> : <OwnQuiz {...own} />
        }
      </Loaded>
    </div>
  );
}

function Head({ searchText }: { readonly searchText: string }) {
  const { work, ownQuizzes } = useTexts(classTeachingTexts);
  const { assessment, assessments } = useTexts(authoringTexts);
  if (searchText !== '') {
    const title = searchText === 'new' ? assessment.newTitle.quiz : assessment.title.quiz;
    return <PageHeading title={title} up={<BackLink to={ALL} title={ownQuizzes.title} />} />;
  }
  return (
    <PageHeading
      title={ownQuizzes.title}
      intro={ownQuizzes.intro}
      up={<BackLink to={href('teacher.assignment')} title={work.title} />}
      actions={<LinkButton to={ownQuizzesAddress('new')}>{assessments.quiz.create}</LinkButton>}
    />
  );
}

function OwnQuiz({ topics, open }: Own) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return (
    <QuizEditor
      key={open?.id ?? 'new'}
      isOwn
      quiz={open}
      topics={topics}
      listAddress={ALL}
      onSaved={(id) => void (open === null ? navigate(ownQuizzesAddress(id)) : revalidate())}
    />
  );
}
