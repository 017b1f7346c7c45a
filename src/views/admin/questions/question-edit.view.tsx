import {
  AuthoredQuestionDocument,
  AuthorTopicsDocument,
  QuestionUseDocument,
} from '#api/documents/questions/authoring.generated.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { href } from '#routes/href.ts';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { deferData } from '#ui/loading/track-promise.ts';
import { AuthoredQuestionScreen } from '../../shared/questions/bank/authored-question.screen.tsx';
import { EditorPage } from './editor-page.tsx';

/** A question, where it is used, and the topics that it can be moved to. */
export const loader = async ({ api, params }: ViewLoaderArgs) => {
  const id = params.id ?? '';
  const read = async () => {
    const [{ authoredQuestion: item }, { questionUse: use }, { authorTopics: topics }] = await Promise.all([
      api(AuthoredQuestionDocument, { id }),
      api(QuestionUseDocument, { id }),
      api(AuthorTopicsDocument),
    ]);
    return { item, use, topics };
  };
  return deferData({ answer: read() });
};

/** The editor of an existing question with its versions, reviews and statistics. */
export function Component() {
  const { answer } = useViewData<typeof loader>();
  const t = useTexts(authoringTexts).editor;
  return (
    <EditorPage
      title={t.title}
      back={t.back}
      backTo={href('admin.question-bank')}
      data={answer}
      heights={[120, 300, 120]}
    >
      {(read) => <AuthoredQuestionScreen key={read.item.id} {...read} />}
    </EditorPage>
  );
}
