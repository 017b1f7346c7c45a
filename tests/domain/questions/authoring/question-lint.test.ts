import { describe, expect, test } from 'vitest';
import type { QuestionText } from '#domain/questions/authoring/question-draft.schema.ts';
import { isPublishable, lintQuestion } from '#domain/questions/authoring/question-lint.rule.ts';

const choices = (...texts: string[]) => texts.map((text, at) => ({ id: 'ABCD'[at] ?? '', text }));
const question = (more: Partial<QuestionText> = {}): QuestionText => ({
  type: 'multiple-choice',
  stem: 'Which organ pumps blood?',
  body: { choices: choices('heart', 'liver'), keepOrder: false },
  key: { choices: ['A'] },
  explanation: 'It is a muscle.',
  hints: [],
  source: { work: null, author: null, url: null, licence: null },
  ...more,
});
const rules = (more: Partial<QuestionText>): string[] => lintQuestion(question(more)).map(({ rule }) => rule);

describe('the findings of a question', () => {
  test('are empty if it is accessible', () => {
    expect(lintQuestion(question())).toEqual([]);
    expect(isPublishable([])).toBe(true);
  });

  const faulty: readonly (readonly [string, Partial<QuestionText>, string])[] = [
    ['an image without a description', { stem: '![](figure:abc)' }, 'imageUndescribed'],
    ['an image described as “image”', { hints: ['![Figure 1](figure:abc)'] }, 'imageUndescribed'],
    ['an image described by its file name', { explanation: '![heart.png](figure:abc)' }, 'pictureNamedByFile'],
    ['a table without headings', { stem: '| | mass |\n|--|--|\n| a | 1 |' }, 'headerMissing'],
    ['an unclosed formula', { stem: 'It costs $5' }, 'formulaOpen'],
    ['choices with the same text', { body: { choices: choices('Heart', 'heart '), keepOrder: false } }, 'sameLabel'],
  ];
  test.each(faulty)('is %s', (_name, more, rule) => {
    const lints = lintQuestion(question(more));
    expect(lints.filter(({ level }) => level === 'must').map((lint) => lint.rule)).toEqual([rule]);
    expect(isPublishable(lints)).toBe(false);
  });

  test('include a point on an image with a meaningless name', () => {
    const spots = [
      { id: '1', x: 10, y: 10, text: 'Place 1' },
      { id: '2', x: 50, y: 50, text: 'upper left chamber' },
    ];
    const body = { picture: '![a heart](figure:abc)', spots, single: true };
    expect(rules({ type: 'hotspot', body, key: { spots: ['1'] } })).toEqual(['labelSaysNothing']);
  });

  test('do not include money, described images, or tables with headings', () => {
    const stem = 'It costs \\$5.\n\n![A cut through a heart](figure:abc)\n\n| organ | mass |\n|--|--|\n| heart | 1 |';
    expect(rules({ stem })).toEqual([]);
  });
});

test('advice does not block publishing', () => {
  const lints = lintQuestion(
    question({
      explanation: null,
      stem: 'See [here](https://example.org). '.repeat(80),
      body: { choices: choices('x'.repeat(400), 'none of the above'), keepOrder: false },
    }),
  );
  expect(new Set(lints.map(({ rule }) => rule))).toEqual(
    new Set([
      'explanationMissing',
      'linkSaysNothing',
      'stemLong',
      'choiceLong',
      'choicesShuffled',
      'rightChoiceLongest',
    ]),
  );
  expect(isPublishable(lints)).toBe(true);
});

/** The findings, each as `level path: rule`. */
const found = (more: Partial<QuestionText>): string[] =>
  lintQuestion(question(more)).map(({ level, path, rule }) => `${level} ${path}: ${rule}`);
const choosing = (texts: readonly string[], more: object = {}) => ({
  body: { choices: choices(...texts), keepOrder: false, ...more },
});

describe('findings name their path', () => {
  test('in the question text, its explanation, its hints and everything in its body', () => {
    const image = '![](figure:abc)';
    expect(found({ stem: image, explanation: image, hints: ['So.', image] })).toEqual([
      'must stem: imageUndescribed',
      'must explanation: imageUndescribed',
      'must hints.1: imageUndescribed',
    ]);
    expect(found(choosing(['heart', image]))).toEqual(['must body.choices.1.text: imageUndescribed']);
    expect(found({ type: 'short-answer', body: { deep: [null, 7, { er: '$' }] }, key: {} })).toEqual([
      'must body.deep.2.er: formulaOpen',
    ]);
  });

  test('with blocking ones first', () => {
    expect(found({ explanation: null, ...choosing(['x'.repeat(301), 'see [this](a)', 'A', 'a ']) })).toEqual([
      'must body.choices.3.text: sameLabel',
      'should body.choices.1.text: linkSaysNothing',
      'should body.choices.0.text: choiceLong',
      'should body.choices: rightChoiceLongest',
      'should explanation: explanationMissing',
    ]);
  });
});

