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
};
