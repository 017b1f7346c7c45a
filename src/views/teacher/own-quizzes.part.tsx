import { Button } from '@radix-ui/themes';
import { Link, useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { href } from '#routes/href.ts';
import { authoringTexts } from '#texts/authoring.texts.ts';
import { classTeachingTexts } from '#texts/class-teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Bones } from '#ui/loaded/bones.part.tsx';
import { Loaded } from '#ui/loaded/loaded.part.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.part.tsx';
import { QuizEditor } from '../authoring/quiz-editor.part.tsx';
import { SetList } from '../authoring/set-list.part.tsx';
import { loadFailed } from '../load-failed.tsx';
import { ownQuizzesAddress, type readOwnQuizzes } from './own-quizzes.ts';
import { Up } from './up.part.tsx';

type Own = Awaited<ReturnType<typeof readOwnQuizzes>>;

const ALL = ownQuizzesAddress('');

/** Quizzes that a teacher made for classes: the list, one of them, and a new one. */
export function OwnQuizzes({ data }: { readonly data: Promise<Own> }) {
  const [parameters] = useSearchParams();
  const asked = parameters.get('quizzes') ?? '';
  return (
    <div className={pages.wide}>
      <Head asked={asked} />
      <Loaded data={data} failed={loadFailed} waiting={<Bones heights={[64, 48, 400]} />}>
        {(own) => (asked === '' ? <SetList kind="quiz" addressOf={ownQuizzesAddress} /> : <OwnQuiz {...own} />)}
      </Loaded>
    </div>
  );
}

function Head({ asked }: { readonly asked: string }) {
  const { work, ownQuizzes } = useTexts(classTeachingTexts);
  const { set, sets } = useTexts(authoringTexts);
  if (asked !== '') {
    const title = asked === 'new' ? set.newTitle.quiz : set.title.quiz;
    return <PageHeading title={title} up={<Up to={ALL} title={ownQuizzes.title} />} />;
  }
  return (
    <PageHeading
      title={ownQuizzes.title}
      intro={ownQuizzes.intro}
      up={<Up to={href('teacher.assignment')} title={work.title} />}
      actions={
        <Button size="3" asChild>
          <Link to={ownQuizzesAddress('new')}>{sets.quiz.create}</Link>
        </Button>
      }
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
