import { type Draw, type Drawing, readParameters } from '#domain/questions/parameters/draw.rule.ts';
import { fillText } from '#domain/questions/parameters/placeholders.rule.ts';
import { partsOf, type Template } from '#domain/questions/parameters/template.ts';
import { QUESTION_TYPES } from '#domain/questions/types/registry.ts';
import type { LibraryQuestion } from '#server/content/library/library-question.ts';
import { draftOf } from '#server/interchange/jsonl/question.line.ts';
import type { Question } from '#server/interchange/questions/question.schema.ts';
import { compareExpressions } from '#server/questions/expressions/compare-expressions.ts';
import { evaluate, type Scope, untrue } from './computed-answers.ts';

/** So many draws of every randomised question are computed again. */
const DRAWS = 100;
/** Of so many draws the texts are rendered. */
const SHOWN = 10;
/** Fewer different questions than this are not worth drawing. */
const DIFFERENT_MIN = 10;
const EQUAL_SHARE = 1e-9;

/** What students see of a question: of a randomised one, several draws. */
export function shownDraws(question: Question): readonly unknown[] {
  const { template } = draftOf(question);
  if (template == null) return [question];
  const { parts } = drawsOf(template);
  return parts.slice(0, SHOWN);
}

/**
 * Why the answer keys of a randomised question's draws differ from what its checks compute. A check of a number has to
 * compute it from the values that are drawn, not from what the parameters derive.
 */
export function wrongDraws({ question, checks }: LibraryQuestion): readonly string[] {
  const { template } = draftOf(question);
  if (template == null) return [];
  const [first] = checks;
  const { draws, parts } = drawsOf(template);
  const different = new Set(parts.map((part) => JSON.stringify(part))).size;
  const few =
    different < DIFFERENT_MIN ? [`has ${different} different draws; at least ${DIFFERENT_MIN} are needed`] : [];
  if (first === undefined) return [...few, 'has no check that computes its answer'];
  for (const draw of draws) {
    const wrong = wrongDraw(question.type, template, draw, checks);
    if (wrong.length > 0) return [...few, ...wrong.map((reason) => `with ${valuesOf(draw)} ${reason}`)];
  }
  return few;
}

function drawsOf(template: Template) {
  const read = readParameters(template.parameters);
  if (!('drawing' in read)) return { draws: [], parts: [] };
  const draws = seedsOf(read.drawing);
  return { draws, parts: draws.map((draw) => partsOf(template, draw)) };
}

const seedsOf = (drawing: Drawing): readonly Draw[] =>
  Array.from({ length: DRAWS }, (_, number) => drawing.draw(`check ${number + 1}`)).filter((draw) => draw !== null);

const valuesOf = ({ values }: Draw): string => [...values].map(([name, { value }]) => `${name} = ${value}`).join(', ');

function wrongDraw(type: Question['type'], template: Template, draw: Draw, checks: readonly string[]): string[] {
  const [first = ''] = checks;
  const { body, key } = partsOf(template, draw);
  switch (type) {
    case 'numeric': {
      const { value } = QUESTION_TYPES.numeric.key.parse(key);
      const computed = evaluate(first, scopeOf(template, draw, 'drawn'));
      if (typeof computed !== 'number') return [`${first} is no number: ${String(computed)}`];
      return Math.abs(computed - value) <= Math.max(Math.abs(value) * EQUAL_SHARE, 1e-12)
        ? []
        : [`the key ${value} differs from ${first} = ${computed}`];
    }
    case 'expression': {
      const { variables } = QUESTION_TYPES.expression.body.parse(body);
      const { expected } = QUESTION_TYPES.expression.key.parse(key);
      const given = fillText(first, draw, { context: 'expression' });
      const comparison = compareExpressions({ expected, given, variables });
      return comparison === 'equivalent' || comparison === 'otherForm'
        ? []
        : [`the key ${expected} is not equal to ${given}`];
    }
    default:
      return checks.flatMap((check) => untrue(check, scopeOf(template, draw, 'all')));
  }
}

/** The values by name: of all variables, or of those that don't follow from others. */
function scopeOf({ parameters }: Template, { values }: Draw, which: 'all' | 'drawn'): Scope {
  const derived = parameters.variables.flatMap((variable) => ('formula' in variable ? [variable.name] : []));
  return Object.fromEntries(
    [...values].flatMap(([name, { value, shown }]): [string, number | string][] => {
      if (which === 'drawn' && derived.includes(name)) return [];
      return [[name, typeof shown === 'string' && Number.isNaN(value) ? shown : value]];
    }),
  );
}
