import { useNavigate } from 'react-router';
import { AuthorTopicsDocument } from '#api/documents/questions/authoring.generated.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { href } from '#routes/href.ts';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { deferData } from '#ui/loading/track-promise.ts';
import { PaperEditor } from '../../shared/assessments/authoring/paper-editor.tsx';
import { EditorPage } from './editor-page.tsx';

/** The topics whose questions a paper can contain; the page is shown before they arrive. */
export const loader = async ({ api }: ViewLoaderArgs) => deferData({ answer: api(AuthorTopicsDocument) });

/** An empty paper; the first save opens it under its own address. */
export function Component() {
  const { answer } = useViewData<typeof loader>();
  const t = useTexts(authoringTexts);
  const navigate = useNavigate();
  return (
    <EditorPage
      title={t.assessment.newTitle.paper}
      back={t.assessments.paper.title}
      backTo={href('admin.exam-paper')}
      data={answer}
    >
      {({ authorTopics }) => (
        <PaperEditor
          paper={null}
          topics={authorTopics}
          year={new Date().getFullYear()}
          onSaved={(id) => void navigate(href('admin.exam-paper.edit', { id }))}
        />
      )}
    </EditorPage>
  );
}
