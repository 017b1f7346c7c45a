import { Button } from '@radix-ui/themes';
import { useMemo, useState } from 'react';
import type { Draft } from '#domain/content/content.schema.ts';
import { IMAGE_MAX_BYTES } from '#domain/content/media/image.limits.ts';
import { contentTexts } from '#texts/content/content.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Field } from '#ui/form/field.tsx';
import { TextAreaField } from '#ui/form/fields/text-area-field.tsx';
import type { RichTextImage } from '#ui/rich-text/rich-text-image.tsx';
import { BodyField } from './body-field.tsx';
import styles from './content.module.css';
import { type FieldsProps, parentField, textField } from './fields.ts';
import { FilePart } from './file.tsx';
import { ParentField } from './parent-field.tsx';

/** A slug from a title: `Why cells are small` → `why-cells-are-small`. */
const slugOf = (title: string): string =>
  (
    title
      .normalize('NFKD')
      .toLowerCase()
      .replace(/ß/g, 'ss')
      .match(/[a-z0-9]+/g) ?? []
  )
    .join('-')
    .slice(0, 100);

/** The fields of a blog post. The address follows the title until an author changes it by hand. */
export function PostFields(fields: FieldsProps<Draft<'post'>>) {
  const { draft, change, errorOf, editor } = fields;
  const t = useTexts(contentTexts);
  const [sent, setSent] = useState<readonly RichTextImage[]>([]);
  const images = useMemo(() => [...(editor.saved?.images ?? []), ...sent], [editor.saved, sent]);
  const image = images.find(({ digest }) => digest === draft.picture);
  const isOwnSlug = draft.slug !== slugOf(draft.title);
  return (
    <>
      <Field
        label={t.title}
        value={draft.title}
        error={errorOf('title')}
        onChange={({ target: { value: title } }) =>
          change({ ...draft, title, ...(!isOwnSlug && editor.saved === null && { slug: slugOf(title) }) })
        }
      />
      <div className={styles.pair}>
        <Field label={t.slug} {...textField(fields, 'slug')} />
        <ParentField label={t.category} {...parentField(fields, 'category')} />
      </div>
      <Field label={t.author} {...textField(fields, 'author')} />
      <TextAreaField label={t.summary} rows={2} {...textField(fields, 'summary')} />
      {image !== undefined && (
        <div className={styles.file}>
          <img className={styles.image} src={image.url} alt={draft.imageAlt} />
          <div>
            <Button
              type="button"
              variant="soft"
              color="gray"
              size="2"
              onClick={() => change({ ...draft, picture: null, imageAlt: '' })}
            >
              {t.removeImage}
            </Button>
          </div>
        </div>
      )}
      <FilePart
        label={image === undefined ? t.postImage : t.otherImage}
        purpose="picture"
        accept="image/png,image/jpeg,image/webp"
        largest={IMAGE_MAX_BYTES}
        error={errorOf('picture')}
        onAccepted={({ digest, url, width, height }) => {
          if (digest === null || url === null) return;
          setSent((all) => [...all, { digest, url, width: width ?? 0, height: height ?? 0 }]);
          change({ ...draft, picture: digest });
        }}
      />
      {draft.picture !== null && <TextAreaField label={t.alt} rows={2} {...textField(fields, 'imageAlt')} />}
      <BodyField
        body={draft.body}
        images={images}
        error={errorOf('body')}
        onChange={(body) => change({ ...draft, body })}
        onImage={(image) => setSent((all) => [...all, image])}
      />
    </>
  );
}
