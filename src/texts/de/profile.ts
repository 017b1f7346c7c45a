import type { texts as english } from '../en/profile.ts';

export const texts: typeof english = {
  title: 'Vervollständige dein Profil',
  intro: 'Drei Angaben, damit auf deinem Schreibtisch liegt, was du lernst, und sonst nichts.',
  teacher: {
    intro: 'Drei Dinge, damit deine Schüler dich kennen und du findest, was du unterrichtest.',
    level: 'Stufe, die du unterrichtest',
    subjects: 'Fächer, die du unterrichtest',
  },
  name: 'Name',
  level: 'Stufe',
  levels: {
    lowerSecondary: 'Unter- und Mittelstufe',
    upperSecondary: 'Oberstufe',
    university: 'Universität',
    other: 'Etwas anderes',
  },
  subjects: 'Fächer',
  submit: 'Speichern und weiter',
};
