import * as z from 'zod/mini';
import { choicesSchema } from '#domain/questions/choices.schema.ts';
import { isQuestionTypeName, QUESTION_TYPES, type QuestionTypeName } from '#domain/questions/types/registry.ts';
import { papersTexts } from '#texts/assessments/papers.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { positionKey } from '#ui/rich-text/position-key.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import type { RichTextImage } from '#ui/rich-text/rich-text-image.tsx';
import { choiceLetter } from '../../questions/choices/choice-letter.ts';
import { answerLines } from './answer-lines.ts';
import styles from './printed.module.css';

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
          <Choices rows={prompts} images={images} numbered />
          <Choices rows={choices} images={images} />
        </div>
      );
    }
    case 'choices':
      return <Choices rows={offersChoices.parse(body).choices} images={images} />;
    case 'true-false':
      return <p>{t.trueFalse}</p>;
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

function Choices({
  rows,
  images,
  numbered = false,
}: {
  readonly rows: z.infer<typeof choicesSchema>;
  readonly images: readonly RichTextImage[];
  readonly numbered?: boolean;
}) {
  return (
    <ul className={styles.choices}>
      {rows.map(({ id, text }, at) => (
        <li key={id}>
          <b>{numbered ? at + 1 : choiceLetter(at)}</b>
          <span>
            <RichText source={text} images={images} inline />
          </span>
        </li>
      ))}
    </ul>
  );
}
