import * as z from 'zod/mini';
import type { QuestionTypeName } from '../question-type-names.ts';
import { itemType } from '../types/registry.ts';
import { type Draw, type Drawing, readParameters } from './draw.rule.ts';
import { type Parameters, parametersSchema } from './parameters.schema.ts';
import { fillText } from './placeholders.rule.ts';
import type { ValueContext } from './shown-number.ts';

/** What a student gets of a question, and its answer key. */
export type QuestionParts = {
  readonly stem: string;
  readonly body: unknown;
  readonly key: unknown;
  readonly explanation: string | null;
  readonly hints: readonly string[];
};

/** A randomised question: its texts have placeholders, and `parameters` says which values they can have. */
export type Template = QuestionParts & { readonly parameters: Parameters };

/** A template as the bank stores it. */
export const templateSchema = z.object({
  stem: z.string(),
  body: z.unknown(),
  key: z.unknown(),
  explanation: z.nullable(z.string()),
  hints: z.array(z.string()),
  parameters: parametersSchema,
});

/** The question of a draw. */
export function partsOf({ parameters, ...parts }: Template, draw: Draw): QuestionParts {
  const separator = parameters.decimalSeparator ?? 'point';
  const fill = (text: string, context: ValueContext = 'text'): string => fillText(text, draw, { context, separator });
  return {
    stem: fill(parts.stem),
    body: filled(parts.body, fill),
    key: withAnswer(filled(parts.key, fill), draw),
    explanation: parts.explanation === null ? null : fill(parts.explanation),
    hints: parts.hints.map((hint) => fill(hint)),
  };
}

/** The field of an answer key that is computed with, and not shown. */
const COMPUTED_FIELD = 'expected';

/** A value with every text in it filled. The names of its fields stay. */
function filled(value: unknown, fill: (text: string, context?: ValueContext) => string): unknown {
  if (typeof value === 'string') return fill(value);
  if (Array.isArray(value)) return value.map((inner) => filled(inner, fill));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === COMPUTED_FIELD && typeof inner === 'string' ? fill(inner, 'expression') : filled(inner, fill),
    ]),
  );
}

const withAnswer = (key: unknown, { answer }: Draw): unknown =>
  answer === null || typeof key !== 'object' || key === null || !('value' in key) ? key : { ...key, value: answer };

/** The seed of the example with which lists, printed papers and other formats show a randomised question. */
const exampleSeed = (number: number): string => `example ${number}`;
const EXAMPLES_TRIED = 20;

/** A valid question of the template, always the same one; null if there is none. */
export function exampleOf(type: QuestionTypeName, template: Template): QuestionParts | null {
  const drawing = drawingOf(template);
  if (drawing === null) return null;
  for (let number = 1; number <= EXAMPLES_TRIED; number += 1) {
    const parts = partsIn(type, template, drawing.draw(exampleSeed(number)));
    if (parts !== null) return parts;
  }
  return null;
}

/** The question that a seed draws: always the same one. Null if it draws no valid one, which the example replaces. */
export const drawnParts = (type: QuestionTypeName, template: Template, seed: string): QuestionParts | null =>
  partsIn(type, template, drawingOf(template)?.draw(seed) ?? null);

/**
 * The question that a seed has drawn from one version, as another version of it is marked: with the same values, and
 * what follows from them by the other version. Null if that version needs values that were not drawn.
 */
export function remarkedParts(
  type: QuestionTypeName,
  { shown, marking }: { readonly shown: Template; readonly marking: Template },
  seed: string,
): QuestionParts | null {
  const draw = drawingOf(shown)?.draw(seed) ?? null;
  return partsIn(type, marking, draw === null ? null : (drawingOf(marking)?.withValuesOf(draw) ?? null));
}

/** Whether answers to one version can be marked by another one: it needs no values that were not drawn. */
export function isRemarkable(shown: Template, marking: Template): boolean {
  const drawn = independentNames(shown);
  return independentNames(marking).every((name) => drawn.includes(name));
}

const independentNames = ({ parameters }: Template): readonly string[] =>
  parameters.variables.flatMap((variable) => ('formula' in variable ? [] : [variable.name]));

const drawingOf = ({ parameters }: Template): Drawing | null => {
  const read = readParameters(parameters);
  return 'drawing' in read ? read.drawing : null;
};

/** The question of a draw if body and answer key have the form of the type and don't contradict each other. */
function partsIn(name: QuestionTypeName, template: Template, draw: Draw | null): QuestionParts | null {
  if (draw === null) return null;
  const parts = partsOf(template, draw);
  const type = itemType(name);
  const [body, key] = [type.body.safeParse(parts.body), type.key.safeParse(parts.key)];
  return body.success && key.success && type.check(body.data, key.data).length === 0 ? parts : null;
}
