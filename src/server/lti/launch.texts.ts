import type { Language } from '#domain/language.ts';
import type { LaunchProblemKind } from './launch-problem.ts';
import type { LaunchTarget } from './launch-target.ts';

type LaunchTexts = {
  readonly open: { readonly title: string; readonly lead: string; readonly press: string };
  readonly register: {
    readonly title: string;
    readonly lead: string;
    readonly platform: string;
    readonly asked: string;
    readonly school: string;
    readonly noSchool: string;
    readonly press: string;
    readonly doneTitle: string;
    readonly done: string;
    readonly deployment: string;
    readonly close: string;
  };
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
    register: {
      title: 'Register this platform?',
      lead: 'Students and teachers will come to Lectern from it. Its courses can use quizzes, and grades go back to it.',
      platform: 'Platform',
      asked: 'Asked at',
      school: 'School',
      noSchool: 'No school in particular',
      press: 'Register',
      doneTitle: 'Registered',
      done: 'Lectern and your platform know each other now. You may have to switch the tool on there.',
      deployment:
        'Your platform did not name its deployment yet. Add the deployment ID to the registration in Lectern.',
      close: 'Close',
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
      link: 'This link was used already, or has ended. Make a new one in Lectern, under Learning platforms.',
      configuration: 'What your platform says of itself could not be read.',
      registration: 'Your platform did not take the registration.',
      known: 'Lectern knows this platform already. Delete its registration in Lectern first.',
      many: 'Too many attempts. Wait a few minutes and try again.',
    },
    detail: 'For administrators:',
  },
  de: {
    open: {
      title: 'Lectern ist bereit',
      lead: 'Es öffnet sich in einem eigenen Fenster, damit deine Antworten sicher sind.',
      press: 'Lectern öffnen',
    },
    register: {
      title: 'Diese Plattform anmelden?',
      lead: 'Schülerinnen, Schüler und Lehrkräfte kommen dann von ihr zu Lectern. Kurse können Quiz nutzen, und Noten gehen zurück.',
      platform: 'Plattform',
      asked: 'Gefragt wird bei',
      school: 'Schule',
      noSchool: 'Keine bestimmte Schule',
      press: 'Anmelden',
      doneTitle: 'Angemeldet',
      done: 'Lectern und deine Plattform kennen sich jetzt. Vielleicht musst du das Werkzeug dort noch einschalten.',
      deployment:
        'Deine Plattform hat noch keine Einrichtung (Deployment ID) genannt. Trag sie in der Anmeldung bei Lectern nach.',
      close: 'Schließen',
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
      link: 'Dieser Link wurde schon benutzt oder gilt nicht mehr. Mach in Lectern unter Lernplattformen einen neuen.',
      configuration: 'Was deine Plattform über sich sagt, ließ sich nicht lesen.',
      registration: 'Deine Plattform hat die Anmeldung nicht angenommen.',
      known: 'Lectern kennt diese Plattform schon. Lösch zuerst ihre Anmeldung in Lectern.',
      many: 'Zu viele Versuche. Bitte warte ein paar Minuten und versuche es noch einmal.',
    },
    detail: 'Für die Verwaltung:',
  },
};
