import type { QuestionTypeName } from '../question-type-names.ts';
import type { CompareExpressions, QuestionFault } from '../types/question-type.ts';
import { itemType, QUESTION_TYPES } from '../types/registry.ts';
import { type Draw, type Drawing, type ParameterFault, readParameters } from './draw.rule.ts';
import { namesIn } from './placeholders.rule.ts';
import { digitCount } from './shown-number.ts';
import { partsOf, type QuestionParts, type Template } from './template.ts';

/** More digits than this are no number for a student. */
const DIGITS_SHOWN_MAX = 8;
/** Up to so many combinations of values are checked one by one; of more, as many, and each value of each variable. */
const CHECKED_MAX = 500;

/**
 * Why a draw can't be asked. `variable`: the name of the variable, of a placeholder, or of the field. `example`: the
 * values of the first such draw.
 */
export type DrawProblem = { readonly variable: string; readonly example: string } & (
  | { readonly code: 'drawImpossible' | 'valueMissing' | 'digitsTooMany' | 'choicesSame' | 'answerRefused' }
  | { readonly code: 'drawInvalid'; readonly fault: QuestionFault }
  | { readonly code: 'expressionUnreadable' | 'expressionOtherForm' }
);

/** What is wrong with a template, whatever is drawn. */
export type TemplateFault =
  | ParameterFault
  | {
      readonly path: string;
      readonly code:
        | 'placeholderUnknown'
        | 'placeholderIsGap'
        | 'placeholderMissing'
        | 'answerFormulaMissing'
        | 'answerFormulaUnused';
      readonly part: string;
    };

export type TemplateCheck = {
  readonly faults: readonly TemplateFault[];
  /** Degenerate draws: the first of each kind. */
  readonly problems: readonly DrawProblem[];
  /** Different draws among those that were checked. */
  readonly different: number;
};

/**
 * Checks the draws of a template: all of them if they are few, otherwise many. Without a comparison, expressions are not
 * checked.
 * @param most so many draws are checked
 */
export function checkTemplate(
  type: QuestionTypeName,
  template: Template,
  { compare = null, most = CHECKED_MAX }: { readonly compare?: CompareExpressions | null; readonly most?: number } = {},
): TemplateCheck {
  const read = readParameters(template.parameters);
  const faults = [...('faults' in read ? read.faults : []), ...textFaults(type, template)];
  if ('faults' in read || faults.length > 0) return { faults, problems: [], different: 0 };
  const problems = new Map<string, DrawProblem>();
  const different = new Set<string>();
  const add = (problem: DrawProblem): void => {
    const name = `${problem.code} ${problem.variable}`;
    if (!problems.has(name)) problems.set(name, problem);
  };
  const shown = new Set(textsOf(template).flatMap(({ text }) => namesIn(text)));
  for (const tried of drawsOf(read.drawing, most)) {
    if (tried.outcome === 'violated') continue;
    if (tried.outcome === 'valueless') {
      different.add(`${different.size}`);
      add({ code: 'valueMissing', variable: tried.variable, example: exampleText(tried.values) });
      continue;
    }
    const { draw } = tried;
    const example = exampleText(draw.values);
    different.add(example);
    for (const problem of problemsOf(type, partsOf(template, draw), compare)) add({ ...problem, example });
    for (const variable of longNumbers(draw, shown)) add({ code: 'digitsTooMany', variable, example });
  }
  // What the constraints leave over must be found by drawing, too.
  if (different.size === 0 || read.drawing.draw('possible') === null)
    add({ code: 'drawImpossible', variable: '', example: '' });
  const sorted = [...problems.values()].sort((one, other) => SEVERITY.indexOf(one.code) - SEVERITY.indexOf(other.code));
  return { faults, problems: sorted, different: different.size };
}

/** The most fundamental problem first: it may be the reason for the others. */
const SEVERITY: readonly DrawProblem['code'][] = [
  ...(['drawImpossible', 'valueMissing', 'drawInvalid', 'expressionUnreadable', 'expressionOtherForm'] as const),
  ...(['choicesSame', 'answerRefused', 'digitsTooMany'] as const),
];

/** All combinations if they are few, otherwise as many as requested, spread evenly. */
function* drawsOf(drawing: Drawing, most: number) {
  const { combinations } = drawing;
  if (combinations <= most) {
    for (let index = 0; index < combinations; index += 1) yield drawing.at(index);
    return;
  }
  const spread = (count: number): number => Math.floor(((count * GOLDEN_RATIO) % 1) * combinations);
  // Constraints may leave few of them over, so others are tried until there are enough.
  let found = 0;
  let count = 0;
  for (; count < most * ATTEMPTS_PER_DRAW && found < most; count += 1) {
    const tried = drawing.at(spread(count));
    if (tried.outcome !== 'violated') found += 1;
    yield tried;
  }
  // A single value of a variable, such as zero, can be the one that can't be asked.
  let stride = 1;
  for (const size of drawing.sizes) {
    const shown = Math.min(size, VALUES_CHECKED_MAX);
    for (let value = 0; value < shown * DRAWS_PER_VALUE; value += 1) {
      count += 1;
      const base = spread(count);
      const position = Math.round(((value % shown) * (size - 1)) / Math.max(1, shown - 1));
      yield drawing.at(base + (position - (Math.floor(base / stride) % size)) * stride);
    }
    stride *= size;
  }
}
const VALUES_CHECKED_MAX = 100;
const DRAWS_PER_VALUE = 3;
const ATTEMPTS_PER_DRAW = 20;
/** Its multiples, without their integers, are spread evenly. */
const GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2;