describe('an image', () => {
  test.each([
    '',
    ' ',
    'image',
    'Picture 12',
    'figure 1',
    'photo',
    'diagram',
    'Graph',
    'Bild 3',
    'Abbildung',
    'Foto',
    'grafik 2',
  ])('described as %j is not described', (alt) => {
    expect(found({ stem: `Look: ![${alt}](figure:abc) there` })).toEqual(['must stem: imageUndescribed']);
  });

  test.each(['heart.png', 'a.JPG', 'x.jpeg', 'x.gif', 'x.webp', 'my-heart_2.svg'])(
    'called %s is named after its file',
    (alt) => {
      expect(found({ stem: `![${alt}](figure:abc)` })).toEqual(['must stem: pictureNamedByFile']);
    },
  );

  test.each([
    'a picture of a heart',
    'the heart of figure 1',
    'figure 1: a heart',
    'heart.png, cut through',
    'the file a.png',
    'Graphite',
    'x.pdf',
  ])('described as %s is described', (alt) => {
    expect(found({ stem: `![${alt}](figure:abc "a title")` })).toEqual([]);
  });

  test('is checked even after another one', () => {
    expect(found({ stem: '![a heart](a.png) ![](b.png)' })).toEqual(['must stem: imageUndescribed']);
    expect(found({ stem: '![a heart](a.png) ![b.png](b.png)' })).toEqual(['must stem: pictureNamedByFile']);
  });
});

describe('a table', () => {
  test.each([
    '| a | |\n|---|---|\n| 1 | 2 |',
    '|| b |\n|--|--|\n| 1 | 2 |',
    '|  | b |\n| :-- | --: |\n| 1 | 2 |',
    'Text.\n\n | a |  | c |\n |:--:|--|--|\n',
    'a | | c\n-- | -- | --  \n1 | 2 | 3',
  ])('with a column without a heading is found: %j', (stem) => {
    expect(found({ stem })).toEqual(['must stem: headerMissing']);
  });

  test.each([
    '| a | b |\n|---|---|\n| | 2 |',
    'a | b\n--|--\n1 | 2',
    ' | a | b | \n|--|--|',
    '|--|--|\n| a | b |',
    'Words || words\n---\nmore',
    '| | |\n| - | - |',
    '| | |\n| -- | -- | x',
    '| | |\nx | -- | -- |',
  ])('with headings, or that is not a table, is not: %j', (stem) => {
    expect(found({ stem })).toEqual([]);
  });
});

describe('a formula', () => {
  test.each(['$x', '$x$ and $y', '$$x$$ $', 'a\\$ b$'])('%s is not closed', (stem) => {
    expect(found({ stem })).toEqual(['must stem: formulaOpen']);
  });
  test.each(['$x$', '$$x$$', '\\$5 and \\$6', '$x + \\$$', 'no sign'])('%s does', (stem) => {
    expect(found({ stem })).toEqual([]);
  });
});

describe('a link', () => {
  test.each(['here', 'Click here', ' link ', 'this', 'more', 'hier', 'mehr', 'klick hier'])(
    'called %j has a meaningless text',
    (words) => {
      expect(found({ stem: `See [${words}](https://example.org).` })).toEqual(['should stem: linkSaysNothing']);
    },
  );
  test.each(['[the register](a)', '[here is the register](a)', '[look here](a)', '![here](a)', '[here]', '(here)'])(
    '%s has a meaningful one, or is not a link',
    (stem) => {
      expect(found({ stem })).toEqual([]);
    },
  );
  test('is checked even after another one', () => {
    expect(found({ stem: '[the register](a) [more](b)' })).toEqual(['should stem: linkSaysNothing']);
  });
});

describe('a text that needs colour vision', () => {
  test.each([
    'What does the red line show?',
    'Shade in Blue area.',
    'the yellow one',
    'die rote Linie',
    'Der grünen Fläche',
    'blauer Kreis',
    'ein gelbes Feld',
  ])('is %s', (stem) => {
    expect(found({ stem })).toEqual(['should stem: barriersBySight']);
  });
  test.each(['the red blood cells', 'a red line', 'the redline', 'in green tea', 'rote Linien', 'die roten Zahlen'])(
    'is not %s',
    (stem) => {
      expect(found({ stem })).toEqual([]);
    },
  );
});

test('a question or a choice is long from this number of characters on', () => {
  expect(found({ stem: 'x'.repeat(2_000) })).toEqual([]);
  expect(found({ stem: 'x'.repeat(2_001) })).toEqual(['should stem: stemLong']);
  expect(found({ ...choosing(['x', 'y'.repeat(300)]) })).toEqual([]);
  expect(found({ ...choosing(['x', 'y'.repeat(301)]) })).toEqual(['should body.choices.1.text: choiceLong']);
  expect(found({ explanation: '' })).toEqual(['should explanation: explanationMissing']);
});

