import type { ImportReason } from '#domain/interchange/import-reason.ts';
import { gapMark, withGaps } from '../moodle/moodle-cloze.ts';
import {
  choiceId,
  explanationOf,
  type InterchangeQuestion,
  type OnLost,
  plainScheme,
} from '../questions/interchange-question.ts';
import { htmlToMarkdown } from '../text/html-to-markdown.ts';
import { escapeMarkdown } from '../text/markdown-escape.ts';
import { type H5pContent, libraryName } from './h5p-content.ts';
import { answerParts, dragWord, linesAsHtml, plainWords, starred } from './h5p-gaps.ts';
import { fieldOf, listField, textField } from './h5p-json.ts';
import { markTheWords } from './h5p-words.ts';

export type H5pContext = {
  readonly onLost: OnLost;
  /** The name of an image by its path in the package. */
  readonly imageOf: (path: string) => string;
};
type Read = InterchangeQuestion | ImportReason;
type Reader = (params: unknown, context: H5pContext) => readonly Read[];

/** The readers of the libraries that ask something. */
const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['MultiChoice', (params, context) => [multiChoice(params, context)]],
  ['TrueFalse', (params, context) => [trueFalse(params, context)]],
  ['Blanks', (params, context) => [blanks(params, context)]],
  ['DragText', (params, context) => [dragText(params, context)]],
  ['MarkTheWords', (params, { onLost }) => [markTheWords(params, onLost)]],
  ['SingleChoiceSet', singleChoices],
  ['Essay', (params, context) => [essay(params, context)]],
]);

/** The questions of a content; null: its library asks nothing that is known. */
export function questionsOfH5p({ library, params }: H5pContent, context: H5pContext): readonly Read[] | null {
  return READERS.get(libraryName(library))?.(params, context) ?? null;
}

const markdown = (html: string, { onLost }: H5pContext): string => htmlToMarkdown(html, { onLost });

/** The text of a question below its image. */
function withMedia(stem: string, params: unknown, { onLost, imageOf }: H5pContext): string {
  const library = libraryName(textField(params, 'media', 'type', 'library'));
  const path = textField(params, 'media', 'type', 'params', 'file', 'path');
  if (library === 'Image' && path !== '') {
    const alt = escapeMarkdown(textField(params, 'media', 'type', 'params', 'alt'), false);
    return `![${alt}](${imageOf(path)})\n\n${stem}`;
  }
  if (library !== '' && library !== 'Image') onLost({ code: 'mediaDropped', element: library });
  return stem;
}

function multiChoice(params: unknown, context: H5pContext): Read {
  const stem = withMedia(markdown(textField(params, 'question'), context), params, context);
  const rows = listField(params, 'answers').map((answer) => ({
    text: markdown(textField(answer, 'text'), context),
    isCorrect: fieldOf(answer, 'correct') === true,
    feedback: markdown(textField(answer, 'tipsAndFeedback', 'chosenFeedback'), context),
    tip: textField(answer, 'tipsAndFeedback', 'tip'),
  }));
  if (rows.some(({ tip }) => plainWords(tip) !== '')) context.onLost({ code: 'answerFeedbackDropped' });
  const answer = rows.flatMap(({ isCorrect }, at) => (isCorrect ? [choiceId(at)] : []));
  if (answer.length === 0) return { code: 'correctAnswerNotMarked' };
  const kind = textField(params, 'behaviour', 'type');
  const isSingle = kind === 'single' || (kind !== 'multi' && answer.length === 1);
  // Any of several correct choices is enough.
  if (isSingle && answer.length > 1) return { code: 'correctChoicesTooMany' };
  const explanation = explanationOf('', rows);
  return {
    type: isSingle ? 'multiple-choice' : 'multiple-response',
    stem,
    choices: rows.map(({ text }, at) => ({ id: choiceId(at), text })),
    answer,
    ...(explanation !== null && { explanation }),
    ...(fieldOf(params, 'behaviour', 'randomAnswers') === false && { keepOrder: true }),
  };
}

