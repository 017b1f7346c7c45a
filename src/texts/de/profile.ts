import type { texts as english } from '../en/profile.ts';

export const texts: typeof english = {
  title: 'Vervollständige dein Profil',
  intro: 'Drei Schritte, dann beginnt dein Schreibtisch mit dem, was du lernst.',
  steps: { label: 'Schritte zu deinem Profil', name: 'Name', level: 'Stufe', subjects: 'Fächer' },
  ask: { name: 'Wie heißt du?', level: 'Worauf arbeitest du hin?', subjects: 'Was lernst du?' },
  why: {
    name: 'Unter diesem Namen sehen dich deine Schule und die Lehrkräfte der Klassen, denen du beitrittst.',
    level: 'Nur dein Konto kennt sie: Sonst sieht sie niemand, und du kannst sie jederzeit ändern.',
    subjects: 'Sie stehen auf deinem Schreibtisch vorn. Ändern kannst du sie jederzeit.',
  },
  teacher: {
    intro: 'Drei Schritte, damit deine Schüler dich kennen und du findest, was du unterrichtest.',
    level: 'Stufe, die du unterrichtest',
    subjects: 'Fächer, die du unterrichtest',
    ask: { name: 'Wie heißt du?', level: 'Wen unterrichtest du?', subjects: 'Was unterrichtest du?' },
    why: {
      name: 'Unter diesem Namen sehen deine Schüler, wer ihre Klasse unterrichtet.',
      level: 'Nur dein Konto kennt sie: Sonst sieht sie niemand.',
      subjects: 'Sie stehen vorn, wenn du Aufgaben für eine Klasse auswählst. Ändern kannst du sie jederzeit.',
    },
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
  next: 'Weiter',
  back: 'Zurück',
  submit: 'Speichern und weiter',
  kept: 'Gespeichert. Du kannst später weitermachen, auch an einem anderen Gerät.',
  notKept: 'Noch nicht gespeichert. Beim nächsten Schritt versuchen wir es noch einmal.',
};
