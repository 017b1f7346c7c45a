import type { Api } from '#api/client.ts';
import { AuthoredQuizDocument } from '#api/documents/questions/assessments.generated.ts';
import { AuthorTopicsDocument } from '#api/documents/questions/authoring.generated.ts';

/** Whether an address of the assignments shows the teacher's own quizzes. */
export const isOwnQuizzes = ({ searchParams }: URL): boolean => searchParams.has('quizzes');

/** The data of an address: the topics, and the open quiz, if any. */
export async function readOwnQuizzes(api: Api, { searchParams }: URL) {
  const id = searchParams.get('quizzes') ?? '';
  const isOne = id !== '' && id !== 'new';
  const [{ authorTopics: topics }, one] = await Promise.all([
    api(AuthorTopicsDocument),
    isOne ? api(AuthoredQuizDocument, { id }) : null,
  ]);
  return { topics, open: one?.authoredQuiz ?? null };
}