function trueFalse(params: unknown, context: H5pContext): Read {
  const correct = fieldOf(params, 'correct');
  if (correct !== 'true' && correct !== 'false' && typeof correct !== 'boolean')
    return { code: 'correctAnswerNotMarked' };
  const stem = withMedia(markdown(textField(params, 'question'), context), params, context);
  const feedback = ['feedbackOnCorrect', 'feedbackOnWrong'].map((name) => textField(params, 'behaviour', name));
  if (feedback.some((text) => text !== '')) context.onLost({ code: 'answerFeedbackDropped' });
  return { type: 'true-false', stem, answer: String(correct) === 'true' };
}

function blanks(params: unknown, context: H5pContext): Read {
  let answers: readonly string[] = [];
  const texts = listField(params, 'questions').map((each) => {
    const read = starred(typeof each === 'string' ? each : '', (at) => gapMark(`g${at + 1}`), answers.length);
    answers = [...answers, ...read.answers];
    return markdown(read.html, context);
  });
  if (answers.length === 0) return { code: 'clozeWithoutGap' };
  const parts = answers.map(answerParts);
  if (parts.some(({ tip }) => tip !== '')) context.onLost({ code: 'answerFeedbackDropped' });
  if (parts.some(({ accepted }) => accepted.length === 0)) return { code: 'clozeWithoutAnswer' };
  if (fieldOf(params, 'behaviour', 'acceptSpellingErrors') === true) context.onLost({ code: 'typosRuleDropped' });
  return {
    type: 'cloze',
    stem: withMedia(markdown(textField(params, 'text'), context), params, context),
    text: withGaps(texts.join('\n\n')),
    gaps: parts.map((_, at) => ({ id: `g${at + 1}`, choices: null })),
    answer: Object.fromEntries(parts.map(({ accepted }, at) => [`g${at + 1}`, [...accepted]])),
    ...(fieldOf(params, 'behaviour', 'caseSensitive') === true && { caseSensitive: true }),
  };
}

function dragText(params: unknown, context: H5pContext): Read {
  const { html, answers } = starred(linesAsHtml(textField(params, 'textField')), (at) => gapMark(`g${at + 1}`));
  if (answers.length === 0) return { code: 'clozeWithoutGap' };
  const words = answers.map((answer) => dragWord(answer));
  if (answers.some((answer) => answer.includes(':'))) context.onLost({ code: 'answerFeedbackDropped' });
  const others = starred(textField(params, 'distractors'), () => '').answers.map(dragWord);
  const choices = [...new Set([...words, ...others])].toSorted();
  if (choices.length < 2) return { code: 'noWordsToChoose' };
  context.onLost({ code: 'gapWordsReusable' });
  return {
    type: 'cloze',
    stem: markdown(textField(params, 'taskDescription'), context),
    text: withGaps(markdown(html, context)),
    gaps: words.map((_, at) => ({ id: `g${at + 1}`, choices })),
    answer: Object.fromEntries(words.map((word, at) => [`g${at + 1}`, [word]])),
  };
}

/** A set of questions of which the first answer is correct. */
function singleChoices(params: unknown, context: H5pContext): readonly Read[] {
  return listField(params, 'choices').map((each) => {
    const texts = listField(each, 'answers').map((text) => markdown(typeof text === 'string' ? text : '', context));
    return {
      type: 'multiple-choice',
      stem: markdown(textField(each, 'question'), context),
      choices: texts.map((text, at) => ({ id: choiceId(at), text })),
      answer: [choiceId(0)],
    };
  });
}

function essay(params: unknown, context: H5pContext): Read {
  const sample = markdown(textField(params, 'solution', 'sample'), context);
  if (listField(params, 'keywords').length > 0) context.onLost({ code: 'markedByPerson' });
  return {
    type: 'essay',
    stem: withMedia(markdown(textField(params, 'taskDescription'), context), params, context),
    scheme: plainScheme(),
    ...(sample !== '' && { modelAnswer: sample }),
  };
}
