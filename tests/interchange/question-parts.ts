import { ANSWER_FILES_MAX } from '#domain/attempts/attempt.limits.ts';
import { isCreatedInstruction, isCreatedPoint } from '#server/interchange/questions/created-names.ts';
import type { InterchangeQuestion } from '#server/interchange/questions/interchange-question.ts';
import { percentOf } from '#server/interchange/questions/weighted-choices.ts';
import { markdownToHtml, markdownToInlineHtml } from '#server/interchange/text/markdown-to-html.ts';

/** The parts of a question, each of which may change on its own. */
export const PARTS = [
  ...(['type', 'stem', 'explanation', 'hints', 'tags', 'order', 'choices', 'answer', 'strictness', 'scheme'] as const),
  ...(['limits', 'unit', 'tolerance', 'written'] as const),
] as const;
export type Part = (typeof PARTS)[number];

/** The visible parts of a question: texts as displayed, and which answers are correct. */
export function textsOf(item: InterchangeQuestion): Readonly<Record<Part, string>> {
  const { explanation, hints = [], tags = [] } = item;
  const stem = item.type === 'cloze' && isCreatedInstruction(item.stem) ? '' : item.stem;
  const texts: Record<Part, unknown> = {
    ...{ type: item.type, stem: shown(stem), explanation: shown(explanation ?? ''), hints: hints.map(shown) },
    ...{ tags: [...tags], order: item.keepOrder === true, strictness: strictnessOf(item) },
    ...{ choices: null, answer: null, scheme: null, limits: null, unit: null, tolerance: null, written: null },
    ...answeredBy(item),
  };
  return Object.fromEntries(PARTS.map((part) => [part, JSON.stringify(texts[part] ?? null)])) as Record<Part, string>;
}

const strictnessOf = (item: InterchangeQuestion): unknown =>
  'caseSensitive' in item || 'ignoreAccents' in item
    ? [item.caseSensitive === true, item.ignoreAccents === true]
    : [false, false];

/** Fields of every type, which are compared on their own, or are the question's location. */
const SHARED: readonly string[] = ['id', 'subject', 'topic', 'stem', 'explanation', 'hints', 'tags', 'keepOrder'];

/** A type without a case has to be the same field by field. */
function answeredBy(item: InterchangeQuestion): Partial<Record<Part, unknown>> {
  const rows: readonly { readonly id: string; readonly text: string }[] = item.choices ?? [];
  const textOf = (id: string): string => shownInLine(rows.find((row) => row.id === id)?.text ?? '');
  const choices = rows.map(({ text }) => shownInLine(text));
  switch (item.type) {
    case 'multiple-choice':
    case 'multiple-response': {
      const question = { ...item, id: '', subject: '', topic: '' };
      const percentages = rows.map(({ id }) => Math.round(percentOf(question, id) * 100) / 100);
      // Choices are in order, so that their weights identify the correct ones.
      return { choices, answer: percentages };
    }
    case 'true-false':
      return { answer: item.answer };
    case 'short-answer':
      return { answer: [...new Set(item.answer.map((text) => text.trim()))] };
    case 'numeric': {
      const { value, written, tolerance, significantFigures, relative, unit, units, asksUnit } = item.answer;
      return {
        ...{
          answer: value,
          written: Number(written) === value ? value : written,
          unit: [unit || null, units ?? null, asksUnit === true],
        },
        tolerance:
          tolerance == null ? `figures ${significantFigures}` : [tolerance, relative === true && tolerance > 0],
      };
    }
    case 'matching':
      return {
        choices: choices.toSorted(),
        answer: item.answer.map(({ text, match }) => [shownInLine(text), textOf(match)]),
      };
    case 'cloze': {
      // In the order of the text: ids are not shown.
      const ids = [...item.text.matchAll(/\{\{([\w-]+)\}\}/g)].map(([, id = '']) => id);
      return {
        choices: ids.map((id) => item.gaps.find((gap) => gap.id === id)?.choices ?? null),
        answer: [
          shown(item.text.replace(/\{\{[\w-]+\}\}/g, 'GAP')),
          ids.map((id) => [...new Set(item.answer[id] ?? [])]),
        ],
      };
    }
    case 'ordering':
      return { choices: choices.toSorted(), answer: item.answer.map(textOf) };
    case 'hotspot':
      return {
        choices: item.spots.map(({ x, y }) => [Math.round(x), Math.round(y)]),
        answer: [item.answer.length, item.single],
      };
    case 'labelling':
      return { choices, answer: item.spots.map(({ id }) => textOf(item.answer[id] ?? '')) };
    case 'open':
      return { answer: shown(item.answer), scheme: item.scheme ?? null };
    case 'structured-answer':
    case 'essay':
    case 'file':
      return {
        scheme: [
          item.scheme.points.map(({ text, marks = 1 }) => [isCreatedPoint(text) ? '' : shownInLine(text), marks]),
          shown(item.modelAnswer ?? ''),
        ],
        limits:
          item.type === 'essay'
            ? item.minWords == null && item.maxWords == null
              ? null
              : [item.minWords ?? null, item.maxWords ?? null]
            : item.type === 'file'
              ? (item.maxFiles ?? ANSWER_FILES_MAX)
              : null,
      };
    case 'table':
      return { choices: [item.columns, item.rows], answer: [item.answer, item.tolerance ?? null] };
    case 'expression':
      return { choices: [item.variables, item.lead ?? null], answer: item.answer };
    default:
      return { answer: Object.entries(item).filter(([name]) => !SHARED.includes(name)) };
  }
}

/** Spaces at the edges of blocks are invisible, and so are spacing between rows of a list and empty paragraphs. */
const plain = (html: string): string =>
  html
    .replace(/<span><\/span>|\ufeff/g, '')
    .replace(/[ \t\n\r\u00a0]+/g, ' ')
    .replace(/<(strong|em|del)>\s*<\/\1>/g, '')
    .replace(/(<(?:p|li|t[dh]|blockquote)>) ?(?:<br\/> ?)+/g, '$1')
    .replace(/(?: ?<br\/>)+ ?(<\/(?:p|li|t[dh]|blockquote)>)/g, '$1')
    .replace(/ (<\/su[bp]>)/g, '$1 ')
    .replace(/<li> ?<p>|<\/p>(?= ?<(?:\/li|ul|ol)>)/g, (tag) => (tag.startsWith('<li') ? '<li>' : ''))
    .replace(/ ?(<\/?(?:p|br|li|ul|ol|div|pre|blockquote|t[hdr]|table|tbody)\b[^>]*>) ?/g, '$1')
    .replaceAll('<p></p>', '')
    .trim();
const shown = (markdown: string): string => plain(markdownToHtml(markdown, (path) => path));
const shownInLine = (markdown: string): string => plain(markdownToInlineHtml(markdown, (path) => path));
