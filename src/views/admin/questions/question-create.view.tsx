import { useNavigate } from 'react-router';
import { AuthorTopicsDocument } from '#api/documents/questions/authoring.generated.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { href } from '#routes/href.ts';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { deferData } from '#ui/loading/track-promise.ts';
import { NewQuestionScreen } from '../../shared/questions/bank/new-question.screen.tsx';
import { EditorPage } from './editor-page.tsx';

/** The topics that a question can belong to; the page is shown before they arrive. */
export const loader = async ({ api }: ViewLoaderArgs) => deferData({ answer: api(AuthorTopicsDocument) });

/** A new question: its type first, then its fields. The first save opens it under its own address. */
export function Component() {
  const { answer } = useViewData<typeof loader>();
  const t = useTexts(authoringTexts).editor;
  const navigate = useNavigate();
  return (
    <EditorPage title={t.newTitle} back={t.back} backTo={href('admin.question-bank')} data={answer}>
      {({ authorTopics }) => (
        <NewQuestionScreen
          topics={authorTopics}
          topic=""
          onCreated={(id) => void navigate(href('admin.question-bank.edit', { id }))}
        />
      )}
    </EditorPage>
  );
}
