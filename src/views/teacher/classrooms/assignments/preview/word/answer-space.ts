import * as z from 'zod/mini';
import { choicesSchema } from '#domain/questions/choices.schema.ts';
import { spotsSchema } from '#domain/questions/image.schema.ts';
import { clozeParagraphs } from '#domain/questions/types/cloze.question.ts';
import { isQuestionTypeName, QUESTION_TYPES, type QuestionTypeName } from '#domain/questions/types/registry.ts';
import { parseInline } from '#ui/rich-text/markdown/markdown.parser.ts';
import { inlineParagraph, paragraph, tableOf } from '#ui/word/word-blocks.ts';
import { runsOf, textRun, type WordContext } from '#ui/word/word-runs.ts';
import { answerLines } from '../../../../../shared/assessments/printed/answer-lines.ts';
import { choiceLetter } from '../../../../../shared/questions/choices/choice-letter.ts';

const offersChoices = z.object({ choices: choicesSchema });
const offersPrompts = z.object({ prompts: choicesSchema, choices: choicesSchema });
const offersSpots = z.object({ spots: spotsSchema });
const hasImage = z.object({ picture: z.string() });
const BLANK = '________________';
const LETTER_BLANK = '_____';

type PaperQuestion = { readonly type: QuestionTypeName; readonly body: unknown; readonly marks: number };

/**
 * What a question shows below its text: choices, blanks, an image.
 * @param trueFalse the words to choose from in a question of true or false
 */
export function offeredXml({ type, body }: PaperQuestion, context: WordContext, trueFalse: string): string {
  const found = hasImage.safeParse(body);
  const image = found.success ? inlineParagraph('QuestionText', found.data.picture, context) : '';
  return image + offeredOf(type, body, context, trueFalse);
}

function offeredOf(type: QuestionTypeName, body: unknown, context: WordContext, trueFalse: string): string {
  switch (onPaperOf(type)) {
    case 'blanks':
      return clozeXml(body, context);
    case 'table':
      return tableXml(body, context);
    case 'spots':
      return offersSpots
        .parse(body)
        .spots.map(({ text }, at) => paragraph('QuestionText', numbered(at, text, context)))
        .join('');
    case 'labels': {
      const { spots, choices } = z.extend(offersSpots, offersChoices.shape).parse(body);
      const rows = Array.from({ length: Math.max(spots.length, choices.length) }, (_, at) => [
        spots[at] === undefined ? '' : `${numbered(at, spots[at].text, context)}${textRun(`  ${LETTER_BLANK}`)}`,
        choices[at] === undefined ? '' : lettered(at, choices[at].text, context),
      ]);
      return tableOf(rows, false);
    }
    case 'pairs': {
      const { prompts, choices } = offersPrompts.parse(body);
      const rows = Array.from({ length: Math.max(prompts.length, choices.length) }, (_, at) => [
        prompts[at] === undefined ? '' : numbered(at, prompts[at].text, context),
        choices[at] === undefined ? '' : lettered(at, choices[at].text, context),
      ]);
      return tableOf(rows, false);
    }
    case 'choices':
      return offersChoices
        .parse(body)
        .choices.map(({ text }) => inlineParagraph('Choice', text, context))
        .join('');
    case 'true-false':
      return paragraph('QuestionText', textRun(trueFalse));
    case 'line':
    case 'lines':
      return '';
  }
}

const labelled = (label: string, text: string, context: WordContext): string =>
  textRun(`${label}  `, { isBold: true }) + runsOf(parseInline(text), context);
const numbered = (at: number, text: string, context: WordContext): string => labelled(String(at + 1), text, context);
const lettered = (at: number, text: string, context: WordContext): string => labelled(choiceLetter(at), text, context);

/** Lines to write the answer on; nothing for a question that is answered in what it shows. */
export function answerLinesXml({ type, marks }: PaperQuestion): string {
  const onPaper = onPaperOf(type);
  const count = onPaper === 'line' ? 1 : onPaper === 'lines' ? answerLines(marks) : 0;
  return paragraph('AnswerLine', '').repeat(count);
}

// A tab of an older version can meet a newer type.
const onPaperOf = (type: string) => (isQuestionTypeName(type) ? QUESTION_TYPES[type].onPaper : 'lines');

/** The text with blanks, each with what can be chosen for it. */
function clozeXml(body: unknown, context: WordContext): string {
  const { text, gaps } = QUESTION_TYPES.cloze.body.parse(body);
  const gapText = (id: string): string => {
    const choices = gaps.find((gap) => gap.id === id)?.choices ?? null;
    return choices === null ? BLANK : `${BLANK} (${choices.join(' / ')})`;
  };
  return clozeParagraphs(text)
    .map((pieces) => {
      const runs = pieces.map((piece) =>
        'gap' in piece ? textRun(gapText(piece.gap)) : runsOf(parseInline(piece.words), context),
      );
      return paragraph('QuestionText', runs.join(''), text);
    })
    .join('');
}

function tableXml(body: unknown, context: WordContext): string {
  const { columns, rows } = QUESTION_TYPES.table.body.parse(body);
  const cells = rows.map((row) =>
    row.map((cell) => ('gap' in cell ? textRun(BLANK) : runsOf(parseInline(cell.text), context))),
  );
  return tableOf([columns.map((column) => runsOf(parseInline(column), context)), ...cells], true);
}
