import { describe, expect, test } from 'vitest';
import { readMoodle } from '#server/interchange/moodle/moodle.reader.ts';
import { draftOfFound } from '#server/interchange/questions/found.draft.ts';

/* Embedded answers (Cloze) as Moodle writes them. */

const placing = { subject: null, topic: null, scope: '', moved: {}, duplicates: 'keep' } as const;

async function cloze(text: string) {
  const [found] = readMoodle([
    `<quiz><question type="cloze"><name><text>Q</text></name><questiontext format="html"><text><![CDATA[<p>${text}</p>]]></text></questiontext></question></quiz>`,
  ]);
  if (found?.kind !== 'question') return found?.kind === 'problem' ? found.reason : null;
  await draftOfFound(found, placing, { format: 'moodle-xml', title: 'x', imageStore: null });
  return { ...found.item, lost: found.lost };
}

describe('a gap that would be marked incorrectly is refused with its number, the cause and the fix', () => {
  test.each([
    ['{1:NUMERICAL:=zero}', { code: 'gapNumberMissing', gap: '1', written: 'zero' }],
    ['a {1:SA:=x} b {1:MULTICHOICE:%50%one~two}', { code: 'gapBelowFullMarks', gap: '2', best: 50 }],
    ['{1:SHORTANSWER:%50%one}', { code: 'gapBelowFullMarks', gap: '1', best: 50 }],
    ['{1:MULTICHOICE:one~two}', { code: 'gapAnswerNotMarked', gap: '1' }],
  ])('%s', async (text, reason) => {
    expect(await cloze(text)).toEqual(reason);
  });
});

describe('changes to a gap are reported', () => {
  test.each([
    ['{1:MULTICHOICE:=Paris}', [{ code: 'gapTyped', gap: '1' }]],
    ['{1:SHORTANSWER:=Par*}', [{ code: 'wildcardAsText' }]],
    ['{2:SHORTANSWER:=a} {1:SHORTANSWER:=b}', [{ code: 'gapWeightsMadeEven' }]],
    ['{1:MULTICHOICE:=a~%-50%b}', [{ code: 'negativeWeightsDropped' }]],
    ['{1:MULTICHOICE:=a~%50%b}', [{ code: 'partialCreditDropped', percent: 50, answer: 'b' }]],
  ])('%s', async (text, lost) => {
    expect(await cloze(text)).toMatchObject({ type: 'cloze', lost });
  });

  test('nothing is reported where nothing changes', async () => {
    expect(await cloze('{2:MC:=a~b} {2:SA:=c#fine~*#no}')).toMatchObject({ lost: [] });
  });

  test('a list of words with one word', async () => {
    const [found] = readMoodle([
      '<quiz><question type="gapselect"><name><text>Q</text></name><questiontext format="html"><text>A [[1]].</text></questiontext><selectoption><text>cat</text><group>1</group></selectoption></question></quiz>',
    ]);
    expect(found).toMatchObject({ lost: [{ code: 'gapTyped', gap: '1' }] });
  });

  test('words for gaps are shown without formatting, in one line', async () => {
    const word = (text: string): string => `<selectoption><text>${text}</text><group>1</group></selectoption>`;
    const [found] = readMoodle([
      `<quiz><question type="gapselect"><name><text>Q</text></name><questiontext format="html"><text>A [[1]].</text></questiontext>${word('$x$ &lt;br&gt; a*b')}${word('a &amp;lt; b')}</question></quiz>`,
    ]);
    expect(found).toMatchObject({
      item: { gaps: [{ choices: ['$x$ a*b', 'a < b'] }], answer: { g1: ['$x$ a*b'] } },
      lost: [{ code: 'gapWordsPlain' }],
    });
  });
});