describe('choices that refer to the others', () => {
  test.each([
    ...[
      'All of the above',
      'none of these',
      'both of the above',
      'Neither of these',
      'alle der obigen',
      'Keine der genannten',
    ],
  ])('keep their order: %s', (last) => {
    expect(found(choosing(['heart', last]))).toEqual(['should body.keepOrder: choicesShuffled']);
    expect(found(choosing(['heart', last], { keepOrder: true }))).toEqual([]);
  });
  test.each(['all above', 'some of these', 'overall of these', 'all of thesevens'])('and these do not: %s', (last) => {
    expect(found(choosing(['heart', last]))).toEqual([]);
  });
  test('are checked with multiple response and prompts, but not with ordering, which is always shuffled', () => {
    const texts = ['heart', 'none of these', 'HEART '];
    const body = choosing(texts).body;
    const shuffled = 'should body.keepOrder: choicesShuffled';
    const same = 'must body.choices.2.text: sameLabel';
    expect(found({ type: 'multiple-response', body, key: { choices: ['A'] } })).toEqual([same, shuffled]);
    const prompts = [{ id: 'p', text: 'pumps' }];
    expect(found({ type: 'matching', body: { ...body, prompts }, key: { pairs: {} } })).toEqual([same, shuffled]);
    expect(found({ type: 'ordering', body: { choices: body.choices }, key: { order: [] } })).toEqual([same]);
    expect(found({ type: 'cloze', body: { choices: body.choices }, key: {} })).toEqual([]);
  });
});

describe('a correct choice gives itself away', () => {
  const right = (length: number, ...wrong: number[]) =>
    found(choosing(['r'.repeat(length), ...wrong.map((chars, at) => String(at).repeat(chars))]));
  const TELLS = ['should body.choices: rightChoiceLongest'];

  test('if it is much longer than the longest incorrect one, and not short', () => {
    expect(right(55, 30, 5)).toEqual(TELLS);
    expect(right(54, 30, 5)).toEqual([]);
    expect(right(40, 10)).toEqual(TELLS);
    expect(right(39, 10)).toEqual([]);
    expect(right(10, 55)).toEqual([]);
  });
  test('only if there is one correct choice', () => {
    const { body } = choosing(['r'.repeat(60), 'x']);
    expect(found({ type: 'multiple-response', body, key: { choices: ['A'] } })).toEqual([]);
    expect(found({ body, key: { choices: [] } })).toEqual([]);
    expect(found({ body: { ...body, keepOrder: null }, key: { choices: ['A'] } })).toEqual([]);
  });
});

describe('points on an image', () => {
  const spots = (...texts: string[]) => texts.map((text, at) => ({ id: String(at), x: at * 20, y: 0, text }));
  const image = '![a heart](figure:abc)';

  test.each(['hotspot', 'labelling'] as const)('of a %s need distinct descriptions', (type) => {
    const body = { picture: image, single: true, choices: choices('a', 'b'), keepOrder: true };
    const at = (...texts: string[]) => found({ type, body: { ...body, spots: spots(...texts) }, key: {} });
    expect(at('left chamber', 'right chamber')).toEqual([]);
    expect(at('Left', 'right', ' left')).toEqual(['must body.spots.2.text: sameLabel']);
    for (const nothing of ['1', 'Spot 2', 'place', 'POINT 3', 'Ort', 'stelle 4', 'Punkt5', ' '])
      expect(at('left', nothing), nothing).toEqual(['must body.spots.1.text: labelSaysNothing']);
    for (const something of ['spot on the left', 'left 1', 'my place', '1a'])
      expect(at(something), something).toEqual([]);
    expect(found({ type, body: { ...body, spots: [] }, key: {} })).toEqual([]);
  });
});

describe('a table to complete', () => {
  const rows = (...firsts: object[]) => firsts.map((first) => [first, { gap: 'a' }]);
  const table = (columns: readonly string[], body: object[]) =>
    found({ type: 'table', body: { columns, rows: rows(...body) }, key: {} });

  test('needs a heading for every column but the first, and for every row', () => {
    expect(table(['', 'v'], [{ text: '1' }, { text: '2' }])).toEqual([]);
    expect(table(['t', ' '], [{ text: '1' }])).toEqual(['must body.columns.1: headerMissing']);
    expect(table(['t', 'v'], [{ text: '1' }, { text: ' ' }])).toEqual(['must body.rows.1.0: rowHeaderMissing']);
    expect(table(['t', 'v'], [{ gap: 'b' }])).toEqual([]);
    expect(found({ type: 'table', body: { columns: ['t', ''], rows: [[]] }, key: {} })).toEqual([
      'must body.columns.1: headerMissing',
    ]);
    expect(found({ type: 'table', body: { columns: ['t', ''] }, key: {} })).toEqual([]);
  });
});
