import { useNavigate } from 'react-router';
import { useViewData, type ViewLoaderArgs } from '#actors/view.context.ts';
import { AuthorTopicsDocument } from '#api/documents/authoring.generated.ts';
import { href } from '#routes/href.ts';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { deferData } from '#ui/loading/track-promise.ts';
import { QuizEditor } from '../../authoring/quiz-editor.tsx';
import { loadFailed } from '../../load-failed.tsx';
import { EditorPage } from './editor-page.tsx';

export const loader = async ({ api }: ViewLoaderArgs) => deferData({ answer: api(AuthorTopicsDocument) });

export function Component() {
  const { answer } = useViewData<typeof loader>();
  const t = useTexts(authoringTexts);
  const navigate = useNavigate();
  return (
    <EditorPage title={t.set.newTitle.quiz} back={t.sets.quiz.title} backTo={href('admin.quiz')}>
      <Loaded data={answer} failed={loadFailed} waiting={<LoadingSkeleton heights={[64, 120, 300]} />}>
        {({ authorTopics }) => (
          <QuizEditor
            quiz={null}
            topics={authorTopics}
            onSaved={(id) => void navigate(href('admin.quiz.edit', { id }))}
          />
        )}
      </Loaded>
    </EditorPage>
  );
}
