// Compiled from src/texts/de/platform/search.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/platform/search.generated.ts';
import { userText } from '../../../message-parts.ts';

export const texts: typeof english = {
  title: "In Lernheften, Quizzen und Medien",
  kinds: {
    topic: "Thema",
    quiz: "Quiz",
    noteBooklet: "Lernheft",
    onePageSummary: "Zusammenfassung",
    audio: "Audio",
    video: "Video",
    short: "Short",
    deck: "Lernkarten",
    examFocus: "Prüfungsschwerpunkte",
  },
  detail: ({ kind, subject }) => `${userText(kind)} · ${userText(subject)}`,
  locked: "Gesperrt",
  searching: "Wird gesucht …",
  failed: "Suche fehlgeschlagen. Tippe weiter, um es erneut zu versuchen.",
  recentPages: "Zuletzt besuchte Seiten",
  actions: {
    title: "Aktionen",
    createClass: "Klasse erstellen",
    createQuestion: "Frage erstellen",
    createQuiz: "Quiz erstellen",
    importQuestions: "Fragen importieren",
    ownQuestions: "Meine Fragen",
    ownQuizzes: "Meine Quizze",
    createExam: "Prüfung zusammenstellen",
  },
  records: {
    users: "Personen",
    questions: "Fragen",
    taught: "In deinen Klassen",
    kinds: {
      classroom: "Klasse",
      assignment: "Aufgabe",
      student: "Schüler/in",
    },
    roles: {
      student: "Schüler/in",
      teacher: "Lehrkraft",
      schoolAdmin: "Schul-Admin",
      admin: "Admin",
    },
  },
};
