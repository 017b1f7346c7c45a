import type { ViewModule } from '#actors/view.context.ts';
import type { ViewName } from '#routes/table.ts';

type LazyView = () => Promise<ViewModule>;

const unbuilt: LazyView = () => import('./unbuilt/unbuilt.view.tsx');

/** Every view the route table names, downloaded when the router has let somebody through to it. */
export const VIEWS: Record<Exclude<ViewName, 'error'>, LazyView> = {
  front: () => import('./front/front.view.tsx'),
  login: () => import('./auth/login.view.tsx'),
  register: () => import('./auth/register.view.tsx'),
  forgotPassword: () => import('./auth/password/forgot-password.view.tsx'),
  resetCode: () => import('./auth/password/reset-code.view.tsx'),
  newPassword: () => import('./auth/password/new-password.view.tsx'),
  verifyPin: () => import('./auth/pin/verify-pin.view.tsx'),
  forgotPin: () => import('./auth/pin/forgot-pin.view.tsx'),
  pinCode: () => import('./auth/pin/pin-code.view.tsx'),
  setPin: () => import('./auth/pin/set-pin.view.tsx'),
  completeProfile: () => import('./student/complete-profile.view.tsx'),
  privacy: () => import('./privacy/privacy.view.tsx'),
  home: () => import('./student/home.view.tsx'),
  subject: () => import('./subject/subject.view.tsx'),
  topic: () => import('./subject/topic.view.tsx'),
  topicQuizzes: () => import('./subject/topic-quizzes.view.tsx'),
  quiz: () => import('./subject/quiz/quiz.view.tsx'),
  exams: () => import('./student/exams/exams.view.tsx'),
  examsByTopic: () => import('./student/exams/exams-by-topic.view.tsx'),
  examCreator: () => import('./student/exams/exam-creator.view.tsx'),
  examEdit: () => import('./student/exams/exam-edit.view.tsx'),
  examDetail: () => import('./student/exams/exam-detail.view.tsx'),
  papers: () => import('./student/papers/papers.view.tsx'),
  paperDetail: () => import('./student/papers/paper-detail.view.tsx'),
  analysis: () => import('./student/analysis/analysis.view.tsx'),
  attemptAnalysis: () => import('./student/analysis/attempt-analysis.view.tsx'),
  topicAnalysis: () => import('./student/analysis/topic-analysis.view.tsx'),
  quizAnswers: () => import('./subject/answers/quiz-answers.view.tsx'),
  unbuilt,
  gallery: () => import('./development/gallery/gallery.view.tsx'),
  machines: () => import('./development/machines.view.tsx'),
};
