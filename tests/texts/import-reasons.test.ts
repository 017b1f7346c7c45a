import { describe, expect, test } from 'vitest';
import {
  ARCHIVE_FORMATS,
  IMAGE_FAULTS,
  MEDIA_FAULTS,
  OTHER_FILE_KINDS,
  type Reason,
  type StoredReason,
} from '#domain/interchange/import-reason.ts';
import { ANKI_PARTS, COURSE_PARTS, DOCUMENT_PARTS } from '#domain/interchange/reasons/reason-parts.ts';
import { texts as reasons } from '#texts/compiled/de/interchange/import-reasons.generated.ts';
import { texts as questionTypes } from '#texts/compiled/de/questions/question-types.generated.ts';
import { ENGLISH_REASONS as english } from '#texts/interchange/english-reasons.ts';
import { wordReason } from '#texts/interchange/import-reason.wording.ts';

const german = { ...reasons, types: questionTypes.type };

const CASES: readonly (readonly [StoredReason, string, string])[] = [
  [
    { code: 'partEmpty', where: { part: 'choice', number: 2 } },
    'Choice 2 is empty. Write its text or remove it.',
    'Antwortoption 2 ist leer. Schreib den Text oder entferne den Eintrag.',
  ],
  [
    { code: 'partTooLong', where: { part: 'gap', name: 'g1' }, max: 1_000 },
    'Blank “g1” is longer than 1,000 characters. Shorten it.',
    'Lücke „g1“ ist länger als 1.000 Zeichen. Kürze den Text.',
  ],
  [
    [
      { code: 'partEmpty', where: { part: 'question' } },
      { code: 'partHasTooFew', where: { part: 'choices' }, min: 2 },
    ],
    'The question text is missing. Write the question. It has fewer than 2 choices. Add a choice.',
    'Der Fragetext fehlt. Schreib die Frage. Es gibt weniger als 2 Antwortoptionen. Füge eine hinzu.',
  ],
  [
    { code: 'xmlPartDamaged', line: 7, fault: 'reference', found: '&D', from: 6, to: 8 },
    'The file is damaged in line 7: “&D” isn’t allowed in a text (write an & as &amp;). Nothing from lines 6 to 8 is imported. Correct line 7, or export the file again from the program it came from.',
    'Die Datei ist in Zeile 7 beschädigt: „&D“ ist in einem Text nicht erlaubt (ein & schreibt man &amp;). Aus den Zeilen 6 bis 8 wird nichts importiert. Berichtige Zeile 7 oder exportiere die Datei noch einmal aus dem Programm, aus dem sie stammt.',
  ],
  [
    { code: 'paperQuestionsMissing', questions: ['q1', 'q2'], more: 1 },
    'The question bank doesn’t contain q1, q2 and 1 more question. Import the questions first.',
    'Die Fragensammlung enthält q1, q2 und 1 weitere Frage nicht. Importiere zuerst die Fragen.',
  ],
  [
    'a sentence of a reader without codes',
    'a sentence of a reader without codes',
    'a sentence of a reader without codes',
  ],
];

describe('a reason', () => {
  test.each(CASES)('%j has a text in both languages', (reason, inEnglish, inGerman) => {
    expect(wordReason(english, reason)).toBe(inEnglish);
    expect(wordReason(german, reason)).toBe(inGerman);
  });

  test.each([english, german])('about a file type or a damaged image has a text for each', (texts) => {
    const kinds = OTHER_FILE_KINDS.map((kind) => wordReason(texts, { code: 'fileOfOtherKind', kind }));
    const archives = ARCHIVE_FORMATS.map((format) => wordReason(texts, { code: 'fileOfOtherFormat', format }));
    const faults = IMAGE_FAULTS.map((fault) => wordReason(texts, { code: 'pictureDropped', picture: 'a.png', fault }));
    const media = MEDIA_FAULTS.map((fault) => wordReason(texts, { code: 'mediaFileUnusable', file: 'a.mp3', fault }));
    expect(new Set([...kinds, ...archives, ...faults, ...media]).size).toBe(
      OTHER_FILE_KINDS.length + ARCHIVE_FORMATS.length + IMAGE_FAULTS.length + MEDIA_FAULTS.length,
    );
  });

  test.each([english, german])('about a part of a course, a document or a deck has a text for each', (texts) => {
    const course = COURSE_PARTS.map((part) => wordReason(texts, { code: 'coursePartDropped', part }));
    const document = DOCUMENT_PARTS.map((part) => wordReason(texts, { code: 'documentPartDropped', part }));
    const deck = ANKI_PARTS.map((part) => wordReason(texts, { code: 'ankiDamaged', part }));
    expect(new Set([...course, ...document, ...deck]).size).toBe(
      COURSE_PARTS.length + DOCUMENT_PARTS.length + ANKI_PARTS.length,
    );
  });

  test('with a long quotation shortens it', () => {
    const text = wordReason(english, { code: 'numberMissing', written: '7'.repeat(5_000) });
    expect(text.length).toBeLessThan(300);
  });

  test('of another version of Lectern is shown as its code', () => {
    const later: Reason = JSON.parse('{"code":"somethingNew"}');
    expect(wordReason(english, later)).toBe('somethingNew');
  });
});
