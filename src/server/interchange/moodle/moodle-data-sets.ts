import { type Draw, readParameters } from '#domain/questions/parameters/draw.rule.ts';
import { namesIn } from '#domain/questions/parameters/placeholders.rule.ts';
import type { Question, QuestionOf } from '../questions/question.schema.ts';

/** So many data sets are written: as many as Moodle itself creates at once by default for a question that is reused. */
const SETS = 30;

/** A variable of Moodle (wildcard) with its value in each data set, as it is shown. */
export type Wildcard = { readonly name: string; readonly values: readonly string[] };

/** A numerical question with Moodle's placeholders, and its data sets. `result`: the wildcard of its answer. */
export type DataSets = {
  readonly question: QuestionOf<'numeric'>;
  readonly wildcards: readonly Wildcard[];
  readonly result: string;
  readonly sets: number;
};

/**
 * A randomised question as Moodle's calculated question; null if Moodle can't represent it: another type of question,
 * texts that vary, or numbers with a format of their own.
 */
export function dataSetsOf(question: Question): DataSets | null {
  if (question.type !== 'numeric' || question.parameters == null) return null;
  const read = readParameters(question.parameters);
  if ('faults' in read) return null;
  const draws = differentDraws(read.drawing.draw);
  const texts = [question.stem, question.explanation ?? '', ...(question.hints ?? [])];
  if (draws.length === 0 || texts.some((text) => FORMATTED.test(text))) return null;
  const names = [...new Set(texts.flatMap(namesIn))];
  const wildcards = names.map((name) => ({ name, values: draws.map((draw) => shownIn(draw, name)) }));
  const result = freeName(names);
  const answers = draws.map(({ answer }) => (answer === null ? null : String(answer)));
  if ([...wildcards.flatMap(({ values }) => values), ...answers].includes(null)) return null;
  const filled = (text: string): string => text.replace(PLACEHOLDER, '{$1}');
  return {
    question: {
      ...question,
      stem: filled(question.stem),
      ...(question.explanation != null && { explanation: filled(question.explanation) }),
      ...(question.hints !== undefined && { hints: question.hints.map(filled) }),
    },
    wildcards: [...wildcards, { name: result, values: answers }].map(({ name, values }) => ({
      name,
      values: values.filter((value) => value !== null),
    })),
    result,
    sets: draws.length,
  };
}

const PLACEHOLDER = /\{\{\s*([A-Za-z]\w{0,19})\s*\}\}/g;
const FORMATTED = /\{\{\s*[A-Za-z]\w{0,19}\s*:/;

function differentDraws(draw: (seed: string) => Draw | null): readonly Draw[] {
  const found = new Map<string, Draw>();
  for (let number = 1; number <= SETS; number += 1) {
    const next = draw(`data set ${number}`);
    if (next !== null) found.set(JSON.stringify([...next.values]), next);
  }
  return [...found.values()];
}

/** The digits of a value; null for texts and powers of ten, which Moodle would show otherwise. */
function shownIn({ values }: Draw, name: string): string | null {
  const shown = values.get(name)?.shown;
  return shown === undefined || typeof shown === 'string' || shown.exponent !== null ? null : shown.digits;
}

function freeName(names: readonly string[]): string {
  for (let name = 'result'; ; name += 'x') if (!names.includes(name)) return name;
}
