import { useNavigate } from 'react-router';
import { AuthorTopicsDocument } from '#api/documents/questions/authoring.generated.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { href } from '#routes/href.ts';
import { deferData } from '#ui/loading/track-promise.ts';
import { PaperEditor } from '../../shared/assessments/authoring/paper-editor.tsx';
import { AssessmentEditorPage } from './assessment-editor-page.tsx';

/** The topics whose questions a paper can contain; the page is shown before they arrive. */
export const loader = async ({ api }: ViewLoaderArgs) => deferData({ answer: api(AuthorTopicsDocument) });

/** An empty paper; the first save opens it under its own address. */
export function Component() {
  const { answer } = useViewData<typeof loader>();
  const navigate = useNavigate();
  return (
    <AssessmentEditorPage kind="paper" isNew data={answer}>
      {({ authorTopics }) => (
        <PaperEditor
          paper={null}
          topics={authorTopics}
          year={new Date().getFullYear()}
          onSaved={(id) => void navigate(href('admin.exam-paper.edit', { id }))}
        />
      )}
    </AssessmentEditorPage>
  );
}
