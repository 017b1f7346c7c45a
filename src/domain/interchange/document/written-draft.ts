import { sourceOf } from './answer-key.ts';
import { type Block, type Paragraph, plainOf, sliceRuns, textRun, trimRuns } from './document.ts';
import { marksIn } from './line-kinds.ts';
import { markedChoices, withoutSign } from './marked-choices.ts';
import type { DraftChoice, QuestionDraft } from './question-draft.ts';
import type { RecognisedPart, RecognisedQuestion } from './recognised-question.ts';

const endOf = ({ paragraphs }: DraftChoice): string => sourceOf(paragraphs).trimEnd();

/** Whether the letters of a question are its parts: they have marks or answers of their own, or ask something. */
export function isStructured({ choices, answers }: QuestionDraft): boolean {
  if (choices.length === 0 || choices.some(({ letter }) => letter === null)) return false;
  if (choices.some(({ paragraphs }) => paragraphs.some(({ runs }) => marksIn(plainOf(runs)) !== null))) return true;
  const places = new Set(answers.map(({ after }) => after));
  if (places.size > 1) return true;
  const hasKey = answers.length > 0 || markedChoices(choices.map(withoutSign)).length > 0;
  return !hasKey && choices.filter((choice) => endOf(choice).endsWith('?')).length > 1;
}

/** A question with parts: the text of each is shown with the question's, and its marks are a point of the scheme. */
export function structuredQuestion({ stem, choices, answers, marks }: QuestionDraft): RecognisedQuestion {
  const parts: RecognisedPart[] = [];
  const shown: Block[] = [...stem];
  for (const [at, { letter, paragraphs }] of choices.entries()) {
    const label = `(${(letter ?? '').toLowerCase()})`;
    let sum = 0;
    for (const [index, paragraph] of paragraphs.entries()) {
      const found = marksIn(plainOf(paragraph.runs));
      sum += found?.marks ?? 0;
      shown.push(partParagraph(paragraph, found, index === 0 ? label : null));
    }
    const answer = answers
      .filter(({ after }) => after === at + 1)
      .map(({ runs }) => plainOf(runs).trim())
      .join('; ');
    parts.push({ label, marks: Math.max(1, sum), answer });
  }
  return { type: 'written', stem: shown, marks, modelAnswer: null, parts };
}

/** A part as students see it, with its marks. */
function partParagraph(paragraph: Paragraph, marks: ReturnType<typeof marksIn>, label: string | null): Paragraph {
  const runs = trimRuns(marks === null ? paragraph.runs : sliceRuns(paragraph.runs, marks.from, marks.to));
  const shown = [
    ...(label === null ? [] : [textRun(`${label} `)]),
    ...runs,
    ...(marks === null ? [] : [textRun(` [${marks.marks}]`)]),
  ];
  return { ...paragraph, runs: shown, startsBlock: true };
}
