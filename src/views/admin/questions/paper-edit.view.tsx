import { useRevalidator } from 'react-router';
import { AuthoredPaperDocument } from '#api/documents/questions/assessments.generated.ts';
import { AuthorTopicsDocument } from '#api/documents/questions/authoring.generated.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { deferData } from '#ui/loading/track-promise.ts';
import { PaperEditor } from '../../shared/assessments/authoring/paper-editor.tsx';
import { AssessmentEditorPage } from './assessment-editor-page.tsx';

/** The paper in the address, and the topics whose questions it can contain. */
export const loader = async ({ api, params }: ViewLoaderArgs) =>
  deferData({ answer: Promise.all([api(AuthoredPaperDocument, { id: params.id ?? '' }), api(AuthorTopicsDocument)]) });

/** The editor of an existing paper. Every save reads it again, with its new revision. */
export function Component() {
  const { answer } = useViewData<typeof loader>();
  const { revalidate } = useRevalidator();
  return (
    <AssessmentEditorPage kind="paper" data={answer}>
      {([{ authoredPaper }, { authorTopics }]) => (
        <PaperEditor
          key={authoredPaper.id}
          paper={authoredPaper}
          topics={authorTopics}
          year={new Date().getFullYear()}
          onSaved={() => void revalidate()}
        />
      )}
    </AssessmentEditorPage>
  );
}
