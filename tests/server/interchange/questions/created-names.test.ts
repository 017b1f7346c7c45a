import { expect, it } from 'vitest';
import { writeGift } from '#server/interchange/gift/gift.writer.ts';
import { readMoodle } from '#server/interchange/moodle/moodle.reader.ts';
import { MOODLE_FOOT, MOODLE_HEAD, writeMoodle } from '#server/interchange/moodle/moodle.writer.ts';
import { draftOfFound } from '#server/interchange/questions/found.draft.ts';
import type { Found } from '#server/interchange/questions/interchange-question.ts';
import { questionSchema } from '#server/interchange/questions/question.schema.ts';

/* Texts that a file lacks are created in the language of the user, and exported as missing in any language. */

const foundIn = (xml: string): Extract<Found, { kind: 'question' }> => {
  const [found] = readMoodle([MOODLE_HEAD + xml + MOODLE_FOOT]);
  if (found?.kind !== 'question') throw new Error('It was refused.');
  return found;
};
const draftOf = (found: Extract<Found, { kind: 'question' }>, language: 'en' | 'de') => {
  const placing = { subject: null, topic: null, scope: '', moved: {}, language, duplicates: 'keep' } as const;
  return draftOfFound(found, placing, { format: 'moodle-xml', title: 'Cells', imageStore: null });
};
const question = (type: string, text: string): string =>
  `<question type="${type}"><name><text>N</text></name><questiontext><text>${text}</text></questiontext></question>`;
const gaps = question('cloze', 'Ice is {1:SHORTANSWER:=cold}.');

it('creates them in the language of the user, under the same id', async () => {
  const [english, german] = [await draftOf(foundIn(gaps), 'en'), await draftOf(foundIn(gaps), 'de')];
  expect(english.draft).toMatchObject({ subject: 'Imported questions', stem: 'Fill in the gaps.' });
  expect(german.draft).toMatchObject({ subject: 'Importierte Fragen', stem: 'Fülle die Lücken aus.' });
  expect(german.draft.externalId).toBe(english.draft.externalId);
  const essay = await draftOf(foundIn(question('essay', 'Why?')), 'de');
  expect(essay.draft.key).toMatchObject({ scheme: { points: [{ text: 'Beantwortet die Frage' }] } });
});

it.each(['Fill in the gaps.', 'Fülle die Lücken aus.'])('exports %s as missing, and any other text as lost', (stem) => {
  const cloze = { id: 'q', subject: 'S', topic: 'T', type: 'cloze', text: 'Ice is {{g1}}.', gaps: [{ id: 'g1' }] };
  const written = (text: string) =>
    writeMoodle(questionSchema.parse({ ...cloze, answer: { g1: ['cold'] }, stem: text }), new Map());
  expect(written(stem)?.lost).toEqual([]);
  expect(foundIn(written(stem)?.text ?? '').item).toMatchObject({ type: 'cloze', stem: '' });
  expect(written('Ice?')?.lost).toEqual([{ code: 'clozeLeadDropped' }]);
});

it.each(['Answers the question', 'Beantwortet die Frage'])('exports an essay marked by “%s” without loss', (text) => {
  const essay = { id: 'q', subject: 'S', topic: 'T', type: 'essay', stem: 'Why?', scheme: { points: [{ text }] } };
  expect(writeGift(questionSchema.parse(essay))?.lost).toEqual([]);
});
