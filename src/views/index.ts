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
  quizAnswers: () => import('./subject/answers/quiz-answers.view.tsx'),
  selfMarking: () => import('./subject/self-marking/self-marking.view.tsx'),
  unbuilt,
  gallery: () => import('./development/gallery/gallery.view.tsx'),
  machines: () => import('./development/machines.view.tsx'),
};
