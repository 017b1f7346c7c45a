import type { ViewModule } from '#actors/view.context.ts';
import type { ViewName } from '#routes/table.ts';

type LazyView = () => Promise<ViewModule>;

/** Whoever lists questions or quizzes edits them next: these come together. */
const authoring =
  (name: keyof typeof import('./admin/authoring/authoring.views.ts')): LazyView =>
  async () =>
    (await import('./admin/authoring/authoring.views.ts'))[name];

const unbuilt: LazyView = () => import('./unbuilt/unbuilt.view.tsx');

/**
 * Every view the route table names, downloaded when the router has let somebody through to it. Views that are used
 * together come in one file: every file of its own has to be known by name on the first page.
 */
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
  terms: () => import(/* webpackChunkName: "policy" */ './front/policy/terms.view.tsx'),
  childProtection: () => import(/* webpackChunkName: "policy" */ './front/policy/child-protection.view.tsx'),
  login: () => import('./auth/login.view.tsx'),
  register: () => import('./auth/register.view.tsx'),
  forgotPassword: () => import(/* webpackChunkName: "password" */ './auth/password/forgot-password.view.tsx'),
  resetCode: () => import(/* webpackChunkName: "password" */ './auth/password/reset-code.view.tsx'),
  newPassword: () => import(/* webpackChunkName: "password" */ './auth/password/new-password.view.tsx'),
  verifyPin: () => import(/* webpackChunkName: "pin" */ './auth/pin/verify-pin.view.tsx'),
  forgotPin: () => import(/* webpackChunkName: "pin" */ './auth/pin/forgot-pin.view.tsx'),
  pinCode: () => import(/* webpackChunkName: "pin" */ './auth/pin/pin-code.view.tsx'),
  setPin: () => import(/* webpackChunkName: "pin" */ './auth/pin/set-pin.view.tsx'),
  completeProfile: () => import('./student/complete-profile.view.tsx'),
  privacy: () => import('./privacy/privacy.view.tsx'),
  home: () => import('./student/home.view.tsx'),
  subject: () => import('./subject/subject.view.tsx'),
  topic: () => import('./subject/topic.view.tsx'),
  note: () => import('./subject/note/note.view.tsx'),
  examFocus: () => import('./subject/exam-focus/exam-focus.view.tsx'),
  topicQuizzes: () => import('./subject/topic-quizzes.view.tsx'),
  quiz: () => import('./subject/quiz/quiz.view.tsx'),
  exams: () => import(/* webpackChunkName: "exams" */ './student/exams/exams.view.tsx'),
  examsByTopic: () => import(/* webpackChunkName: "exams" */ './student/exams/exams-by-topic.view.tsx'),
  examCreator: () => import(/* webpackChunkName: "exams" */ './student/exams/exam-creator.view.tsx'),
  examEdit: () => import(/* webpackChunkName: "exams" */ './student/exams/exam-edit.view.tsx'),
  examDetail: () => import(/* webpackChunkName: "exams" */ './student/exams/exam-detail.view.tsx'),
  papers: () => import(/* webpackChunkName: "papers" */ './student/papers/papers.view.tsx'),
  paperDetail: () => import(/* webpackChunkName: "papers" */ './student/papers/paper-detail.view.tsx'),
  analysis: () => import(/* webpackChunkName: "analysis" */ './student/analysis/analysis.view.tsx'),
  attemptAnalysis: () => import(/* webpackChunkName: "analysis" */ './student/analysis/attempt-analysis.view.tsx'),
  topicAnalysis: () => import(/* webpackChunkName: "analysis" */ './student/analysis/topic-analysis.view.tsx'),
  quizAnswers: () => import('./subject/answers/quiz-answers.view.tsx'),
  topicAudio: () => import('./subject/media/audio.view.tsx'),
  topicVideo: () => import('./subject/media/video.view.tsx'),
  topicShorts: () => import('./subject/media/topic-shorts.view.tsx'),
  shorts: () => import('./subject/media/shorts.view.tsx'),
  decks: () => import('./subject/cards/decks.view.tsx'),
  browseCards: () => import('./subject/cards/browse.view.tsx'),
  reviewCards: () => import('./subject/cards/review.view.tsx'),
  selfMarking: () => import('./subject/self-marking/self-marking.view.tsx'),
  dashboard: () => import(/* webpackChunkName: "people" */ './admin/dashboard/dashboard.view.tsx'),
  people: () => import(/* webpackChunkName: "people" */ './admin/people/people.view.tsx'),
  invitePerson: () => import(/* webpackChunkName: "people" */ './admin/people/invite.view.tsx'),
  person: () => import(/* webpackChunkName: "people" */ './admin/people/person.view.tsx'),
  personSubjects: () => import(/* webpackChunkName: "people" */ './admin/people/subjects.view.tsx'),
  roles: () => import(/* webpackChunkName: "people" */ './admin/roles/roles.view.tsx'),
  role: () => import(/* webpackChunkName: "people" */ './admin/roles/role.view.tsx'),
  auditLog: () => import(/* webpackChunkName: "people" */ './admin/audit/audit-log.view.tsx'),
  invitation: () => import('./auth/invitation.view.tsx'),
  account: () => import(/* webpackChunkName: "account" */ './account/account.view.tsx'),
  myProfile: () => import(/* webpackChunkName: "account" */ './account/my-profile.view.tsx'),
  accountSettings: () => import(/* webpackChunkName: "account" */ './account/account-settings.view.tsx'),
  changePassword: () => import(/* webpackChunkName: "account" */ './account/change-password.view.tsx'),
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
