import type { MediaFault } from '#domain/interchange/import-reason.ts';
import type { MaterialFacts } from '#domain/interchange/reasons/material-facts.ts';
import type { ReasonTextsOf } from '../../import-reason.wording.ts';
import { characters, counted, quoted, size } from './reason-parts.ts';

const MEDIA: Readonly<Record<MediaFault, string>> = {
  missing: 'gibt es nicht. Berichtige den Pfad; Pfade beginnen im Ordner der Liste',
  outside: 'liegt außerhalb des Ordners der Liste. Verschiebe sie in diesen Ordner',
  locked: 'lässt sich nicht öffnen. Prüfe die Zugriffsrechte',
  empty: 'ist leer. Ersetze sie',
  otherFormat: 'hat keines der Formate MP3, MP4, M4A, Ogg, WAV oder WebM. Wandle sie in eines davon um',
  broken: 'ist beschädigt. Speichere sie noch einmal aus dem Programm, aus dem sie stammt',
  pictureInSound: 'enthält ein Bild in einem Tonformat. Wandle sie in MP4 oder WebM um',
  withoutLength: 'gibt nicht an, wie lang sie ist. Speichere sie noch einmal aus dem Programm, aus dem sie stammt',
  noCaptions: 'enthält keine Untertitel. Ergänze Untertitel, oder nimm sie aus der Liste',
  notWebVtt: 'ist keine WebVTT-Datei: Sie muss mit WEBVTT beginnen. Wandle die Untertitel in WebVTT um',
  tooManyCaptions: 'enthält zu viele Untertitel. Teile die Aufnahme',
};

/** Why a note, a recording, an exam paper or a glossary is not imported. */
export const materials: ReasonTextsOf<keyof MaterialFacts> = {
  fileNotUtf8: () =>
    'Die Datei ist nicht als UTF-8 gespeichert. Speichere sie als UTF-8, und importiere sie noch einmal.',
  fieldValueUnknown: ({ field, values }) => `Das Feld ${quoted(field)} muss eines davon sein: ${values}.`,
  noteHeadMissing: () =>
    'Die Notiz beginnt nicht mit ihren Angaben zwischen zwei Zeilen mit ---. Ergänze dort title, subject, topic und kind.',
  noteHeadLine: ({ line, text }) =>
    `Zeile ${line} (${quoted(text)}) ist nicht als „Name: Wert“ geschrieben. Berichtige oder entferne sie.`,
  noteFieldRepeated: ({ field, line }) =>
    `Das Feld ${quoted(field)} steht in Zeile ${line} noch einmal. Entferne eines von beiden.`,
  noteFieldQuoteOpen: ({ field, line }) =>
    `Das Feld ${quoted(field)} in Zeile ${line} beginnt mit einem Anführungszeichen und endet nicht damit. Ergänze das schließende Anführungszeichen.`,
  noteEmpty: () => 'Die Notiz hat nach ihren Angaben keinen Text. Schreib den Text unter die zweite Zeile mit ---.',
  noteTooLong: ({ max }) => `Die Notiz ist länger als ${characters(max)}. Teile sie in mehrere Notizen.`,
  noteImageMissing: ({ image }) =>
    `Das Bild ${quoted(image)} liegt nicht im Ordner der Notiz. Lege es dorthin, oder nenne den Ordner der Bilder mit --pictures.`,
  mediaFileUnusable: ({ file, fault }) => `Die Datei ${quoted(file)} ${MEDIA[fault]}.`,
  mediaFileTooLarge: ({ file, max }) => `Die Datei ${quoted(file)} ist größer als ${size(max)}. Verkleinere sie.`,
  mediaKindDiffers: ({ file, kind, hasVideo }) =>
    `Die Liste nennt ${quoted(file)} ${quoted(kind)}, die Datei ${hasVideo ? 'ist aber ein Video' : 'enthält aber nur Ton'}. Berichtige die Angabe „kind“.`,
  paperNotJson: () => 'Die Datei ist kein gültiges JSON. Prüfe Anführungszeichen, Kommas und Klammern.',
  paperSubjectUnknown: ({ subject }) =>
    `Es gibt kein Fach ${quoted(subject)}. Importiere zuerst die Fragen dazu, oder berichtige den Namen.`,
  paperQuestionRepeated: ({ question }) =>
    `Die Prüfung verwendet die Frage ${quoted(question)} zweimal. Entferne eine von beiden.`,
  paperQuestionsMissing: ({ questions, more }) =>
    `Die Fragensammlung enthält ${questions.map(quoted).join(', ')}${more === 0 ? '' : ` und ${counted(more, { one: '# weitere Frage', other: '# weitere Fragen' })}`} nicht. Importiere zuerst die Fragen.`,
  deckColumnsMissing: () => 'Keine Spalte heißt „front“ oder „back“. Nenne beide Spalten in der ersten Zeile.',
  cardRepeated: ({ front }) =>
    `Die Karte ${quoted(front)} steht zweimal mit derselben Rückseite da. Entferne eine von beiden.`,
};
