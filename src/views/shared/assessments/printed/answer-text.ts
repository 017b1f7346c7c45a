import type { MarkScheme } from '#domain/attempts/marking/mark-scheme.schema.ts';
import { ownEntry } from '#domain/platform/own-entry.ts';
import { QUESTION_TYPES, type QuestionTypeName } from '#domain/questions/types/registry.ts';
import { choiceLetter } from '../../questions/choices/choice-letter.ts';

type Words = {
  readonly judgement: (value: boolean) => string;
  readonly markBox: (marks: number) => string;
};
type Answered = { readonly type: QuestionTypeName; readonly body: unknown; readonly key: unknown };

/** The correct answer as Markdown: as short as possible, and in the forms that the import of documents reads. */
export function answerText({ type, body, key }: Answered, words: Words): string {
  switch (type) {
    case 'multiple-choice':
    case 'multiple-response': {
      const { choices } = QUESTION_TYPES[type].body.parse(body);
      const correct = QUESTION_TYPES[type].key.parse(key).choices;
      return choices.flatMap(({ id }, at) => (correct.includes(id) ? [choiceLetter(at)] : [])).join(', ');
    }
    case 'ordering': {
      const { choices } = QUESTION_TYPES.ordering.body.parse(body);
      const { order } = QUESTION_TYPES.ordering.key.parse(key);
      return order.map((id) => letterOf(choices, id)).join(' → ');
    }
    case 'matching': {
      const { prompts, choices } = QUESTION_TYPES.matching.body.parse(body);
      const { pairs } = QUESTION_TYPES.matching.key.parse(key);
      return prompts.map(({ id }, at) => `${at + 1} – ${letterOf(choices, ownEntry(pairs, id))}`).join(', ');
    }
    case 'labelling': {
      const { spots, choices } = QUESTION_TYPES.labelling.body.parse(body);
      const { pairs } = QUESTION_TYPES.labelling.key.parse(key);
      return spots.map(({ id }, at) => `${at + 1} – ${letterOf(choices, ownEntry(pairs, id))}`).join(', ');
    }
    case 'hotspot': {
      const { spots } = QUESTION_TYPES.hotspot.body.parse(body);
      const correct = QUESTION_TYPES.hotspot.key.parse(key).spots;
      return spots.flatMap(({ id, text }, at) => (correct.includes(id) ? [`${at + 1} (${text})`] : [])).join(', ');
    }
    case 'true-false':
      return words.judgement(QUESTION_TYPES['true-false'].key.parse(key).value);
    case 'numeric': {
      const { unit } = QUESTION_TYPES.numeric.body.parse(body);
      const { written, tolerance, relative } = QUESTION_TYPES.numeric.key.parse(key);
      const range = tolerance === null ? '' : relative === true ? ` ± ${tolerance * 100} %` : ` ± ${tolerance}`;
      return `${written}${range}${unit === null ? '' : ` ${unit}`}`;
    }
    case 'short-answer':
      return QUESTION_TYPES['short-answer'].key.parse(key).accepted.join(' | ');
    case 'cloze': {
      const { gaps } = QUESTION_TYPES.cloze.body.parse(body);
      const accepted = QUESTION_TYPES.cloze.key.parse(key).gaps;
      return gaps.map(({ id }) => (ownEntry(accepted, id) ?? []).join(' | ')).join('; ');
    }
    case 'table': {
      const { rows } = QUESTION_TYPES.table.body.parse(body);
      const { cells } = QUESTION_TYPES.table.key.parse(key);
      const gaps = rows.flat().flatMap((cell) => ('gap' in cell ? [cell.gap] : []));
      return gaps.map((id) => (ownEntry(cells, id) ?? []).join(' | ')).join('; ');
    }
    case 'expression':
      return QUESTION_TYPES.expression.key.parse(key).written;
    case 'open': {
      const { modelAnswer, scheme } = QUESTION_TYPES.open.key.parse(key);
      return withScheme(modelAnswer, scheme, words);
    }
    case 'essay':
    case 'structured-answer':
    case 'file': {
      const { modelAnswer, scheme } = QUESTION_TYPES[type].key.parse(key);
      return withScheme(modelAnswer, scheme, words);
    }
  }
}

const letterOf = (choices: readonly { readonly id: string }[], id: string | undefined): string =>
  choiceLetter(
    Math.max(
      0,
      choices.findIndex((choice) => choice.id === id),
    ),
  );

/** A model answer with the points that earn its marks. */
function withScheme(modelAnswer: string | null, scheme: MarkScheme | undefined, { markBox }: Words): string {
  const points = (scheme?.points ?? []).map(({ text, marks }) => `- ${text.replace(/\n/g, ' ')} ${markBox(marks)}`);
  return [...(modelAnswer === null ? [] : [modelAnswer]), ...(points.length === 0 ? [] : [points.join('\n')])].join(
    '\n\n',
  );
}
