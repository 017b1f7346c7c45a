import type { ViewModule } from '#actors/view.context.ts';
import type { ViewName } from '#routes/table.ts';

type LazyView = () => Promise<ViewModule>;

/** Whoever lists questions or quizzes edits them next: these come together. */
const authoring =
  (name: keyof typeof import('./admin/authoring/authoring.views.ts')): LazyView =>
  async () =>
    (await import('./admin/authoring/authoring.views.ts'))[name];

const unbuilt: LazyView = () => import('./unbuilt/unbuilt.view.tsx');

/** Every view the route table names, downloaded when the router has let somebody through to it. */
export const VIEWS: Record<Exclude<ViewName, 'error'>, LazyView> = {
  front: () => import('./front/front.view.tsx'),
  landing: () => import('./front/landing/landing.view.tsx'),
  landingParents: () => import('./front/landing/parents.view.tsx'),
  landingSchools: () => import('./front/landing/schools.view.tsx'),
  landingSubjects: () => import('./front/landing/subjects.view.tsx'),
  pricing: () => import('./front/pricing/pricing.view.tsx'),
  blog: () => import('./front/blog/blog.view.tsx'),
  blogPost: () => import('./front/blog/post.view.tsx'),
  faq: () => import('./front/faq.view.tsx'),
  contact: () => import('./front/contact.view.tsx'),
  schoolList: () => import('./front/school-list.view.tsx'),
  terms: () => import('./front/policy/terms.view.tsx'),
  childProtection: () => import('./front/policy/child-protection.view.tsx'),
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
  userDelete: () => import('./privacy/user-delete.view.tsx'),
  home: () => import('./student/home.view.tsx'),
  subject: () => import('./subject/subject.view.tsx'),
  topic: () => import('./subject/topic.view.tsx'),
  note: () => import('./subject/note/note.view.tsx'),
  examFocus: () => import('./subject/exam-focus/exam-focus.view.tsx'),
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
  topicAudio: () => import('./subject/media/audio.view.tsx'),
  topicVideo: () => import('./subject/media/video.view.tsx'),
  topicShorts: () => import('./subject/media/topic-shorts.view.tsx'),
  shorts: () => import('./subject/media/shorts.view.tsx'),
  decks: () => import('./subject/cards/decks.view.tsx'),
  browseCards: () => import('./subject/cards/browse.view.tsx'),
  reviewCards: () => import('./subject/cards/review.view.tsx'),
  selfMarking: () => import('./subject/self-marking/self-marking.view.tsx'),
  account: () => import('./account/account.view.tsx'),
  myProfile: () => import('./account/my-profile.view.tsx'),
  accountSettings: () => import('./account/account-settings.view.tsx'),
  changePassword: () => import('./account/change-password.view.tsx'),
  questionBank: authoring('questionBank'),
  questionCreate: authoring('questionCreate'),
  questionEdit: authoring('questionEdit'),
  quizList: authoring('quizList'),
  quizCreate: authoring('quizCreate'),
  quizEdit: authoring('quizEdit'),
  paperList: authoring('paperList'),
  paperCreate: authoring('paperCreate'),
  paperEdit: authoring('paperEdit'),
  unbuilt,
  gallery: () => import('./development/gallery/gallery.view.tsx'),
  machines: () => import('./development/machines.view.tsx'),
};
