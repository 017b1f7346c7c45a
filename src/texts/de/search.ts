import type { texts as english } from '../en/search.ts';

export const texts: typeof english = {
  title: 'In Lernheften, Quizzen und Medien',
  kinds: {
    topic: 'Thema',
    quiz: 'Quiz',
    noteBooklet: 'Lernheft',
    onePageSummary: 'Zusammenfassung',
    audio: 'Audio',
    video: 'Video',
    short: 'Short',
    deck: 'Lernkarten',
    examFocus: 'Prüfungsschwerpunkte',
  },
  detail: (kind, subject) => `${kind} · ${subject}`,
  locked: 'Gesperrt',
  searching: 'Wird gesucht …',
  failed: 'Suche fehlgeschlagen. Tippe weiter, um es erneut zu versuchen.',
};
