import { useRevalidator } from 'react-router';
import { AuthoredQuizDocument } from '#api/documents/questions/assessments.generated.ts';
import { AuthorTopicsDocument } from '#api/documents/questions/authoring.generated.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { href } from '#routes/href.ts';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { deferData } from '#ui/loading/track-promise.ts';
import { QuizEditor } from '../../shared/assessments/authoring/quiz-editor.tsx';
import { EditorPage } from './editor-page.tsx';

/** The quiz in the address, and the topics whose questions it can contain. */
export const loader = async ({ api, params }: ViewLoaderArgs) =>
  deferData({ answer: Promise.all([api(AuthoredQuizDocument, { id: params.id ?? '' }), api(AuthorTopicsDocument)]) });

/** The editor of an existing quiz. Every save reads it again, with its new revision. */
export function Component() {
  const { answer } = useViewData<typeof loader>();
  const t = useTexts(authoringTexts);
  const { revalidate } = useRevalidator();
  return (
    <EditorPage
      title={t.assessment.title.quiz}
      back={t.assessments.quiz.title}
      backTo={href('admin.quiz')}
      data={answer}
    >
      {([{ authoredQuiz }, { authorTopics }]) => (
        <QuizEditor key={authoredQuiz.id} quiz={authoredQuiz} topics={authorTopics} onSaved={() => void revalidate()} />
      )}
    </EditorPage>
  );
}