/** `a = 3, b = 0`: the values of a draw for an author. */
export const exampleText = (values: Draw['values']): string =>
  [...values]
    .map(
      ([name, { value, shown }]) =>
        `${name} = ${typeof shown === 'string' && shown !== '' ? shown : numberText(value)}`,
    )
    .join(', ');
const numberText = (value: number): string => String(Number(value.toPrecision(6)));

type Problem = DrawProblem extends infer Each ? (Each extends unknown ? Omit<Each, 'example'> : never) : never;

function problemsOf(name: QuestionTypeName, parts: QuestionParts, compare: CompareExpressions | null): Problem[] {
  const type = itemType(name);
  const [body, key] = [type.body.safeParse(parts.body), type.key.safeParse(parts.key)];
  if (!body.success || !key.success) {
    return [body, key].flatMap(({ error }, index) =>
      (error?.issues ?? []).map(({ path, message }): Problem => {
        const fault = { path: [index === 0 ? 'body' : 'key', ...path.map(String)].join('.'), reason: message };
        return { code: 'drawInvalid', variable: fault.path, fault };
      }),
    );
  }
  const faults = type.check(body.data, key.data);
  return [
    ...faults.map((fault): Problem => ({ code: 'drawInvalid', variable: fault.path, fault })),
    ...sameChoices(body.data).map((variable): Problem => ({ code: 'choicesSame', variable })),
    ...(name === 'numeric' && !acceptsItself(body.data, key.data)
      ? [{ code: 'answerRefused', variable: 'key.written' } as const]
      : []),
    ...(name === 'expression' && compare !== null ? expressionProblems(body.data, key.data, compare) : []),
  ];
}

/** The lists of choices in which two are the same. */
function sameChoices(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, value]): string[] => {
    if (!Array.isArray(value)) return [];
    const entries: readonly unknown[] = value;
    const texts = entries.flatMap((entry) =>
      typeof entry === 'object' && entry !== null && 'text' in entry && typeof entry.text === 'string'
        ? [entry.text.trim().toLowerCase()]
        : [],
    );
    const inGaps = entries.some((entry) => {
      if (typeof entry !== 'object' || entry === null || !('choices' in entry) || !Array.isArray(entry.choices))
        return false;
      return new Set(entry.choices.map((choice) => String(choice).trim())).size < entry.choices.length;
    });
    return inGaps || new Set(texts).size < texts.length ? [`body.${name}`] : [];
  });
}

/** Whether the written answer of a numerical question is within the tolerance of its value, in its unit. */
function acceptsItself(body: unknown, key: unknown): boolean {
  const read = QUESTION_TYPES.numeric.key.parse(key);
  const score = QUESTION_TYPES.numeric.score(
    QUESTION_TYPES.numeric.body.parse(body),
    read,
    { text: read.written },
    null,
  );
  return score.outcome === 'right';
}

function expressionProblems(body: unknown, key: unknown, compare: CompareExpressions): Problem[] {
  const { variables } = QUESTION_TYPES.expression.body.parse(body);
  const read = QUESTION_TYPES.expression.key.parse(key);
  switch (compare({ ...read, given: read.expected, variables })) {
    case 'equivalent':
      return [];
    case 'otherForm':
      return [{ code: 'expressionOtherForm', variable: 'key.expected' }];
    default:
      return [{ code: 'expressionUnreadable', variable: 'key.expected' }];
  }
}

const longNumbers = ({ values }: Draw, shown: ReadonlySet<string>): readonly string[] =>
  [...values].flatMap(([name, value]) =>
    shown.has(name) && typeof value.shown !== 'string' && digitCount(value.shown) > DIGITS_SHOWN_MAX ? [name] : [],
  );

type Located = { readonly path: string; readonly text: string };

function textsOf({ stem, body, key, explanation, hints }: Template): Located[] {
  return [
    { path: 'stem', text: stem },
    ...textsIn(body, 'body'),
    ...textsIn(key, 'key'),
    { path: 'explanation', text: explanation ?? '' },
    ...hints.map((text, index) => ({ path: `hints.${index}`, text })),
  ];
}

function textsIn(value: unknown, path: string): Located[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, `${path}.${name}`));
}

/** Placeholders that name no variable, and what the answer of the type needs. */
function textFaults(type: QuestionTypeName, template: Template): TemplateFault[] {
  const { variables, value } = template.parameters;
  const names = variables.map(({ name }) => name);
  const gaps = type === 'cloze' ? gapIds(template.body) : [];
  const texts = textsOf(template);
  return [
    ...texts.flatMap(({ path, text }): TemplateFault[] =>
      namesIn(text)
        .filter((name) => !names.includes(name) && !(path === 'body.text' && gaps.includes(name)))
        .map((name) => ({ path, code: 'placeholderUnknown', part: name })),
    ),
    ...names
      .filter((name) => gaps.includes(name))
      .map((name): TemplateFault => ({ path: 'body.text', code: 'placeholderIsGap', part: name })),
    ...(texts.every(({ text }) => namesIn(text).every((name) => !names.includes(name)))
      ? [{ path: 'stem', code: 'placeholderMissing', part: names[0] ?? '' } as const]
      : []),
    ...(type === 'numeric' && value === undefined
      ? [{ path: 'parameters.value', code: 'answerFormulaMissing', part: '' } as const]
      : []),
    ...(type !== 'numeric' && value !== undefined
      ? [{ path: 'parameters.value', code: 'answerFormulaUnused', part: '' } as const]
      : []),
  ];
}

function gapIds(body: unknown): readonly string[] {
  const read = QUESTION_TYPES.cloze.body.safeParse(body);
  return read.success ? read.data.gaps.map(({ id }) => id) : [];
}
