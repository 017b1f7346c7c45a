import type { RefusalFacts } from '#domain/interchange/reasons/refusal-facts.ts';
import type { ReasonTextsOf } from '../../import-reason.wording.ts';
import { characters, IMAGE_FAULTS_TEXT, nameOf, quoted, sentence } from './reason-parts.ts';

/** Why a question or a card stays out, whatever the format. */
export const refusals: ReasonTextsOf<keyof RefusalFacts> = {
  bytesNotInEncoding: () =>
    'Sie enthält Zeichen, die in der Zeichenkodierung der Datei nicht gültig sind. Wähle eine andere Kodierung, oder speichere die Datei als UTF-8.',
  characterNotStorable: ({ where }) =>
    `${sentence(nameOf(where))} enthält ein unsichtbares Steuerzeichen, das sich nicht speichern lässt. Lösche es, oder tippe den Text neu.`,
  partMissing: ({ where }) => `${sentence(nameOf(where))} fehlt. Bitte ergänze das.`,
  partEmpty: ({ where }) =>
    where.part === 'question'
      ? 'Der Fragetext fehlt. Schreib die Frage.'
      : `${sentence(nameOf(where))} ist leer. Schreib den Text, oder entferne den Eintrag.`,
  partTooLong: ({ where, max }) => `${sentence(nameOf(where))} ist länger als ${characters(max)}. Kürze den Text.`,
  partHasTooFew: ({ where, min }) =>
    where.part === 'choices'
      ? `Es gibt weniger als ${min} Antwortmöglichkeiten. Füge eine hinzu.`
      : `${sentence(nameOf(where))} braucht mindestens ${min}. Ergänze, was fehlt.`,
  partHasTooMany: ({ where, max }) =>
    where.part === 'choices'
      ? `Es gibt mehr als ${max} Antwortmöglichkeiten. Entferne einige, oder teile die Frage.`
      : `${sentence(nameOf(where))} hat mehr als ${max}. Entferne einige.`,
  partNotUnderstood: ({ where }) => `${sentence(nameOf(where))} lässt sich nicht lesen. Prüfe die Schreibweise.`,
  correctAnswerNotMarked: () => 'Keine Antwort ist als richtig markiert. Markiere oder schreib die richtige.',
  correctChoicesTooMany: () =>
    'Mehrere Antwortmöglichkeiten sind als richtig markiert, es kann aber nur eine sein. Markiere eine.',
  noChoiceEarnsFullMarks: ({ best }) =>
    `Keine Antwortmöglichkeit bringt alle Punkte (die beste ${best} %). Gib der richtigen 100 %.`,
  correctChoicesNotFullMarks: ({ together }) =>
    `Die richtigen Antwortmöglichkeiten bringen zusammen ${together} %. Ändere die Gewichte, sodass sie zusammen 100 % ergeben.`,
  everyChoiceCorrect: () => 'Jede Antwortmöglichkeit ist richtig. Gib mindestens einer weniger als 100 %.',
  weightTooLarge: () => 'Eine Antwortmöglichkeit bringt oder kostet mehr als 100 %. Gib ihr höchstens 100 %.',
  topicUnknown: ({ subject, topic }) =>
    `Im Fach ${quoted(subject)} gibt es kein Thema ${quoted(topic)}. Wähle oben eines der vorhandenen Themen.`,
  ownedByAnother: () => 'Eine Frage mit derselben id gehört jemand anderem. Gib dieser Frage eine andere id.',
  typeChanged: ({ from, to }) =>
    `Die Frage ist schon mit dem Typ ${quoted(from)} in der Sammlung und wurde beantwortet; sie kann nicht ${quoted(to)} werden. Gib der neuen Frage eine andere id.`,
  idRepeated: ({ id, file, line }) =>
    `Die id ${quoted(id)} hat schon eine andere Frage (${file}, Zeile ${line}). Gib dieser Frage eine andere id.`,
  pictureNeeded: ({ picture, fault }) =>
    `Die Frage braucht ein Bild, aber ${quoted(picture)} ${IMAGE_FAULTS_TEXT[fault]}.`,
  numberMissing: ({ written }) =>
    `In ${quoted(written)} steht keine richtige Zahl. Schreib die Antwort als Zahl (3.14), als Zahl mit Toleranz (3.14:0.01) oder als Bereich (3..4).`,
  numberAmbiguous: ({ written, withPoint, withComma }) =>
    `${quoted(written)} kann ${withPoint} oder ${withComma} bedeuten, und die anderen Zahlen der Datei entscheiden es nicht. Wähle, wie die Datei Zahlen schreibt, oder schreib ${withPoint} oder ${withComma}.`,
  rangeReversed: ({ low, high }) =>
    `Der Bereich ${low}..${high} beginnt mit der größeren Zahl. Schreib die kleinere zuerst, oder einen Doppelpunkt für eine Toleranz (${low}:${high}).`,
  toleranceNegative: ({ written }) =>
    `Die Toleranz in ${quoted(written)} ist kleiner als null. Schreib sie ohne Minuszeichen.`,
  correctChoiceEmpty: () =>
    'Die richtige Antwortmöglichkeit hat keinen Text. Schreib ihren Text, und importiere noch einmal.',
  weightNotANumber: () => 'Das Gewicht einer Antwort ist keine Zahl. Schreib eine Prozentzahl wie 100, 50 oder 0.',
  typeNotSupported: ({ type }) =>
    `Einen Fragetyp wie ${quoted(type)} gibt es in Lectern nicht. Ändere den Typ der Frage, oder lass sie weg.`,
  rangeHalfOpen: () => 'Der Bereich der richtigen Zahlen hat nur ein Ende. Gib eine kleinste und eine größte Zahl an.',
  rangeEndsBeforeStart: ({ least, most }) =>
    `Der Bereich der richtigen Zahlen beginnt bei ${least} und endet bei ${most}, enthält also keine Zahl. Berichtige die beiden Zahlen.`,
  numberOutsideRange: ({ value, least, most }) =>
    `Die Antwort ${value} liegt außerhalb ihres eigenen Bereichs von ${least} bis ${most}. Berichtige eines von beiden.`,
  numbersDrawnAnew: () =>
    'Ihre Zahlen werden für jede Person neu gezogen, und die Datei enthält kein Beispiel. Schreib die Frage mit festen Zahlen.',
  formulaNotUnderstood: ({ formula }) =>
    `Die Formel ${quoted(formula)} kann Lectern nicht berechnen. Schreib die Frage mit festen Zahlen.`,
  clozeWithoutGap: () => 'Der Text hat keine Lücke. Füge mindestens eine ein.',
  clozeWithoutAnswer: () => 'Keine Lücke hat eine richtige Antwort. Gib jeder Lücke ihre Antwort.',
  gapKindUnknown: ({ kind }) =>
    `Eine Lücke ist von der Art ${quoted(kind)}, die Lectern nicht kennt. Ändere sie in SHORTANSWER, MULTICHOICE oder NUMERICAL.`,
  gapAnswerNotMarked: ({ gap }) =>
    `Bei Lücke ${gap} ist keine Antwort als richtig markiert. Schreib = vor die richtige.`,
  gapBelowFullMarks: ({ gap, best }) =>
    `Bei Lücke ${gap} bringt keine Antwort alle Punkte (die beste ${best} %). Schreib = vor die richtige.`,
  gapNumberMissing: ({ gap, written }) =>
    `Lücke ${gap} fragt nach einer Zahl, aber ihre Antwort ${quoted(written)} ist keine. Schreib die Zahl in Ziffern.`,
  gapWordUnknown: ({ mark }) =>
    `Zur Lücke ${mark} gibt es kein Wort in der Liste. Ergänze das Wort, oder berichtige die Zahl in den Klammern.`,
  gapImagesWithoutWords: () => 'In die Lücken gehören Bilder ohne Beschreibung. Gib jedem Bild eine Beschreibung.',
  blankByPattern: ({ pattern }) =>
    `Eine Lücke nimmt Antworten nach dem Muster ${quoted(pattern)} an (regulärer Ausdruck), was Lectern nicht prüfen kann. Zähle stattdessen die gültigen Antworten auf.`,
  blankNotInText: ({ blank }) => `Im Fragetext fehlt die Lücke ${quoted(blank)}. Füge sie in den Text ein.`,
  blankUnanswered: ({ blank }) => `Die Lücke ${quoted(blank)} im Fragetext hat keine Antwort. Gib ihr eine.`,
  questionImageMissing: () =>
    'Die Frage braucht ein Bild, aber die Datei enthält keines. Füge das Bild ein, und exportiere die Frage noch einmal.',
  questionImageUnreadable: () =>
    'Das Bild der Frage lässt sich nicht lesen. Speichere es als PNG oder JPEG, und exportiere die Frage noch einmal.',
  questionImageWithoutSize: () =>
    'Wie groß das Bild der Frage ist, lässt sich nicht feststellen: Weder die Frage noch eine Bilddatei sagt es. Füge die Bilddatei hinzu, und exportiere die Frage noch einmal.',
  imageWithoutPlaces: () => 'Im Bild ist keine Stelle markiert. Markiere mindestens eine.',
  imageAreasNotSupported: () =>
    'Die Frage wird durch Klicken auf Flächen eines Bildes beantwortet, in einer Form, die Lectern nicht lesen kann. Lege sie als Hotspot-Frage neu an.',
  draggedImagesNotSupported: () =>
    'In der Frage werden Bilder gezogen; das gibt es in Lectern nicht. Gib jedem Bild eine Beschriftung, oder lass die Frage weg.',
  singleMarker: () => 'Es gibt nur eine Markierung, und damit wäre die Lösung verraten. Füge eine zweite hinzu.',
  placeMarkerUnknown: ({ place, marker }) =>
    `Stelle ${place} verweist auf die Markierung ${marker}, die es nicht gibt. Wähle eine Markierung dafür.`,
  placeOutsideImage: ({ place }) => `Stelle ${place} liegt außerhalb des Bildes. Verschiebe sie ins Bild.`,
  groupsNotSupported: () =>
    'In der Frage wird in Gruppen sortiert, in einer Form, die Lectern nicht lesen kann. Lege sie als Zuordnungsfrage neu an.',
  questionMadeAnew: () => 'Der Fragetext wird für jede Person neu erzeugt. Schreib ihn mit festen Wörtern und Zahlen.',
  questionsDependOnAnswers: () =>
    'Was als Nächstes gefragt wird, hängt von den Antworten davor ab. Teile sie in einzelne Fragen auf.',
  nothingAsked: () =>
    'Die Frage hat keine Stelle für eine Antwort. Füge Antwortmöglichkeiten oder ein Antwortfeld hinzu.',
  choiceRightAndWrong: ({ choice }) =>
    `Die Antwortmöglichkeit ${quoted(choice)} kommt zweimal vor, einmal als richtig und einmal als falsch. Ändere oder entferne eine von beiden.`,
  keyContradictsRules: () =>
    'Die Bewertungsregeln geben Punkte für eine andere Antwort als die, die als richtig markiert ist. Berichtige eines von beiden.',
  choiceContradictsMapping: ({ choice }) =>
    `Die Antwortmöglichkeit ${quoted(choice)} ist als richtig markiert, bringt aber keine Punkte. Berichtige eines von beiden.`,
  noWordsToChoose: () => 'Im Text lassen sich keine Wörter auswählen. Markiere die Wörter, die zur Auswahl stehen.',
  cardSideEmpty: ({ where }) =>
    `${sentence(nameOf(where))} zeigt nichts, was eine Karte enthalten kann. Schreib einen Text, oder füge ein Bild ein.`,
  cardWithoutImage: () =>
    'Die Karte fragt nach einem Bild, zeigt aber keines. Füge das Bild in Anki in die Notiz ein, und exportiere noch einmal.',
  cardWithoutGap: ({ max }) =>
    `Die Karte hat keine Lücke oder mehr als ${max}. Markiere, was ausgelassen werden soll, als {{c1::Antwort}}.`,
};
