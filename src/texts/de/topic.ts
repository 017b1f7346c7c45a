import type { texts as english } from '../en/topic.ts';
import { countedIn, numberText } from '../wording.ts';

const counted = countedIn('de');
const marks = (value: number) => numberText('de', value);

export const texts: typeof english = {
  kinds: {
    noteBooklet: 'Skript',
    onePageSummary: 'Zusammenfassung',
    audio: 'Audio',
    video: 'Videos',
    short: 'Kurzvideos',
    deck: 'Karteikarten',
    examFocus: 'Prüfungsschwerpunkte',
    quiz: 'Quizze',
  },
  material: {
    count: {
      noteBooklet: (count) => counted(count, { one: '# Skript', other: '# Skripte' }),
      onePageSummary: (count) => counted(count, { one: '# Zusammenfassung', other: '# Zusammenfassungen' }),
      audio: (count) => counted(count, { one: '# Aufnahme', other: '# Aufnahmen' }),
      video: (count) => counted(count, { one: '# Video', other: '# Videos' }),
      short: (count) => counted(count, { one: '# Kurzvideo', other: '# Kurzvideos' }),
      deck: (count) => counted(count, { one: '# Stapel', other: '# Stapel' }),
      examFocus: (count) => counted(count, { one: '# Liste', other: '# Listen' }),
      quiz: (count) => counted(count, { one: '# Quiz', other: '# Quizze' }),
    },
    minutes: (minutes) => counted(minutes, { one: '# Min.', other: '# Min.' }),
    done: (done, count) => `${done} von ${count} erledigt`,
    doneOne: 'Erledigt',
    begun: 'Begonnen',
    progress: (kind) => `Fortschritt: ${kind}`,
  },
  opensWith: { pro: 'Gesperrt. Mit dem Pro-Plan offen.', any: 'Gesperrt. Mit jedem Plan offen.' },
  seePlans: 'Pläne ansehen',
  questions: (count) => counted(count, { one: '# Frage', other: '# Fragen' }),
  topic: {
    learn: 'Lernen',
    quizzes: 'Quizze',
    noQuizzes: 'Hier gibt es noch keine Quizze.',
    chooseAnother: 'Wähle ein anderes Thema',
    next: 'Nächster Schritt',
    steps: {
      goOnQuiz: 'Mach mit deinem Quiz weiter',
      tryQuiz: 'Versuche ein Quiz',
      againQuiz: 'Versuche noch einmal, wo Punkte fehlten',
      goOnMaterial: 'Mach weiter',
      beginMaterial: {
        noteBooklet: 'Lies das Skript',
        onePageSummary: 'Fasse es zusammen',
        audio: 'Hör zu',
        video: 'Sieh es dir an',
        short: 'Sieh ein Kurzvideo',
        deck: 'Lerne es auswendig',
        examFocus: 'Sieh, was Prüfungen verlangen',
      },
      allDone: 'Alles erledigt. Mit Karteikarten bleibt es frisch.',
    },
  },
  quiz: {
    answered: (answered, all) => `${answered} von ${all} beantwortet`,
    handedIn: 'abgegeben',
    result: (earned, outOf) => `letztes Ergebnis ${marks(earned)} von ${marks(outOf)}`,
    goOn: 'Weiter',
    start: 'Beginnen',
    again: 'Noch einmal',
  },
  subject: {
    topics: 'Themen',
    empty: 'Hier gibt es noch keine Themen.',
    chooseAnother: 'Wähle ein anderes Fach',
    find: 'Thema finden',
    show: 'Themen zeigen',
    filters: { all: 'Alle', todo: 'Offen', done: 'Erledigt', open: 'Für mich frei' },
    found: (count) => counted(count, { one: '# Thema', other: '# Themen' }),
    none: 'Kein Thema passt dazu.',
    showAll: 'Alle Themen zeigen',
    progress: (topic) => `Erledigt in ${topic}`,
    done: (done, count) => `${done} von ${count} erledigt`,
    nothing: 'Noch nichts da',
  },
};
