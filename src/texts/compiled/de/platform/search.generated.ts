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
};
