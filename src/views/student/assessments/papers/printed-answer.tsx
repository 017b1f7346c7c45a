import * as z from 'zod/mini';
import { choicesSchema } from '#domain/questions/choices.schema.ts';
import { papersTexts } from '#texts/assessments/papers.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { positionKey } from '#ui/rich-text/position-key.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import type { RichTextImage } from '#ui/rich-text/rich-text-image.tsx';
import { choiceLetter } from '../../../shared/questions/choices/choice-letter.ts';
import styles from './papers.module.css';

const offersChoices = z.object({ choices: choicesSchema });
const offersPrompts = z.object({ prompts: choicesSchema, choices: choicesSchema });

/** Lines for a written answer: about two per mark. */
const LINES_PER_MARK = 2;
const LINES_MOST = 16;

type Props = {
  readonly type: string;
  readonly body: unknown;
  readonly marks: number;
  readonly images: readonly RichTextImage[];
};

/** Space for the answer on paper: checkboxes, pairs to connect, or lines. */
export function PrintedAnswer({ type, body, marks, images }: Props) {
  const { print: t } = useTexts(papersTexts);
  const prompts = offersPrompts.safeParse(body);
  const choices = offersChoices.safeParse(body);
  if (prompts.success) {
    return (
      <div className={styles.columns}>
        <Choices rows={prompts.data.prompts} images={images} numbered />
        <Choices rows={prompts.data.choices} images={images} />
      </div>
    );
  }
  if (choices.success) return <Choices rows={choices.data.choices} images={images} />;
  if (type === 'true-false') return <p>{t.trueFalse}</p>;
  const lines =
    type === 'numeric' || type === 'short-answer' ? 1 : Math.min(LINES_MOST, Math.max(2, marks * LINES_PER_MARK));
  return (
    <div className={styles.lines} role="img" aria-label={t.answer}>
      {Array.from({ length: lines }, (_, line) => (
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
