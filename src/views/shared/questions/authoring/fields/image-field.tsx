import { useState } from 'react';
import { useUploadImage } from '#client/content/uploads/use-upload-image.ts';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Field } from '#ui/form/field.tsx';
import { FileField } from '#ui/form/fields/file-field.tsx';
import type { RichTextImage } from '#ui/rich-text/rich-text-image.tsx';
import styles from '../authoring.module.css';

const IMAGE = /^!\[([^\]]*)\]\(([^)\s]*)\)$/;

type Props = {
  /** `![description](figure:DIGEST)`, or empty. */
  readonly picture: string;
  readonly error?: string | undefined;
  readonly figures: readonly RichTextImage[];
  readonly onChange: (picture: string) => void;
  readonly onImage: (figure: RichTextImage) => void;
};

/** An image and its description. */
export function ImageField({ picture, error, onChange, onImage }: Props) {
  const t = useTexts(authoringTexts).fields;
  const send = useUploadImage();
  const [, kept = '', address = ''] = IMAGE.exec(picture) ?? [];
  const [alt, setAlt] = useState(kept);
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle');
  // Brackets would end the description in Markdown.
  const markdown = (words: string, where: string): string =>
    where === '' ? '' : `![${words.replace(/[[\]]/g, '').trim()}](${where})`;

  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setState('sending');
    try {
      const figure = await send(file);
      onImage(figure);
      onChange(markdown(alt, `figure:${figure.digest}`));
      setState('idle');
    } catch {
      setState('failed');
    }
  };

  return (
    <div className={styles.pair}>
      <FileField
        label={t.pictureFile}
        accept="image/png,image/jpeg,image/webp,image/gif"
        error={state === 'failed' ? t.pictureFailed : address === '' ? error : undefined}
        hint={state === 'sending' ? t.sending : undefined}
        onChange={({ target }) => void take(target.files?.[0])}
      />
      <Field
        label={t.imageAlt}
        hint={t.pictureAltHint}
        value={alt}
        error={address === '' ? undefined : error}
        onChange={({ target }) => {
          setAlt(target.value);
          onChange(markdown(target.value, address));
        }}
      />
    </div>
  );
}
