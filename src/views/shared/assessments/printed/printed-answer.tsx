import * as z from 'zod/mini';
import { choicesSchema } from '#domain/questions/choices.schema.ts';
import { isQuestionTypeName, QUESTION_TYPES, type QuestionTypeName } from '#domain/questions/types/registry.ts';
import { papersTexts } from '#texts/assessments/papers.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { positionKey } from '#ui/rich-text/position-key.ts';
import type { RichTextImage } from '#ui/rich-text/rich-text-image.tsx';
import { answerLines } from './answer-lines.ts';
import styles from './printed.module.css';
import { PrintedBlanks } from './printed-blanks.tsx';
import { PrintedChoices } from './printed-choices.tsx';
import { PrintedImage } from './printed-image.tsx';
import { PrintedTable } from './printed-table.tsx';

const offersChoices = z.object({ choices: choicesSchema });
const offersPrompts = z.object({ prompts: choicesSchema, choices: choicesSchema });

type Props = {
  readonly type: QuestionTypeName;
  readonly body: unknown;
  readonly marks: number;
  readonly images: readonly RichTextImage[];
};

/** Space for the answer on paper, as the question type defines it. */
export function PrintedAnswer({ type, body, marks, images }: Props) {
  const { print: t } = useTexts(papersTexts);
  // A tab of an older version can meet a newer type.
  const onPaper = isQuestionTypeName(type) ? QUESTION_TYPES[type].onPaper : 'lines';
  switch (onPaper) {
    case 'pairs': {
      const { prompts, choices } = offersPrompts.parse(body);
      return (
        <div className={styles.columns}>
          <PrintedChoices rows={prompts} images={images} numbered />
          <PrintedChoices rows={choices} images={images} />
        </div>
      );
    }
    case 'choices':
      return <PrintedChoices rows={offersChoices.parse(body).choices} images={images} />;
    case 'true-false':
      return <p>{t.trueFalse}</p>;
    case 'blanks':
      return <PrintedBlanks body={body} images={images} />;
    case 'table':
      return <PrintedTable body={body} images={images} />;
    case 'spots':
    case 'labels':
      return <PrintedImage body={body} images={images} />;
    case 'line':
      return <Lines count={1} />;
    case 'lines':
      return <Lines count={answerLines(marks)} />;
  }
}

function Lines({ count }: { readonly count: number }) {
  const { print: t } = useTexts(papersTexts);
  return (
    <div className={styles.lines} role="img" aria-label={t.answer}>
      {Array.from({ length: count }, (_, line) => (
        <span key={positionKey(line)} />
      ))}
    </div>
  );
}
