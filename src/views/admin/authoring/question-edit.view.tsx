import { useViewData, type ViewLoaderArgs } from '#actors/view.context.ts';
import { AuthoredItemDocument, AuthorTopicsDocument, ItemUseDocument } from '#api/documents/authoring.generated.ts';
import { href } from '#routes/href.ts';
import { authoringTexts } from '#texts/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Bones } from '#ui/loaded/bones.part.tsx';
import { handOn } from '#ui/loaded/handed-on.ts';
import { Loaded } from '#ui/loaded/loaded.part.tsx';
import { AuthoredItemScreen } from '../../authoring/authored-item.screen.tsx';
import { loadFailed } from '../../load-failed.tsx';
import { EditorPage } from './editor-page.part.tsx';

export const loader = async ({ api, params }: ViewLoaderArgs) => {
  const id = params.id ?? '';
  const read = async () => {
    const [{ authoredItem: item }, { itemUse: use }, { authorTopics: topics }] = await Promise.all([
      api(AuthoredItemDocument, { id }),
      api(ItemUseDocument, { id }),
      api(AuthorTopicsDocument),
    ]);
    return { item, use, topics };
  };
  return handOn({ answer: read() });
};

export function Component() {
  const { answer } = useViewData<typeof loader>();
  const t = useTexts(authoringTexts).editor;
  return (
    <EditorPage title={t.title} back={t.back} backTo={href('admin.question-bank')}>
      <Loaded data={answer} failed={loadFailed} waiting={<Bones heights={[120, 300, 120]} />}>
        {(read) => <AuthoredItemScreen key={read.item.id} {...read} />}
      </Loaded>
    </EditorPage>
  );
}
