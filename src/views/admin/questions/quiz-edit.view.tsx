import { useRevalidator } from 'react-router';
import { AuthoredQuizDocument } from '#api/documents/questions/assessments.generated.ts';
import { AuthorTopicsDocument } from '#api/documents/questions/authoring.generated.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { deferData } from '#ui/loading/track-promise.ts';
import { QuizEditor } from '../../shared/assessments/authoring/quiz-editor.tsx';
import { AssessmentEditorPage } from './assessment-editor-page.tsx';

/** The quiz in the address, and the topics whose questions it can contain. */
export const loader = async ({ api, params }: ViewLoaderArgs) =>
  deferData({ answer: Promise.all([api(AuthoredQuizDocument, { id: params.id ?? '' }), api(AuthorTopicsDocument)]) });

/** The editor of an existing quiz. Every save reads it again, with its new revision. */
export function Component() {
  const { answer } = useViewData<typeof loader>();
  const { revalidate } = useRevalidator();
  return (
    <AssessmentEditorPage kind="quiz" data={answer}>
      {([{ authoredQuiz }, { authorTopics }]) => (
        <QuizEditor key={authoredQuiz.id} quiz={authoredQuiz} topics={authorTopics} onSaved={() => void revalidate()} />
      )}
    </AssessmentEditorPage>
  );
}
