// Compiled from src/texts/en/platform/search.json by `npm run generate`: change that file.
import { userText } from '../../../message-parts.ts';

export const texts = {
  title: "In notes, quizzes and media",
  kinds: {
    topic: "Topic",
    quiz: "Quiz",
    noteBooklet: "Notes",
    onePageSummary: "One-page summary",
    audio: "Audio",
    video: "Video",
    short: "Short",
    deck: "Flash cards",
    examFocus: "Exam focus",
  },
  detail: ({ kind, subject }: { readonly kind: string; readonly subject: string }): string => `${userText(kind)} · ${userText(subject)}`,
  locked: "Locked",
  searching: "Searching…",
  failed: "Search failed. Keep typing to try again.",
  recentPages: "Recent pages",
  actions: {
    title: "Actions",
    createClass: "Create class",
    createQuestion: "Create question",
    createQuiz: "Create quiz",
    importQuestions: "Import questions",
    ownQuestions: "My questions",
    ownQuizzes: "My quizzes",
    createExam: "Build exam",
  },
  records: {
    users: "People",
    questions: "Questions",
    taught: "In your classes",
    kinds: {
      classroom: "Class",
      assignment: "Assignment",
      student: "Student",
    },
    roles: {
      student: "Student",
      teacher: "Teacher",
      schoolAdmin: "School admin",
      admin: "Admin",
    },
  },
};
