import type { texts as english } from '../en/search.ts';

export const texts: typeof english = {
  title: 'In Skripten, Quizzen und Medien',
  kinds: {
    topic: 'Thema',
    quiz: 'Quiz',
    noteBooklet: 'Skript',
    onePageSummary: 'Zusammenfassung',
    audio: 'Audio',
    video: 'Video',
    short: 'Kurzvideo',
    deck: 'Karteikarten',
    examFocus: 'Prüfungsschwerpunkte',
  },
  detail: (kind, subject) => `${kind} · ${subject}`,
  locked: 'Gesperrt',
  searching: 'Wird gesucht …',
  failed: 'Skripte und Quizze konnten nicht durchsucht werden. Tippe weiter, um es noch einmal zu versuchen.',
};
