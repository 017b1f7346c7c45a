import type { ImportReason } from '#domain/interchange/import-reason.ts';
import { bytesOf, textOf } from '../files/text-file.ts';
import { fieldOf, isObject, listField, textField } from '../h5p/h5p-json.ts';
import {
  choiceId,
  explanationOf,
  FileError,
  type Found,
  type InterchangeQuestion,
  lossList,
  nameOf,
  type OnLost,
  plainScheme,
} from '../questions/interchange-question.ts';
import { escapeMarkdown } from '../text/markdown-escape.ts';
import { type FormImage, type FormItem, formItem } from './form-item.ts';

const FORM_MAX_BYTES = 20_000_000;
/** Programs that ask the API put the form into a field of their answer. */
const WRAPPERS = ['result', 'data', 'body', 'form'] as const;

/**
 * The questions of a form of Google Forms, as the Forms API (`forms.get`) or a script of Apps Script writes it. Throws
 * `FileError` for a file that is no form, and for a form that is no quiz.
 */
export function* readGoogleForm(file: string): Generator<Found> {
  const form = formIn(file);
  const items = listField(form, 'items').map(formItem);
  const hasKey = items.some(({ accepted, choices }) => accepted.length > 0 || choices.some((each) => each.isCorrect));
  if (!hasKey && fieldOf(form, 'settings', 'quizSettings', 'isQuiz') !== true)
    throw new FileError({ code: 'formWithoutKey' });
  const title = textField(form, 'info', 'title') || textField(form, 'title');
  for (const [at, item] of items.entries()) yield foundOf(item, at + 1, title);
}

function formIn(file: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse([...textOf(limited(bytesOf(file)), 'utf-8')].join('').replace(/^\uFEFF/, ''));
  } catch (error) {
    if (error instanceof SyntaxError) throw new FileError({ code: 'formNotJson' });
    throw error;
  }
  if (Array.isArray(value)) return { items: value };
  const inner = WRAPPERS.map((name) => fieldOf(value, name)).find((each) => listField(each, 'items').length > 0);
  const form = inner ?? value;
  if (!isObject(form) || listField(form, 'items').length === 0) throw new FileError({ code: 'formWithoutItems' });
  return form;
}

function* limited(bytes: Iterable<Uint8Array>): Generator<Uint8Array> {
  let size = 0;
  for (const piece of bytes) {
    size += piece.length;
    if (size > FORM_MAX_BYTES) throw new FileError({ code: 'fileTooLarge', max: FORM_MAX_BYTES });
    yield piece;
  }
}

function foundOf(item: FormItem, line: number, title: string): Found {
  const position = { line, column: 1 };
  const name = nameOf(item.title || item.description || item.type);
  if (item.kind === 'text') return { kind: 'lost', position, item: name, what: { code: 'textWithoutQuestion' } };
  if (item.kind === 'media') return { kind: 'lost', position, item: name, what: { code: 'formMediaDropped' } };
  const { lost, onLost } = lossList();
  const read = questionOf(item, onLost);
  if ('code' in read) return { kind: 'problem', position, name, reason: read };
  return {
    ...{ kind: 'question', position, name, id: null, item: read, lost },
    category: title.trim() === '' ? [] : [title.trim()],
  };
}

function questionOf(item: FormItem, onLost: OnLost): InterchangeQuestion | ImportReason {
  const stem = [imageMarkdown(item.image), markdown(item.title), markdown(item.description)]
    .filter((part) => part !== '')
    .join('\n\n');
  const explanation = explanationIn(item, onLost);
  const common = { stem, ...(explanation !== null && { explanation }) };
  switch (item.kind) {
    case 'single':
    case 'several':
      return choiceQuestion(item, common, onLost);
    case 'short': {
      const accepted = [...new Set(item.accepted.map((answer) => answer.trim()))].filter((answer) => answer !== '');
      if (accepted.length === 0) return writtenQuestion(item, common);
      nameMarks(item, onLost);
      return { type: 'short-answer', ...common, answer: accepted };
    }
    case 'long':
      return writtenQuestion(item, common);
    default:
      return { code: 'typeNotSupported', type: item.type };
  }
}

type Common = { readonly stem: string; readonly explanation?: string };

/** Google Forms has no key for it either: a person marks it. */
const writtenQuestion = ({ points }: FormItem, common: Common): InterchangeQuestion => ({
  ...{ type: 'essay', ...common, scheme: plainScheme('', Math.max(1, points)) },
});

function choiceQuestion(item: FormItem, common: Common, onLost: OnLost): InterchangeQuestion | ImportReason {
  const offered = item.choices.filter(({ isOther }) => !isOther);
  if (offered.length < item.choices.length) onLost({ code: 'otherChoiceDropped' });
  if (offered.some(({ leadsOn }) => leadsOn)) onLost({ code: 'formBranchesDropped' });
  const answer = offered.flatMap(({ isCorrect }, at) => (isCorrect ? [choiceId(at)] : []));
  if (answer.length === 0) return { code: 'correctAnswerNotMarked' };
  nameMarks(item, onLost);
  // One point less for each mistake here, and nothing there.
  if (item.kind === 'several') onLost({ code: 'wholeAnswerRuleDropped' });
  const choices = offered.map(({ text, image }, at) => ({
    id: choiceId(at),
    text: [imageMarkdown(image), markdown(text)].filter((part) => part !== '').join('\n\n'),
  }));
  return {
    ...{ type: item.kind === 'single' ? 'multiple-choice' : 'multiple-response', ...common, choices, answer },
    ...(!item.isShuffled && { keepOrder: true }),
  };
}

function nameMarks({ points }: FormItem, onLost: OnLost): void {
  if (points > 1) onLost({ code: 'marksDropped', marks: points });
}

/** The feedback of a question. Of different texts for correct and incorrect answers, the second one explains more. */
function explanationIn({ feedback }: FormItem, onLost: OnLost): string | null {
  const { general, correct, incorrect } = feedback;
  if (correct.trim() !== '' && incorrect.trim() !== '' && correct !== incorrect)
    onLost({ code: 'correctFeedbackDropped' });
  const shown = [general, incorrect.trim() === '' ? correct : incorrect].map(markdown);
  return explanationOf(shown.filter((part) => part !== '').join('\n\n'), []);
}

/** The texts of a form are plain. */
const markdown = (text: string): string =>
  text
    .trim()
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) =>
      paragraph
        .split(/\r?\n/)
        .map((line) => escapeMarkdown(line.trim(), true))
        .filter((line) => line !== '')
        .join('\\\n'),
    )
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');

/** Images of a form are addresses that are valid for some minutes; they are not fetched, which the report names. */
function imageMarkdown(image: FormImage | null): string {
  if (image === null) return '';
  const alt = escapeMarkdown(image.alt.replace(/\s+/g, ' '), false);
  const [, host = 'docs.google.com'] = /^https?:\/\/([a-z\d.-]{1,100})(?:[/:?#]|$)/i.exec(image.address) ?? [];
  return `![${alt}](https://${host})`;
}
