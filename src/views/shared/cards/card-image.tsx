import { useState } from 'react';
import { useUploadImage } from '#client/content/uploads/use-upload-image.ts';
import type { CardNote } from '#domain/cards/card-note.schema.ts';
import type { FieldMessages } from '#domain/platform/errors.ts';
import { cardsTexts } from '#texts/cards/cards.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Field } from '#ui/form/field.tsx';
import { FileField } from '#ui/form/fields/file-field.tsx';
import type { RichTextImage } from '#ui/rich-text/rich-text-image.tsx';
import { describeProblem } from '../platform/form/problem.ts';
import styles from './cards.module.css';

type Props = {
  /** The card before the change. */
  readonly initial: Extract<CardNote, { kind: 'image' }> | null;
  readonly images: readonly RichTextImage[];
  readonly errors: Partial<FieldMessages>;
};

/** The image of a user's own card, uploaded as soon as it is chosen, and its description. */
export function CardImage({ initial, images, errors }: Props) {
  const { editor: t } = useTexts(cardsTexts);
  const send = useUploadImage();
  const [digest, setDigest] = useState(initial?.figure ?? '');
  const [url, setUrl] = useState(images.find((image) => image.digest === initial?.figure)?.url ?? null);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string>();

  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setProblem(undefined);
    setIsSending(true);
    try {
      const image = await send(file);
      setDigest(image.digest);
      setUrl(image.url);
    } catch (cause) {
      setProblem(describeProblem(cause).message);
    } finally {
      setIsSending(false);
    }
  };

  return (
    <>
      {url !== null && <img className={styles.image} src={url} alt={initial?.alt ?? ''} />}
      <input type="hidden" name="figure" value={digest} />
      <FileField
        label={url === null ? t.image : t.otherImage}
        accept="image/png,image/jpeg,image/webp,image/gif"
        hint={isSending ? t.sending : t.imageHint}
        error={problem ?? (digest === '' ? errors.figure : undefined)}
        onChange={({ target }) => void take(target.files?.[0])}
      />
      <Field
        name="alt"
        label={t.alt}
        hint={t.altHint}
        autoComplete="off"
        error={errors.alt}
        defaultValue={initial?.alt ?? ''}
      />
    </>
  );
}
