import type { texts as english } from '../en/landing.ts';
import { dateText } from '../wording.ts';

export const texts: typeof english = {
  register: 'Konto anlegen',
  signIn: 'Anmelden',
  home: 'An deinen Platz',
  trial: {
    title: 'Probier eine',
    of: (subject, topic) => `${subject} · ${topic}`,
    check: 'Prüfen',
    right: 'Richtig.',
    wrong: (letter) => `Diesmal nicht. ${letter} ist richtig.`,
    next: 'Noch eine Frage',
    failed: 'Die Antwort konnte nicht geprüft werden. Bitte versuch es noch einmal.',
    choose: 'Wähle zuerst eine Antwort.',
  },
  front: {
    title: ['Lernen.', 'Üben.', 'Bestehen.'].join(' '),
    lead: 'Lectern ist ein ruhiger Ort, um sich auf Prüfungen vorzubereiten. Ein Fach, ein Thema, eine Frage nach der anderen, und nach jeder Antwort eine Erklärung.',
    points: {
      first: 'Lernen',
      firstText:
        'Fächer und Themen in der Reihenfolge eines Lehrplans: Texte zum Lesen, Aufnahmen zum Hören und Ansehen, und eine Zusammenfassung auf einer Seite für den Abend davor.',
      second: 'Üben',
      secondText:
        'Quizze und Karteikarten zu jedem Thema, mit Formeln, Einheiten und Abbildungen. Hör auf, wann du willst; jede Antwort bleibt erhalten, auch ohne Netz.',
      third: 'Bestehen',
      thirdText:
        'Jede Frage kommt zurück mit deiner Antwort, der richtigen und dem Warum. Nenn den Tag deiner Prüfung, und die Tage bis dahin sind geplant.',
    },
  },
  testimonials: 'Was andere sagen',
  posts: 'Aus dem Blog',
  closing: {
    title: 'In zehn Fragen weißt du, wo du stehst.',
    prices: 'Preise ansehen',
  },
  postBy: (author, instant) => `${author} · ${dateText('de', instant)}`,
};
