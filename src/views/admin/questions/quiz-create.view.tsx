import { useNavigate } from 'react-router';
import { AuthorTopicsDocument } from '#api/documents/questions/authoring.generated.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { href } from '#routes/href.ts';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { deferData } from '#ui/loading/track-promise.ts';
import { QuizEditor } from '../../shared/assessments/authoring/quiz-editor.tsx';
import { EditorPage } from './editor-page.tsx';

/** The topics whose questions a quiz can contain; the page is shown before they arrive. */
export const loader = async ({ api }: ViewLoaderArgs) => deferData({ answer: api(AuthorTopicsDocument) });

/** An empty quiz; the first save opens it under its own address. */
export function Component() {
  const { answer } = useViewData<typeof loader>();
  const t = useTexts(authoringTexts);
  const navigate = useNavigate();
  return (
    <EditorPage
      title={t.assessment.newTitle.quiz}
      back={t.assessments.quiz.title}
      backTo={href('admin.quiz')}
      data={answer}
    >
      {({ authorTopics }) => (
        <QuizEditor
          quiz={null}
          topics={authorTopics}
          onSaved={(id) => void navigate(href('admin.quiz.edit', { id }))}
        />
      )}
    </EditorPage>
  );
}
