import type { AssignmentPreviewQuery } from '#api/documents/classrooms/assignment-preview.generated.ts';
import type { WorksheetVersion } from '#domain/classrooms/assignments/worksheet-version.rule.ts';
import { papersTexts } from '#texts/assessments/papers.texts.ts';
import { assignmentBuilderTexts } from '#texts/classrooms/assignment-builder.texts.ts';
import { currentLanguage, textsNow } from '#texts/current-language.ts';
import { typesetMath } from '#ui/rich-text/formulas/typeset-math.ts';
import { wordFile } from '#ui/word/word.writer.ts';
import { blocksOf, paragraph } from '#ui/word/word-blocks.ts';
import { wordImages } from '#ui/word/word-image.ts';
import { textRun, type WordContext } from '#ui/word/word-runs.ts';
import { answerText } from '../../../../../shared/assessments/printed/answer-text.ts';
import { totalOf } from '../total-marks.ts';
import { answerLinesXml, offeredXml } from './answer-space.ts';
import { numberedImage } from './numbered-image.ts';

type Preview = AssignmentPreviewQuery['assignmentPreview'];
type Question = Preview['questions'][number];

/** Which of the two documents: the questions with space for answers, or the questions with their answers. */
export type WordSheet = 'worksheet' | 'answers';

/** The width of a page between its margins and the indent of questions, in points. */
const IMAGE_WIDTH_MAX = 420;

/**
 * A version of a worksheet, or its answers, as a Word document. The answers are a document of their own, so that a
 * worksheet can be given to students as it is.
 */
export async function worksheetFile(
  preview: Preview,
  version: WorksheetVersion,
  sheet: WordSheet,
): Promise<Uint8Array<ArrayBuffer>> {
  const t = textsNow(assignmentBuilderTexts);
  const images = await wordImages(preview.questions.flatMap((question) => question.images));
  let drawings = 0;
  const nextId = (): number => {
    drawings += 1;
    return drawings;
  };
  const context: WordContext = { images, mathOf: typesetMath, widthMax: IMAGE_WIDTH_MAX, nextId };
  const title = sheet === 'worksheet' ? preview.title : t.answersOf({ title: preview.title });
  const head = [paragraph('Title', textRun(title), title)];
  if (sheet === 'worksheet') {
    head.push(paragraph('FillIn', textRun(`${t.nameLine} \t  ${t.dateLine} \t`)));
    if (preview.instructions !== '')
      head.push(blocksOf(preview.instructions, context, { first: 'Plain', style: 'Plain' }));
  }
  const write = sheet === 'worksheet' ? questionXml : answeredXml;
  const numbered = await Promise.all(preview.questions.map(({ body }, at) => numberedImage(body, images, at)));
  const body = preview.questions.map((question, at) => {
    const own = numbered[at] ?? null;
    const shown = own === null ? images : new Map([...images, [own.digest, own.image]]);
    return write(question, { ...context, images: shown });
  });
  return wordFile({
    title,
    language: currentLanguage(),
    body: head.join('') + body.join(''),
    header: `${preview.title}\t${t.inVersion({ classroom: preview.classroom, version })}`,
    footer: t.total({ marks: totalOf(preview) }),
    images: [...images.values(), ...numbered.flatMap((own) => (own === null ? [] : [own.image]))],
  });
}

/** A question with its number, its marks and what it offers. */
function stemXml(question: Question, context: WordContext): string {
  const { markBox } = textsNow(assignmentBuilderTexts);
  const { print } = textsNow(papersTexts);
  const after = textRun(`\t${markBox({ marks: question.marks })}`);
  const stem = blocksOf(question.stem, context, { first: 'Question', style: 'QuestionText', after });
  return stem + offeredXml(question, context, print.trueFalse);
}

const questionXml = (question: Question, context: WordContext): string =>
  stemXml(question, context) + answerLinesXml(question);

/** The answer in words. A newer version of the server can have an answer that this page doesn't know. */
function answerOf(question: Question): string {
  const { markBox, cannotShow } = textsNow(assignmentBuilderTexts);
  const { print } = textsNow(papersTexts);
  try {
    return answerText(question, {
      judgement: (value) => print.judgement({ value }),
      markBox: (marks) => markBox({ marks }),
    });
  } catch {
    return cannotShow;
  }
}

function answeredXml(question: Question, context: WordContext): string {
  const { wordLabels } = textsNow(assignmentBuilderTexts);
  const answer = answerOf(question);
  const labelled = (label: string, text: string): string =>
    blocksOf(text, context, { first: 'Answer', style: 'Answer', before: textRun(`${label} `, { isBold: true }) });
  const { explanation } = question;
  return (
    stemXml(question, context) +
    labelled(wordLabels.answer, answer) +
    (explanation === null || explanation === '' ? '' : labelled(wordLabels.explanation, explanation))
  );
}
