import { describe, expect, test } from 'vitest';
import type { Reason } from '#domain/interchange/import-reason.ts';
import { readMoodle } from '#server/interchange/moodle/moodle.reader.ts';
import { qtiItem } from '#server/interchange/qti/qti-item.reader.ts';
import { qtiName } from '#server/interchange/qti/qti-names.ts';
import { xmlRoot } from '#server/interchange/xml/xml-elements.ts';

/* Empty choices: placeholders that an editor left in the file. */

function qti(interaction: string, ...right: readonly string[]) {
  const lost: Reason[] = [];
  const values = right.map((value) => `<value>${value}</value>`).join('');
  const item = `<assessmentItem identifier="i" title="T"><responseDeclaration identifier="R" cardinality="single" baseType="identifier"><correctResponse>${values}</correctResponse></responseDeclaration><itemBody><p>Which?</p>${interaction}</itemBody></assessmentItem>`;
  const source = { folder: '', files: () => null, onLost: (what: Reason) => void lost.push(what), weight: 1 };
  const read = qtiItem(xmlRoot(item, { nameOf: qtiName }), source);
  if (read === null) throw new Error('It asks nothing.');
  return 'item' in read ? { ...read.item, lost } : read;
}
const choice = (...rows: readonly string[]): string =>
  `<choiceInteraction responseIdentifier="R" maxChoices="1">${rows.map((text, at) => `<simpleChoice identifier="C${at}">${text}</simpleChoice>`).join('')}</choiceInteraction>`;

describe('QTI', () => {
  test('an empty choice is left out, and reported', () => {
    expect(qti(choice('a', '', '<p> </p>', 'b'), 'C3')).toMatchObject({
      choices: [
        { id: 'A', text: 'a' },
        { id: 'B', text: 'b' },
      ],
      answer: ['B'],
      lost: [{ code: 'emptyChoicesDropped' }],
    });
  });

  test('an empty choice that is correct is refused', () => {
    expect(qti(choice('a', '', 'b'), 'C1')).toEqual({
      reason: { code: 'correctChoiceEmpty' },
    });
  });

  test('an image is a choice', () => {
    expect(qti(choice('a', '<img src="b.png" alt="b"/>'), 'C1')).toMatchObject({ answer: ['B'], lost: [] });
  });

  test('in matching and ordering questions', () => {
    const set = (rows: string): string => `<simpleMatchSet>${rows}</simpleMatchSet>`;
    const row = (id: string, text: string): string =>
      `<simpleAssociableChoice identifier="${id}" matchMax="1">${text}</simpleAssociableChoice>`;
    expect(
      qti(
        `<matchInteraction responseIdentifier="R">${set(row('p', 'one') + row('q', ''))}${set(row('x', '1') + row('y', '') + row('z', '3'))}</matchInteraction>`,
        'p x',
      ),
    ).toMatchObject({ choices: [{ text: '1' }, { text: '3' }], answer: [{ text: 'one', match: 'A' }] });
    const order = ['a', '', 'b'].map((text, at) => `<simpleChoice identifier="C${at}">${text}</simpleChoice>`).join('');
    expect(qti(`<orderInteraction responseIdentifier="R">${order}</orderInteraction>`, 'C2', 'C0')).toMatchObject({
      answer: ['B', 'A'],
    });
  });
});

describe('Moodle XML', () => {
  const question = (...answers: readonly (readonly [number, string])[]) => {
    const rows = answers.map(
      ([fraction, text]) => `<answer fraction="${fraction}" format="html"><text>${text}</text></answer>`,
    );
    const [found] = readMoodle([
      `<quiz><question type="multichoice"><name><text>Q</text></name><questiontext format="html"><text>Which?</text></questiontext><single>true</single>${rows.join('')}</question></quiz>`,
    ]);
    return found;
  };

  test('an empty choice is left out, and reported', () => {
    expect(question([0, 'a'], [0, ''], [100, 'b'])).toMatchObject({
      item: { choices: [{ id: 'A' }, { id: 'B' }], answer: ['B'] },
      lost: [{ code: 'emptyChoicesDropped' }],
    });
  });

  test('an empty choice that is correct is refused', () => {
    expect(question([0, 'a'], [100, ''])).toMatchObject({
      kind: 'problem',
      reason: { code: 'correctChoiceEmpty' },
    });
  });
});
