import type { Api } from '#api/client.ts';
import {
  AuthoredQuestionDocument,
  AuthorTopicsDocument,
  QuestionUseDocument,
} from '#api/documents/questions/authoring.generated.ts';
import { href } from '#routes/href.ts';

/** What an address of one's own questions says. `questions`: empty for all, `new`, `shared` for colleagues', or one's id; `import`: as in the bank. */
type Place = { readonly questions: string } | { readonly import: string };

/** In the place of an id: what colleagues share. */
export const SHARED = 'shared';

export const ownQuestionsAddress = (place: Place): string =>
  `${href('teacher.assignment')}?${new URLSearchParams({ ...place })}`;

export const isOwnQuestions = ({ searchParams }: URL): boolean =>
  searchParams.has('questions') || searchParams.has('import');

/** What the screen of an address shows: the topics there are, and the question that is open, if one is. */
export async function readOwnQuestions(api: Api, { searchParams }: URL) {
  const id = searchParams.get('questions') ?? '';
  const isOne = !['', 'new', SHARED].includes(id);
  const [{ authorTopics: topics }, one] = await Promise.all([
    api(AuthorTopicsDocument),
    isOne ? Promise.all([api(AuthoredQuestionDocument, { id }), api(QuestionUseDocument, { id })]) : null,
  ]);
  return { topics, open: one === null ? null : { item: one[0].authoredQuestion, use: one[1].questionUse } };
}
