import type { TestBrowser } from '../servers/test-api.ts';

/** API calls of authors, for tests that write questions and quizzes. */
export const CREATE_QUESTION = 'mutation ($draft: JSON!) { createQuestion(draft: $draft) { id revision } }';
export const SAVE_QUESTION =
  'mutation ($id: ID!, $revision: Int!, $draft: JSON!) { saveQuestion(id: $id, revision: $revision, draft: $draft) { revision } }';
export const STAGE_QUESTION =
  'mutation ($id: ID!, $revision: Int!, $stage: String!) { setQuestionStage(id: $id, revision: $revision, stage: $stage) }';
export const CREATE_QUIZ = 'mutation ($draft: JSON!) { createQuiz(draft: $draft) }';
export const SAVE_QUIZ =
  'mutation ($id: ID!, $revision: Int!, $draft: JSON!) { saveQuiz(id: $id, revision: $revision, draft: $draft) }';
export const STAGE_QUIZ =
  'mutation ($id: ID!, $revision: Int!, $stage: String!) { setAssessmentStage(kind: quiz, id: $id, revision: $revision, stage: $stage) }';

/** A true-or-false question as an author sends it. */
export const trueFalseDraft = (topic: string, stem: string) => ({
  ...{ type: 'true-false', topic, subtopic: null, tags: [], estimate: 'easy', stem },
  ...{ body: {}, key: { value: true }, explanation: '', hints: [] },
  source: { work: null, author: null, url: null, licence: null },
});

/** Creates a true-or-false question, published or in draft. Returns its id. */
export async function createTrueFalse(
  browser: TestBrowser,
  topic: string,
  stem: string,
  published = true,
): Promise<string> {
  const created = await browser.call(CREATE_QUESTION, { draft: trueFalseDraft(topic, stem) });
  const { id, revision } = created.data.createQuestion;
  if (published) await browser.call(STAGE_QUESTION, { id, revision, stage: 'published' });
  return id;
}
