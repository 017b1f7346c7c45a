import type { texts as english } from '../en/guardian.ts';

export const texts: typeof english = {
  title: (name) => `Darf ${name} ein Konto haben?`,
  answeredTitle: (name) => `Konto von ${name}`,
  plainTitle: 'Konto eines Kindes',
  intro: (name, age) =>
    `Bei Lectern lernt man für Prüfungen: mit Lektionen, Fragen und Karteikarten. Wer jünger als ${age} ist, braucht dafür die Erlaubnis von Eltern oder Sorgeberechtigten. ${name} hat dich genannt.`,
  whose: {
    title: 'Wessen Konto es ist',
    name: 'Name',
    email: 'E-Mail',
    born: 'Geboren im',
  },
  kept: {
    title: 'Was gespeichert wird',
    list: {
      identity: 'Name, E-Mail-Adresse, Geburtsmonat und ein Passwort, das niemand lesen kann',
      profile: 'Stufe und Fächer',
      work: 'Antworten, Ergebnisse, Karteikarten, Notizen und Abgaben, jeweils mit der Zeit',
    },
  },
  why: {
    title: 'Wozu',
    list: {
      study: 'Um Antworten zu bewerten und zu zeigen, was als Nächstes zu lernen ist',
      classes: 'Damit Lehrkräfte die Arbeiten sehen, die sie stellen, falls dein Kind ihrer Klasse beitritt',
      not: 'Nie für Werbung, und verkauft wird nichts',
    },
  },
  more: { privacy: 'Alles zum Datenschutz', children: 'Wie Kinder geschützt sind' },
  ask: {
    title: 'Deine Entscheidung',
    text: 'Mit deiner Antwort sagst du, dass du Elternteil oder sorgeberechtigt für dieses Kind bist. Was du wann geantwortet hast, wird festgehalten.',
    until: (day) => `Der Link nimmt deine Antwort bis zum ${day} an.`,
    no: 'Wenn du ablehnst, wird das Konto nach einer Wartezeit gelöscht. Bis dahin kannst du es dir mit demselben Link anders überlegen.',
    allow: 'Ich erlaube es',
    refuse: 'Ich lehne ab',
  },
  allowed: {
    title: 'Du hast dieses Konto erlaubt',
    text: 'Heb die Mail auf: Mit ihrem Link kannst du deine Erlaubnis jederzeit zurücknehmen, bis das Kind alt genug ist. Dann wird das Konto sofort geschlossen und nach einer Wartezeit gelöscht.',
    withdraw: 'Erlaubnis zurücknehmen',
  },
  refused: {
    title: 'Du hast dieses Konto nicht erlaubt',
    text: (day) => `Es wird am ${day} gelöscht, mit allem darin. Bis dahin kannst du es dir hier anders überlegen.`,
    allow: 'Doch erlauben',
  },
  code: {
    title: 'Füge den Code aus deiner Mail ein',
    label: 'Code',
    submit: 'Weiter',
  },
  ended: {
    title: 'Dieser Link gilt nicht mehr',
    text: 'Er ist abgelaufen, oder eine neuere Mail ist an seine Stelle getreten. Wenn ein Kind dich um Erlaubnis bittet, kann es dir eine neue Mail schicken.',
  },
};
