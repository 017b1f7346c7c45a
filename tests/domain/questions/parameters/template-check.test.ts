import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { parametersSchema } from '#domain/questions/parameters/parameters.schema.ts';
import {
  drawnParts,
  exampleOf,
  isRemarkable,
  type QuestionParts,
  remarkedParts,
  type Template,
} from '#domain/questions/parameters/template.ts';
import { checkTemplate } from '#domain/questions/parameters/template-check.rule.ts';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';
import { scoreResponse } from '#domain/questions/types/score-response.ts';

const template = (parts: Partial<Omit<Template, 'parameters'>>, parameters: object): Template => ({
  ...{
    stem: 'Add {{a}} and {{b}}.',
    body: { unit: null },
    explanation: '{{a}} + {{b}} = {{c}}',
    hints: ['Add {{b}}.'],
  },
  key: { value: 0, written: '{{c}}', significantFigures: 3, tolerance: null },
  ...parts,
  parameters: parametersSchema.parse({
    variables: [
      { name: 'a', from: 1, to: 9, step: 1 },
      { name: 'b', from: 0, to: 9, step: 1 },
      { name: 'c', formula: 'a + b' },
    ],
    value: 'c',
    ...parameters,
  }),
});
const choices = (texts: readonly string[]) => ({
  body: { choices: texts.map((text, at) => ({ id: 'ABC'.charAt(at), text })), keepOrder: false },
  key: { choices: ['A'] },
});
const keySchema = z.object({ value: z.number() });
const answerIn = (parts: QuestionParts | null): number => keySchema.parse(parts?.key).value;
const problemsOf = (type: QuestionTypeName, value: Template) =>
  checkTemplate(type, value).problems.map(({ code, variable }) => `${code} ${variable}`.trim());
const faultsOf = (type: QuestionTypeName, value: Template) =>
  checkTemplate(type, value).faults.map(({ path, code, part }) => `${path} ${code} ${part}`.trim());

describe('a randomised question', () => {
  const sum = template({}, {});

  it('has a draw for every seed, whose key accepts its own answer', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const parts = drawnParts('numeric', sum, seed);
        if (parts === null) throw new Error('There is no draw.');
        const [, a = 0, b = 0] = (/^Add (\d) and (\d)\.$/.exec(parts.stem) ?? []).map(Number);
        const { body, key, explanation, hints } = parts;
        expect(key).toMatchObject({ value: a + b, written: String(a + b) });
        expect(explanation).toBe(`${a} + ${b} = ${a + b}`);
        expect(hints).toEqual([`Add ${b}.`]);
        expect(scoreResponse({ type: 'numeric', body, key }, { text: String(a + b) }).outcome).toBe('right');
        expect(scoreResponse({ type: 'numeric', body, key }, { text: String(a + b + 1) }).outcome).toBe('wrong');
      }),
    );
  });

  it('is checked with all of its draws if they are few', () =>
    expect(checkTemplate('numeric', sum)).toEqual({ faults: [], problems: [], different: 90 }));

  it('has an example that is always the same', () =>
    expect(exampleOf('numeric', sum)).toEqual(exampleOf('numeric', structuredClone(sum))));

  it('is marked by a corrected version with the values that were drawn', () => {
    const marking = template({}, { value: 'c + 100' });
    const shown = drawnParts('numeric', sum, 'x');
    const remarked = remarkedParts('numeric', { shown: sum, marking }, 'x');
    expect(remarked?.stem).toBe(shown?.stem);
    expect(remarked?.key).toMatchObject({ value: answerIn(shown) + 100 });
    expect(isRemarkable(sum, marking)).toBe(true);
    const renamed = template({ stem: '{{n}}' }, { variables: [{ name: 'n', from: 1, to: 2, step: 1 }], value: 'n' });
    expect(isRemarkable(sum, renamed)).toBe(false);
    expect(remarkedParts('numeric', { shown: sum, marking: renamed }, 'x')).toBeNull();
  });
});

