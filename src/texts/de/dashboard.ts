import type { texts as english } from '../en/dashboard.ts';

export const texts: typeof english = {
  title: 'Übersicht',
  people: 'Personen',
  students: 'Lernende',
  active: 'In sieben Tagen aktiv',
  teachers: 'Lehrkräfte',
  invited: 'Eingeladen, noch nicht da',
  work: 'Abgegeben, nach Tagen',
  workCaption: 'Quiz, Prüfungen und Bögen, die in den letzten zwei Wochen abgegeben wurden',
  handedIn: 'Diese Woche abgegeben',
  day: 'Tag',
  content: 'Inhalte',
  questions: 'Fragen',
  topics: 'Themen',
  withoutNote: 'Themen ohne Heft',
  withoutQuiz: 'Themen ohne Quiz',
  reports: 'Gemeldete Fragen, offen',
  latest: 'Neueste Änderungen',
  allChanges: 'Protokoll',
  noChanges: 'Noch wurde nichts geändert.',
};
