import type { Language } from '#domain/language.ts';
import type { LaunchProblemKind } from './launch-problem.ts';
import type { LaunchTarget } from './launch-target.ts';

type LaunchTexts = {
  readonly open: { readonly title: string; readonly lead: string; readonly press: string };
  readonly choice: {
    readonly title: string;
    readonly one: string;
    readonly several: string;
    readonly none: string;
    readonly search: string;
    readonly find: string;
    readonly nothing: string;
    readonly send: string;
    readonly back: string;
    readonly kinds: Readonly<Record<LaunchTarget['kind'], string>>;
  };
  readonly problemTitle: string;
  readonly problems: Readonly<Record<LaunchProblemKind | 'many', string>>;
  readonly detail: string;
};

/** What the server's own pages say to somebody who comes from a learning platform. */
export const LAUNCH_TEXTS: Readonly<Record<Language, LaunchTexts>> = {
  en: {
    open: {
      title: 'Lectern is ready',
      lead: 'It opens in a window of its own, so that your answers are safe.',
      press: 'Open Lectern',
    },
    choice: {
      title: 'What goes into the course?',
      one: 'Choose a quiz, an exam paper, or an assignment of one of your classes.',
      several: 'Choose quizzes, exam papers, or assignments of your classes.',
      none: 'Choose something first.',
      search: 'Search by title, subject or class',
      find: 'Search',
      nothing: 'Nothing was found. Try fewer words.',
      send: 'Put it into the course',
      back: 'Back to the course',
      kinds: { quiz: 'Quiz', paper: 'Exam paper', assignment: 'Assignment' },
    },
    problemTitle: 'This did not work',
    problems: {
      platform: 'Lectern does not know this learning platform. An administrator has to register it first.',
      state: 'This took too long, or was opened twice. Go back to your platform and open it once more.',
      cookie:
        'Your browser keeps Lectern from working within another page. In your platform, have the link open in a new window; or allow cookies here.',
      token: 'What your learning platform sent could not be checked. Tell its administrator.',
      keys: 'The keys of your learning platform could not be read. Try again in a minute.',
      deployment: 'This deployment of your learning platform is not registered. Tell an administrator of Lectern.',
      target: 'This link leads to another place than Lectern. Tell whoever put it into the course.',
      person: 'Your learning platform did not say who you are. Lectern needs to know whose work it keeps.',
      refused: 'Your learning platform refused. Sign in there again, then open the link once more.',
      role: 'Only teachers can choose what goes into a course.',
      many: 'Too many tries. Please wait a few minutes and try again.',
    },
    detail: 'For administrators:',
  },
  de: {
    open: {
      title: 'Lectern ist bereit',
      lead: 'Es öffnet sich in einem eigenen Fenster, damit deine Antworten sicher sind.',
      press: 'Lectern öffnen',
    },
    choice: {
      title: 'Was kommt in den Kurs?',
      one: 'Wähle ein Quiz, eine Prüfung oder eine Aufgabe aus einer deiner Klassen.',
      several: 'Wähle Quiz, Prüfungen oder Aufgaben aus deinen Klassen.',
      none: 'Wähle zuerst etwas aus.',
      search: 'Nach Titel, Fach oder Klasse suchen',
      find: 'Suchen',
      nothing: 'Nichts gefunden. Versuche es mit weniger Wörtern.',
      send: 'In den Kurs setzen',
      back: 'Zurück zum Kurs',
      kinds: { quiz: 'Quiz', paper: 'Prüfung', assignment: 'Aufgabe' },
    },
    problemTitle: 'Das hat nicht geklappt',
    problems: {
      platform: 'Lectern kennt diese Lernplattform nicht. Eine Administratorin muss sie erst anmelden.',
      state: 'Das hat zu lange gedauert oder wurde zweimal geöffnet. Öffne es auf deiner Plattform noch einmal.',
      cookie:
        'Dein Browser lässt Lectern nicht innerhalb einer anderen Seite arbeiten. Lass den Link auf deiner Plattform in einem neuen Fenster öffnen, oder erlaube hier Cookies.',
      token: 'Was deine Lernplattform geschickt hat, ließ sich nicht prüfen. Sag es denen, die sie verwalten.',
      keys: 'Die Schlüssel deiner Lernplattform ließen sich nicht lesen. Versuche es in einer Minute noch einmal.',
      deployment: 'Diese Einrichtung deiner Lernplattform ist nicht angemeldet. Sag es denen, die Lectern verwalten.',
      target: 'Dieser Link führt woandershin als zu Lectern. Sag es denen, die ihn in den Kurs gesetzt haben.',
      person: 'Deine Lernplattform hat nicht gesagt, wer du bist. Lectern muss wissen, wessen Arbeit es aufbewahrt.',
      refused: 'Deine Lernplattform hat abgelehnt. Melde dich dort neu an und öffne den Link noch einmal.',
      role: 'Nur Lehrkräfte können auswählen, was in einen Kurs kommt.',
      many: 'Zu viele Versuche. Bitte warte ein paar Minuten und versuche es noch einmal.',
    },
    detail: 'Für die Verwaltung:',
  },
};
