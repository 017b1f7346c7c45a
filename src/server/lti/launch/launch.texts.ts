import type { Language } from '#domain/platform/language.ts';
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

/** Texts of the server's own pages for users of a learning platform. */
export const LAUNCH_TEXTS: Readonly<Record<Language, LaunchTexts>> = {
  en: {
    open: {
      title: 'Lectern is ready',
      lead: 'It opens in a new window, so that your answers are safe.',
      press: 'Open Lectern',
    },
    register: {
      title: 'Register this platform?',
      lead: 'Students and teachers can open Lectern from it. Courses can use quizzes, and grades are sent back.',
      platform: 'Platform',
      asked: 'Registration address',
      school: 'School',
      noSchool: 'No school',
      press: 'Register',
      doneTitle: 'Registered',
      done: 'Lectern and your platform are connected. You may need to activate the tool in your platform.',
      deployment: 'Your platform didn’t send its deployment ID. Add it to the registration in Lectern.',
      close: 'Close',
    },
    choice: {
      title: 'Add content to your course',
      one: 'Choose a quiz, an exam paper, or an assignment from one of your classes.',
      several: 'Choose quizzes, exam papers, or assignments from your classes.',
      none: 'Choose at least one item.',
      search: 'Search by title, subject or class',
      find: 'Search',
      nothing: 'No results. Try fewer words.',
      send: 'Add to course',
      back: 'Back to the course',
      kinds: { quiz: 'Quiz', paper: 'Exam paper', assignment: 'Assignment' },
    },
    problemTitle: 'Something went wrong',
    problems: {
      platform: 'This learning platform isn’t registered. Ask a Lectern administrator to register it.',
      state: 'This link has expired or was opened twice. Go back to your platform and open it again.',
      cookie:
        'Your browser blocks Lectern inside another page. Set the link in your platform to open in a new window, or allow cookies here.',
      token: 'We couldn’t verify your learning platform’s message. Tell its administrator.',
      keys: 'We couldn’t load your learning platform’s keys. Try again in a minute.',
      deployment: 'This deployment of your learning platform isn’t registered. Tell a Lectern administrator.',
      target: 'This link doesn’t lead to Lectern. Tell the teacher who added it to the course.',
      person: 'Your learning platform didn’t send your identity, so we can’t save your work. Tell its administrator.',
      refused: 'Your learning platform refused the request. Sign in there again, then open the link.',
      role: 'Only teachers can add content to a course.',
      link: 'This link has expired or has already been used. Create a new one in Lectern under Learning platforms.',
      configuration: 'We couldn’t read your platform’s configuration. Tell its administrator.',
      registration: 'Your platform rejected the registration. Tell its administrator.',
      known: 'This platform is already registered. Delete its registration in Lectern first.',
      many: 'Too many attempts. Wait a few minutes and try again.',
    },
    detail: 'For administrators:',
  },
  de: {
    open: {
      title: 'Lectern ist bereit',
      lead: 'Es öffnet sich in einem neuen Fenster, damit deine Antworten sicher sind.',
      press: 'Lectern öffnen',
    },
    register: {
      title: 'Diese Plattform registrieren?',
      lead: 'Schüler/innen und Lehrkräfte können Lectern von dort öffnen. Kurse können Quizze nutzen, und Noten werden zurückgesendet.',
      platform: 'Plattform',
      asked: 'Registrierungsadresse',
      school: 'Schule',
      noSchool: 'Keine Schule',
      press: 'Registrieren',
      doneTitle: 'Registriert',
      done: 'Lectern und deine Plattform sind verbunden. Eventuell musst du das Tool in deiner Plattform noch aktivieren.',
      deployment: 'Deine Plattform hat keine Deployment-ID gesendet. Trage sie in der Registrierung in Lectern nach.',
      close: 'Schließen',
    },
    choice: {
      title: 'Inhalte zum Kurs hinzufügen',
      one: 'Wähle ein Quiz, einen Prüfungsbogen oder eine Aufgabe aus einer deiner Klassen.',
      several: 'Wähle Quizze, Prüfungsbögen oder Aufgaben aus deinen Klassen.',
      none: 'Wähle mindestens einen Inhalt aus.',
      search: 'Nach Titel, Fach oder Klasse suchen',
      find: 'Suchen',
      nothing: 'Keine Ergebnisse. Versuche es mit weniger Wörtern.',
      send: 'Zum Kurs hinzufügen',
      back: 'Zurück zum Kurs',
      kinds: { quiz: 'Quiz', paper: 'Prüfungsbogen', assignment: 'Aufgabe' },
    },
    problemTitle: 'Etwas ist schiefgegangen',
    problems: {
      platform: 'Diese Lernplattform ist nicht registriert. Bitte die Lectern-Administration, sie zu registrieren.',
      state: 'Dieser Link ist abgelaufen oder wurde zweimal geöffnet. Öffne ihn auf deiner Plattform noch einmal.',
      cookie:
        'Dein Browser blockiert Lectern innerhalb einer anderen Seite. Lass den Link auf deiner Plattform in einem neuen Fenster öffnen oder erlaube hier Cookies.',
      token: 'Die Nachricht deiner Lernplattform konnte nicht geprüft werden. Sag es ihrer Administration.',
      keys: 'Die Schlüssel deiner Lernplattform konnten nicht geladen werden. Versuche es in einer Minute noch einmal.',
      deployment: 'Dieses Deployment deiner Lernplattform ist nicht registriert. Sag es der Lectern-Administration.',
      target: 'Dieser Link führt nicht zu Lectern. Sag es der Lehrkraft, die ihn zum Kurs hinzugefügt hat.',
      person:
        'Deine Lernplattform hat nicht mitgeteilt, wer du bist, also können wir nichts speichern. Sag es ihrer Administration.',
      refused: 'Deine Lernplattform hat die Anfrage abgelehnt. Melde dich dort neu an und öffne den Link noch einmal.',
      role: 'Nur Lehrkräfte können Inhalte zu einem Kurs hinzufügen.',
      link: 'Dieser Link ist abgelaufen oder wurde schon verwendet. Erstelle in Lectern unter „Lernplattformen“ einen neuen.',
      configuration: 'Die Konfiguration deiner Plattform konnte nicht gelesen werden. Sag es ihrer Administration.',
      registration: 'Deine Plattform hat die Registrierung abgelehnt. Sag es ihrer Administration.',
      known: 'Diese Plattform ist schon registriert. Lösche zuerst ihre Registrierung in Lectern.',
      many: 'Zu viele Versuche. Warte ein paar Minuten und versuche es noch einmal.',
    },
    detail: 'Für die Administration:',
  },
};
