import type { texts as english } from '../en/topic.ts';
import { countedIn, numberText } from '../wording.ts';

const counted = countedIn('de');
const marks = (value: number) => numberText('de', value);

export const texts: typeof english = {
  kinds: {
    noteBooklet: 'Lernhefte',
    onePageSummary: 'Zusammenfassung',
    audio: 'Audio',
    video: 'Videos',
    short: 'Shorts',
    deck: 'Lernkarten',
    examFocus: 'Prüfungsschwerpunkte',
    quiz: 'Quizze',
  },
  material: {
    count: {
      noteBooklet: (count) => counted(count, { one: '# Lernheft', other: '# Lernhefte' }),
      onePageSummary: (count) => counted(count, { one: '# Zusammenfassung', other: '# Zusammenfassungen' }),
      audio: (count) => counted(count, { one: '# Audio', other: '# Audios' }),
      video: (count) => counted(count, { one: '# Video', other: '# Videos' }),
      short: (count) => counted(count, { one: '# Short', other: '# Shorts' }),
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
  opensWith: { pro: 'Gesperrt. Im Pro-Tarif enthalten.', any: 'Gesperrt. In jedem Tarif enthalten.' },
  seePlans: 'Tarife ansehen',
  questions: (count) => counted(count, { one: '# Frage', other: '# Fragen' }),
  topic: {
    learn: 'Lernen',
    quizzes: 'Quizze',
    noQuizzes: 'Noch keine Quizze.',
    chooseAnother: 'Anderes Thema wählen',
    next: 'Als Nächstes',
    steps: {
      goOnQuiz: 'Quiz fortsetzen',
      tryQuiz: 'Quiz starten',
      againQuiz: 'Ein Quiz mit verlorenen Punkten wiederholen',
      goOnMaterial: 'Weitermachen',
      beginMaterial: {
        noteBooklet: 'Lernheft lesen',
        onePageSummary: 'Zusammenfassung lesen',
        audio: 'Audio hören',
        video: 'Video ansehen',
        short: 'Short ansehen',
        deck: 'Lernkarten lernen',
        examFocus: 'Prüfungsschwerpunkte ansehen',
      },
      allDone: 'Alles erledigt. Wiederhole mit Lernkarten.',
    },
  },
  quiz: {
    answered: (answered, all) => `${answered} von ${all} beantwortet`,
    handedIn: 'abgegeben',
    result: (earned, outOf) => `letztes Ergebnis ${marks(earned)} von ${marks(outOf)}`,
    goOn: 'Weiter',
    start: 'Starten',
    again: 'Neu starten',
  },
  subject: {
    topics: 'Themen',
    empty: 'Noch keine Themen.',
    chooseAnother: 'Anderes Fach wählen',
    find: 'Thema suchen',
    show: 'Themen filtern',
    filters: { all: 'Alle', todo: 'Offen', done: 'Erledigt', open: 'Für mich verfügbar' },
    found: (count) => counted(count, { one: '# Thema', other: '# Themen' }),
    none: 'Keine Themen gefunden.',
    showAll: 'Alle Themen anzeigen',
    progress: (topic) => `Fortschritt in ${topic}`,
    done: (done, count) => `${done} von ${count} erledigt`,
    nothing: 'Noch keine Inhalte',
  },
};
