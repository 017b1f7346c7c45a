import { useNavigate } from 'react-router';
import { AuthorTopicsDocument } from '#api/documents/questions/authoring.generated.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { href } from '#routes/href.ts';
import { deferData } from '#ui/loading/track-promise.ts';
import { QuizEditor } from '../../shared/assessments/authoring/quiz-editor.tsx';
import { AssessmentEditorPage } from './assessment-editor-page.tsx';

/** The topics whose questions a quiz can contain; the page is shown before they arrive. */
export const loader = async ({ api }: ViewLoaderArgs) => deferData({ answer: api(AuthorTopicsDocument) });

/** An empty quiz; the first save opens it under its own address. */
export function Component() {
  const { answer } = useViewData<typeof loader>();
  const navigate = useNavigate();
  return (
    <AssessmentEditorPage kind="quiz" isNew data={answer}>
      {({ authorTopics }) => (
        <QuizEditor
          quiz={null}
          topics={authorTopics}
          onSaved={(id) => void navigate(href('admin.quiz.edit', { id }))}
        />
      )}
    </AssessmentEditorPage>
  );
}
