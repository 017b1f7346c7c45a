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
  readonly image: string;
  readonly error?: string | undefined;
  readonly images: readonly RichTextImage[];
  readonly onChange: (image: string) => void;
  readonly onImage: (image: RichTextImage) => void;
};

/** An image and its description. */
export function ImageField({ image: img, error, onChange, onImage }: Props) {
  const t = useTexts(authoringTexts).fields;
  const send = useUploadImage();
  const [, currentAlt = '', address = ''] = IMAGE.exec(img) ?? [];
  const [alt, setAlt] = useState(currentAlt);
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle');
  // Brackets would end the description in Markdown.
  const markdown = (words: string, where: string): string =>
    where === '' ? '' : `![${words.replace(/[[\]]/g, '').trim()}](${where})`;

  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setState('sending');
    try {
      const image = await send(file);
      onImage(image);
      onChange(markdown(alt, `figure:${image.digest}`));
      setState('idle');
    } catch {
      setState('failed');
    }
  };

  return (
    <div className={styles.pair}>
      <FileField
        label={t.imageFile}
        accept="image/png,image/jpeg,image/webp,image/gif"
        error={state === 'failed' ? t.imageFailed : address === '' ? error : undefined}
        hint={state === 'sending' ? t.sending : undefined}
        onChange={({ target }) => void take(target.files?.[0])}
      />
      <Field
        label={t.imageAlt}
        hint={t.imageAltHint}
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
