import { useRevalidator } from 'react-router';
import { useViewData, type ViewLoaderArgs } from '#actors/view.context.ts';
import { AuthorTopicsDocument } from '#api/documents/authoring.generated.ts';
import { AuthoredPaperDocument } from '#api/documents/question-set.generated.ts';
import { href } from '#routes/href.ts';
import { authoringTexts } from '#texts/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Bones } from '#ui/loaded/bones.part.tsx';
import { handOn } from '#ui/loaded/handed-on.ts';
import { Loaded } from '#ui/loaded/loaded.part.tsx';
import { PaperEditor } from '../../authoring/paper-editor.part.tsx';
import { loadFailed } from '../../load-failed.tsx';
import { EditorPage } from './editor-page.part.tsx';

export const loader = async ({ api, params }: ViewLoaderArgs) =>
  handOn({ answer: Promise.all([api(AuthoredPaperDocument, { id: params.id ?? '' }), api(AuthorTopicsDocument)]) });

export function Component() {
  const { answer } = useViewData<typeof loader>();
  const t = useTexts(authoringTexts);
  const { revalidate } = useRevalidator();
  return (
    <EditorPage title={t.set.title.paper} back={t.sets.paper.title} backTo={href('admin.exam-paper')}>
      <Loaded data={answer} failed={loadFailed} waiting={<Bones heights={[64, 120, 300]} />}>
        {([{ authoredPaper }, { authorTopics }]) => (
          <PaperEditor
            key={authoredPaper.id}
            paper={authoredPaper}
            topics={authorTopics}
            year={new Date().getFullYear()}
            onSaved={() => void revalidate()}
          />
        )}
      </Loaded>
    </EditorPage>
  );
}
