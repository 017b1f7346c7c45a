import { describe, expect, test } from 'vitest';
import { blankItem } from '#domain/authoring/blank-item.ts';
import { draftProblems, type ItemText } from '#domain/authoring/item-draft.schema.ts';
import { isPublishable, lintItem } from '#domain/authoring/item-lint.rule.ts';
import { ITEM_TYPE_NAMES, itemType } from '#domain/items/registry.ts';

const choices = (...texts: string[]) => texts.map((text, at) => ({ id: 'ABCD'[at] ?? '', text }));
const question = (more: Partial<ItemText> = {}): ItemText => ({
  type: 'multiple-choice',
  stem: 'Which organ pumps blood?',
  body: { choices: choices('heart', 'liver'), keepOrder: false },
  key: { choices: ['A'] },
  explanation: 'It is a muscle.',
  hints: [],
  source: { work: null, author: null, url: null, licence: null },
  ...more,
});
const rules = (more: Partial<ItemText>): string[] => lintItem(question(more)).map(({ rule }) => rule);

describe('what keeps a question from being published', () => {
  test('is nothing where everybody can answer it', () => {
    expect(lintItem(question())).toEqual([]);
    expect(isPublishable([])).toBe(true);
  });

  const faulty: readonly (readonly [string, Partial<ItemText>, string])[] = [
    ['a picture that nobody described', { stem: '![](figure:abc)' }, 'pictureUndescribed'],
    ['a picture called a picture', { hints: ['![Figure 1](figure:abc)'] }, 'pictureUndescribed'],
    ['a picture named by its file', { explanation: '![heart.png](figure:abc)' }, 'pictureNamedByFile'],
    ['a table without headings', { stem: '| | mass |\n|--|--|\n| a | 1 |' }, 'headerMissing'],
    ['a formula that does not end', { stem: 'It costs $5' }, 'formulaOpen'],
    ['choices that read the same', { body: { choices: choices('Heart', 'heart '), keepOrder: false } }, 'sameLabel'],
  ];
  test.each(faulty)('is %s', (_name, more, rule) => {
    const lints = lintItem(question(more));
    expect(lints.filter(({ level }) => level === 'must').map((lint) => lint.rule)).toEqual([rule]);
    expect(isPublishable(lints)).toBe(false);
  });

  test('is a place on a picture whose name says nothing', () => {
    const spots = [
      { id: '1', x: 10, y: 10, text: 'Place 1' },
      { id: '2', x: 50, y: 50, text: 'upper left chamber' },
    ];
    const body = { picture: '![a heart](figure:abc)', spots, single: true };
    expect(rules({ type: 'hotspot', body, key: { spots: ['1'] } })).toEqual(['labelSaysNothing']);
  });

  test('is not money, nor a described picture, nor a table with headings', () => {
    const stem = 'It costs \\$5.\n\n![A cut through a heart](figure:abc)\n\n| organ | mass |\n|--|--|\n| heart | 1 |';
    expect(rules({ stem })).toEqual([]);
  });
});

test('advice keeps nothing from being published', () => {
  const lints = lintItem(
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

test.each(ITEM_TYPE_NAMES)('a blank %s has the form of its type, and is not saved while it is blank', (type) => {
  const blank = blankItem(type);
  const draft = {
    ...{ ...question(), type, ...blank, topic: 'x' },
    ...{ topic: '01900000-0000-7000-8000-000000000000', subtopic: null, tags: [], estimate: null },
  };
  // A statement is whole as it begins: its stem alone is still to be written.
  expect(Object.keys(draftProblems(draft)).length > 0).toBe(type !== 'true-false' && type !== 'numeric');
  expect(itemType(type).response).toBeDefined();
});
