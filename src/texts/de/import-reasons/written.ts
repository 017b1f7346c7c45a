import type { WrittenFacts } from '#domain/interchange/reasons/refusal-facts.ts';
import type { ReasonTextsOf } from '../../import-reason.wording.ts';
import { characters, counted, quoted, size } from './reason-parts.ts';

const cells = (count: number): string => counted(count, { one: '# Zelle', other: '# Zellen' });
const columns = (count: number): string => counted(count, { one: '# Spalte', other: '# Spalten' });

/** What is wrong with how texts, tables and lines write a question. */
export const written: ReasonTextsOf<keyof WrittenFacts> = {
  braceNeverClosed: () =>
    'Die Klammer { vor den Antworten wird nie geschlossen. Setze } hinter die letzte Antwort. Eine Klammer im Text schreibst du \\{.',
  braceClosesEarly: ({ line }) =>
    `Eine Klammer in Zeile ${line} schließt die Antworten zu früh. Klammern in einer Antwort schreibst du \\{ und \\}.`,
  questionTooLong: ({ max }) =>
    `Sie ist länger als ${characters(max)}. Prüfe, ob die schließende Klammer } fehlt, oder teile die Frage.`,
  questionTextMissing: () => 'Der Fragetext fehlt. Schreib die Frage in ihre Spalte.',
  correctAnswerMissing: () => 'Die richtige Antwort fehlt. Schreib sie in die Spalte für die Antwort.',
  choicesAndAnswerMissing: () =>
    'Es gibt weder Antwortmöglichkeiten noch eine Antwort. Schreib die richtige Antwort in die Spalte für die Antwort.',
  typeNotScored: ({ type }) =>
    `Fragen vom Typ ${quoted(type)} haben keine richtige Antwort, deshalb importiert Lectern sie nicht. Ändere den Typ oder lösche die Zeile.`,
  answerNotAmongChoices: ({ answer }) =>
    `Die Antwort ${quoted(answer)} ist keine der Antwortmöglichkeiten. Schreib den Buchstaben, die Nummer oder den genauen Text der richtigen.`,
  answerFitsSeveralChoices: ({ answer }) =>
    `Mehrere Antwortmöglichkeiten lauten ${quoted(answer)}; deshalb ist unklar, welche richtig ist. Ändere den Text einer davon, oder schreib den Buchstaben der richtigen.`,
  answerLetterOrText: ({ answer }) =>
    `Die Antwort ${quoted(answer)} bezeichnet eine Antwortmöglichkeit, und eine andere hat genau diesen Text. Schreib „Antwort ${answer}“ für die Position, oder ändere die Texte der Antwortmöglichkeiten.`,
  answerNotTrueOrFalse: ({ answer }) =>
    `Die Antwort ${quoted(answer)} ist weder wahr noch falsch. Schreib WAHR oder FALSCH.`,
  answerNotANumber: ({ answer }) =>
    `Die Antwort ${quoted(answer)} ist keine Zahl. Schreib eine Zahl wie 3,14, ohne Einheit.`,
  rowTooLong: ({ cells: count, columns: most, extra }) =>
    `Die Zeile hat ${cells(count)}, die Tabelle aber ${columns(most)}; ${quoted(extra)} gehört zu keiner Spalte. Enthält ein Text das Trennzeichen, dann setze ihn in Anführungszeichen.`,
  rowTooShort: ({ cells: count, columns: most }) =>
    `Die Zeile hat ${cells(count)}, die Tabelle aber ${columns(most)}; deshalb ist unklar, welche Antwort wohin gehört. Ergänze die fehlenden Trennzeichen, oder setze einen Text mit Zeilenumbruch in Anführungszeichen.`,
  cellQuoteInside: ({ text }) =>
    `Die Zelle ${quoted(text)} geht nach dem schließenden Anführungszeichen weiter. Schreib Anführungszeichen innerhalb einer Zelle doppelt, und setze die ganze Zelle in Anführungszeichen.`,
  cellShowsError: ({ cell, error }) => `Die Zelle ${cell} zeigt den Fehler ${error}. Berichtige ihre Formel.`,
  cellNotCalculated: ({ cell }) =>
    `Die Zelle ${cell} enthält eine Formel ohne Ergebnis. Öffne die Datei in deiner Tabellenkalkulation und speichere sie noch einmal.`,
  weightsWithoutChoices: ({ weights }) =>
    `Es gibt Gewichte, ${quoted(weights)}, aber keine Antwortmöglichkeiten. Leere die Zelle der Gewichte.`,
  weightsMiscounted: ({ weights, choices }) =>
    `Die Gewichte ${quoted(weights)} sind nicht ${choices} Prozentzahlen mit | dazwischen. Schreib eine für jede Antwortmöglichkeit, zum Beispiel 100|0|0.`,
  weightsContradictAnswer: ({ weights }) =>
    `Die Gewichte ${quoted(weights)} und die richtige Antwort widersprechen sich. Berichtige eines von beiden.`,
  aikenAnswerLineMissing: () =>
    'Nach den Antwortmöglichkeiten fehlt eine Zeile „ANSWER: “ mit dem Buchstaben der richtigen. Ergänze sie, zum Beispiel „ANSWER: B“.',
  aikenLineUnexpected: ({ line, text }) =>
    `Zeile ${line} (${quoted(text)}) ist weder eine Antwortmöglichkeit („B. …“) noch die Zeile „ANSWER: B“. Berichtige sie, oder trenne die Fragen durch eine leere Zeile.`,
  aikenQuestionMissing: () =>
    'Vor den Antwortmöglichkeiten steht kein Fragetext. Schreib die Frage über die erste Antwortmöglichkeit.',
  aikenTooFewChoices: () =>
    'Es gibt weniger als zwei Antwortmöglichkeiten. Schreib jede in eine eigene Zeile, als „A. …“, „B. …“.',
  aikenLetterRepeated: ({ letter }) =>
    `Zwei Antwortmöglichkeiten haben den Buchstaben ${letter}. Gib jeder einen eigenen.`,
  aikenAnswerRepeated: ({ line }) =>
    `Zeile ${line} ist eine zweite Zeile mit ANSWER. Behalte nur die mit dem richtigen Buchstaben.`,
  aikenLetterUnknown: ({ letter }) =>
    `ANSWER: ${letter} nennt keine Antwortmöglichkeit. Nimm den Buchstaben einer der Zeilen darüber.`,
  lineTooLong: ({ max }) => `Die Zeile ist länger als ${size(max)}. Kürze die Frage.`,
  lineNotUtf8: ({ byte }) => `Die Zeile ist kein gültiges UTF-8 (bei Byte ${byte}). Speichere die Datei als UTF-8.`,
  jsonObjectExpected: () => 'Das ist kein JSON-Objekt. Schreib die Felder in geschweifte Klammern: { "Feld": … }.',
  lineNotJson: () =>
    'Die Zeile ist kein gültiges JSON. Prüfe Anführungszeichen, Kommas und Klammern; jede Frage steht in einer eigenen Zeile.',
};
