import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { choicesSchema } from '#domain/questions/choices.schema.ts';
import { papersTexts } from '#texts/assessments/papers.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import type { RichTextImage } from '#ui/rich-text/rich-text-image.tsx';
import { choiceLetter } from '../../questions/choices/choice-letter.ts';
import styles from './printed.module.css';

type Row = { readonly head: string; readonly text: string };

const chosen = z.object({
  body: z.object({ choices: choicesSchema }),
  key: z.object({ choices: z.array(z.string()) }),
});
const paired = z.object({
  body: z.object({ prompts: choicesSchema, choices: choicesSchema }),
  key: z.object({ pairs: z.record(z.string(), z.string()) }),
});
const booleanKey = z.object({ key: z.object({ value: z.boolean() }) });
const measured = z.object({
  body: z.object({ unit: z.optional(z.nullable(z.string())) }),
  key: z.object({ written: z.string() }),
});
const worded = z.object({ key: z.object({ accepted: z.array(z.string()) }) });
const modelled = z.object({ key: z.object({ modelAnswer: z.string() }) });

type Props = {
  readonly body: unknown;
  readonly answerKey: unknown;
  readonly images: readonly RichTextImage[];
  /** For answer keys of another form than those above. */
  readonly otherwise: ReactNode;
};

/** The correct answer, as short as a printed sheet requires. */
export function PrintedKey({ body, answerKey, images, otherwise }: Props) {
  const { print: t } = useTexts(papersTexts);
  const item = { body, key: answerKey };
  const rows = rowsOf(item, (value) => t.judgement({ value }));
  if (rows !== null) {
    return (
      <ul className={styles.choices}>
        {rows.map(({ head, text }) => (
          <li key={`${head} ${text}`}>
            <b>{head}</b>
            <span>
              <RichText source={text} images={images} inline />
            </span>
          </li>
        ))}
      </ul>
    );
  }
  const model = modelled.safeParse(item);
  return model.success ? <RichText source={model.data.key.modelAnswer} images={images} /> : otherwise;
}

function rowsOf(
  item: { readonly body: unknown; readonly key: unknown },
  judgement: (value: boolean) => string,
): readonly Row[] | null {
  const pairs = paired.safeParse(item);
  if (pairs.success) {
    const { prompts, choices } = pairs.data.body;
    return prompts.map(({ id }, at) => {
      const index = choices.findIndex((choice) => choice.id === pairs.data.key.pairs[id]);
      return { head: `${at + 1} – ${choiceLetter(index)}`, text: choices[index]?.text ?? '' };
    });
  }
  const choices = chosen.safeParse(item);
  if (choices.success) {
    return choices.data.body.choices.flatMap(({ id, text }, at) =>
      choices.data.key.choices.includes(id) ? [{ head: choiceLetter(at), text }] : [],
    );
  }
  const truth = booleanKey.safeParse(item);
  if (truth.success) return [{ head: '', text: judgement(truth.data.key.value) }];
  const number = measured.safeParse(item);
  if (number.success)
    return [{ head: '', text: [number.data.key.written, number.data.body.unit].filter(Boolean).join(' ') }];
  const words = worded.safeParse(item);
  return words.success ? [{ head: '', text: words.data.key.accepted.join(' / ') }] : null;
}
