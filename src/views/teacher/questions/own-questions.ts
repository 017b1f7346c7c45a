import type { Api } from '#api/client.ts';
import {
  AuthoredQuestionDocument,
  AuthorTopicsDocument,
  QuestionUseDocument,
} from '#api/documents/questions/authoring.generated.ts';

/** Instead of an id: questions shared by colleagues. */
export const SHARED = 'shared';

/** Whether an address of the assignments shows the teacher's own questions or their import. */
export const isOwnQuestions = ({ searchParams }: URL): boolean =>
  searchParams.has('questions') || searchParams.has('import');

/** The data of an address: the topics, and the open question, if any. */
export async function readOwnQuestions(api: Api, { searchParams }: URL) {
  const id = searchParams.get('questions') ?? '';
  const isOne = !['', 'new', SHARED].includes(id);
  const [{ authorTopics: topics }, one] = await Promise.all([
    api(AuthorTopicsDocument),
    isOne ? Promise.all([api(AuthoredQuestionDocument, { id }), api(QuestionUseDocument, { id })]) : null,
  ]);
  return { topics, open: one === null ? null : { item: one[0].authoredQuestion, use: one[1].questionUse } };
}