describe('degenerate draws are found', () => {
  it.each<[string, QuestionTypeName, Template, readonly string[]]>([
    ['a constraint that nothing meets', 'numeric', template({}, { constraints: ['a > b + 20'] }), ['drawImpossible']],
    [
      'a division by zero',
      'numeric',
      template(
        {},
        {
          variables: [
            { name: 'a', from: 1, to: 9, step: 1 },
            { name: 'b', from: 0, to: 3, step: 1 },
            { name: 'c', formula: 'a / b', figures: 3 },
          ],
        },
      ),
      ['valueMissing c'],
    ],
    [
      'digits without an end',
      'numeric',
      template(
        {},
        {
          variables: [
            { name: 'a', from: 1, to: 9, step: 1 },
            { name: 'b', from: 1, to: 3, step: 1 },
            { name: 'c', formula: 'a / b' },
          ],
        },
      ),
      ['digitsTooMany c'],
    ],
    ['an answer outside its own tolerance', 'numeric', template({}, { value: 'c + 1' }), ['answerRefused key.written']],
    [
      'two equal choices',
      'multiple-choice',
      template(choices(['{{c}}', '{{a}}', '100']), { value: undefined }),
      ['choicesSame body.choices'],
    ],
    [
      'a text that gets too long',
      'short-answer',
      template({ body: {}, key: { accepted: ['{{a}}'.repeat(1_001)] } }, { value: undefined }),
      ['drawInvalid key.accepted.0'],
    ],
  ])('%s', (_, type, value, problems) => expect(problemsOf(type, value)).toEqual(problems));

  it('with the values of the first one', () => {
    const [problem] = checkTemplate(
      'multiple-choice',
      template(choices(['{{c}}', '{{a}}', '100']), { value: undefined }),
    ).problems;
    expect(problem?.example).toBe('a = 1, b = 0, c = 1');
  });

  it('even if a single value among very many combinations is the reason', () => {
    const rare = template(
      {},
      {
        variables: [
          { name: 'a', from: 1, to: 1_000, step: 1 },
          { name: 'b', from: 1, to: 1_000, step: 1 },
          { name: 'd', from: -40, to: 40, step: 1 },
          { name: 'c', formula: 'a + b / d', figures: 3 },
        ],
      },
    );
    expect(problemsOf('numeric', rare)).toContain('valueMissing c');
  });

  it('among very many combinations, too', () => {
    const many = template(
      {},
      {
        variables: [
          { name: 'a', from: 1, to: 1_000, step: 1 },
          { name: 'b', from: 0, to: 20, step: 1 },
          { name: 'c', formula: 'a / b', figures: 3 },
        ],
      },
    );
    expect(problemsOf('numeric', many)).toContain('valueMissing c');
  });
});

describe('faults of its texts are found', () => {
  it.each<[string, QuestionTypeName, Template, readonly string[]]>([
    ['an unknown placeholder', 'numeric', template({ hints: ['{{d}}'] }, {}), ['hints.0 placeholderUnknown d']],
    [
      'no formula of the answer',
      'numeric',
      template({}, { value: undefined }),
      ['parameters.value answerFormulaMissing'],
    ],
    [
      'no placeholder at all',
      'numeric',
      template(
        {
          stem: 'Add.',
          explanation: null,
          hints: [],
          key: { value: 0, written: '0', significantFigures: 3, tolerance: null },
        },
        {},
      ),
      ['stem placeholderMissing a'],
    ],
    [
      'a blank with the name of a variable',
      'cloze',
      template(
        { body: { text: '{{a}} {{b}}', gaps: [{ id: 'a', choices: null }] }, key: { gaps: { a: ['1'] } } },
        { value: undefined },
      ),
      ['body.text placeholderIsGap a'],
    ],
  ])('%s', (_, type, value, faults) => expect(faultsOf(type, value)).toEqual(faults));

  it('but blanks are no placeholders', () => {
    const gaps = {
      body: { text: '{{a}} and {{b}} make {{sum}}', gaps: [{ id: 'sum', choices: null }] },
      key: { gaps: { sum: ['{{c}}'] } },
    };
    expect(checkTemplate('cloze', template(gaps, { value: undefined }))).toEqual({
      faults: [],
      problems: [],
      different: 90,
    });
  });
});
