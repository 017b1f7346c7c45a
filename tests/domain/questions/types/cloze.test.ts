import { describe, expect, test } from 'vitest';
import { cloze, clozeParagraphs, isGapCorrect } from '#domain/questions/types/cloze.question.ts';
import { problemsOf } from '../../../support/servers/schema-problems.ts';

const words = (text: string) => ({ words: text });
const gap = (id: string) => ({ gap: id });

describe('the text of a cloze question', () => {
  test.each([
    ['The {{organ}} pumps.', [[words('The '), gap('organ'), words(' pumps.')]]],
    ['{{a}}{{b-2}}', [[gap('a'), gap('b-2')]]],
    ['One.\n\nTwo {{a}}.\n \t\nThree.', [[words('One.')], [words('Two '), gap('a'), words('.')], [words('Three.')]]],
    ['One.\n\n\n\nTwo.', [[words('One.')], [words('Two.')]]],
    ['One\nline', [[words('One\nline')]]],
    ['No {{gap here}}, {x} nor {{}}', [[words('No {{gap here}}, {x} nor {{}}')]]],
    [`{{${'g'.repeat(40)}}}`, [[gap('g'.repeat(40))]]],
    [`{{${'g'.repeat(41)}}}`, [[words(`{{${'g'.repeat(41)}}}`)]]],
    ['', [[]]],
  ])('%j is text and blanks in order, by paragraphs', (text, paragraphs) => {
    expect(clozeParagraphs(text)).toEqual(paragraphs);
  });
});

test('a single blank is correct or incorrect on its own', () => {
  const key = { gaps: { organ: ['heart'], name: ['Ångström'] } };
  expect(isGapCorrect(key, 'organ', ' Heart. ')).toBe(true);
  expect(isGapCorrect(key, 'organ', 'liver')).toBe(false);
  expect(isGapCorrect(key, 'organ', '')).toBe(false);
  expect(isGapCorrect(key, 'name', 'Angstrom')).toBe(false);
  expect(isGapCorrect({ ...key, ignoreAccents: true }, 'name', 'Angstrom')).toBe(true);
  expect(isGapCorrect({ ...key, caseSensitive: true }, 'organ', 'Heart')).toBe(false);
  // A name that is not a blank, although every object inherits it.
  for (const unknown of ['other', 'constructor']) expect(isGapCorrect(key, unknown, 'heart')).toBe(false);
});

describe('a cloze question', () => {
  const BODY = { text: '{{a}}', gaps: [{ id: 'a', choices: null }] };
  const gaps = (...all: unknown[]) => problemsOf(cloze.body, { ...BODY, gaps: all });

  test.each(['', 'a b', 'ä', 'a.b', 'g'.repeat(41)])('has no blank named %j', (id) => {
    expect(gaps({ id, choices: null })).toEqual(['gaps.0.id: a gap id consists of letters, digits and hyphens']);
  });

  test('has at least one blank, and at least two choices in a list', () => {
    expect(gaps()).toHaveLength(1);
    expect(gaps({ id: 'a', choices: ['x'] })).toHaveLength(1);
    expect(gaps({ id: 'a' })).toHaveLength(1);
    expect(gaps({ id: 'A-1_b', choices: ['x', 'y'] })).toEqual([]);
    expect(problemsOf(cloze.key, { gaps: { a: [] } })).toMatchObject([
      'gaps.a: at least one accepted answer is required',
    ]);
  });

  test('without answers has one message that they are missing', () => {
    const chosen = { text: '{{a}} {{constructor}}', gaps: ['a', 'constructor'].map((id) => ({ id, choices: ['x'] })) };
    expect(cloze.check(chosen, { gaps: {} })).toMatchObject([
      { path: 'answer', reason: 'the gap "a" has no answer' },
      { path: 'answer', reason: 'the gap "constructor" has no answer' },
    ]);
  });

  test('offers every correct answer, and has each blank once', () => {
    const twice = { text: '{{a}}', gaps: [1, 2].map(() => ({ id: 'a', choices: ['x', 'y'] })) };
    expect(cloze.check(twice, { gaps: { a: ['x'] } })).toMatchObject([
      { path: 'gaps', reason: 'the id "a" is used twice' },
    ]);
    const chosen = { ...twice, gaps: twice.gaps.slice(1) };
    expect(cloze.check(chosen, { gaps: { a: ['x', 'z'] } })).toMatchObject([
      { path: 'answer.a', reason: 'a correct answer is not among the choices' },
    ]);
  });

  test('accepts listed choices as answers, and no others', () => {
    const body = { text: '', gaps: [{ id: 'a', choices: ['x', 'y'] }] };
    expect(['x', '', 'z'].map((a) => cloze.fits(body, { gaps: { a } }))).toMatchObject([true, true, false]);
    expect(cloze.fits(body, { gaps: { b: '' } })).toBe(false);
    expect(cloze.fits(body, { gaps: { a: 'x', b: 'x' } })).toBe(false);
    expect(cloze.fits(body, { gaps: {} })).toBe(true);
  });

  test('counts as answered with the first blank, and counts empty blanks as incorrect', () => {
    const body = { text: '', gaps: ['a', 'b', 'constructor'].map((id) => ({ id, choices: null })) };
    const key = { gaps: { a: ['1'], b: ['2'], constructor: ['3'] } };
    expect(cloze.score(body, key, { gaps: { b: '2' } }, null)).toEqual({ outcome: 'partly', credit: 1 / 3 });
    expect(cloze.score(body, key, { gaps: { a: ' ', b: '.' } }, null).outcome).toBe('wrong');
    expect(cloze.score(body, key, { gaps: {} }, null)).toEqual({ outcome: 'unanswered', credit: 0 });
  });
});
