/** API calls of authors, for tests that write questions and quizzes. */
export const CREATE_QUESTION = 'mutation ($draft: JSON!) { createQuestion(draft: $draft) { id revision } }';
export const SAVE_QUESTION =
  'mutation ($id: ID!, $revision: Int!, $draft: JSON!) { saveQuestion(id: $id, revision: $revision, draft: $draft) { revision } }';
export const STAGE_QUESTION =
  'mutation ($id: ID!, $revision: Int!, $stage: String!) { setQuestionStage(id: $id, revision: $revision, stage: $stage) }';
export const CREATE_QUIZ = 'mutation ($draft: JSON!) { createQuiz(draft: $draft) }';
export const SAVE_QUIZ =
  'mutation ($id: ID!, $revision: Int!, $draft: JSON!) { saveQuiz(id: $id, revision: $revision, draft: $draft) }';
