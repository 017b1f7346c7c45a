import { useState } from 'react';
import type { Draft } from '#domain/writing/writing.schema.ts';
import { useTexts } from '#texts/current-language.ts';
import { writingTexts } from '#texts/writing.texts.ts';
import { Field } from '#ui/form/field.tsx';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { LazyEditor } from '#ui/rich-editor/lazy-editor.tsx';
import type { FieldsProps } from './fields.ts';
import { PlaceField } from './place-field.part.tsx';
import styles from './writing.module.css';

/** An address made of a title: `Why cells are small` → `why-cells-are-small`. */
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

export function PostFields({ draft, change, errorOf, desk, places }: FieldsProps<Draft<'post'>>) {
  const t = useTexts(writingTexts);
  const [begun] = useState(draft.body);
  const isOwnSlug = draft.slug !== slugOf(draft.title);
  return (
    <>
      <Field
        label={t.title}
        value={draft.title}
        error={errorOf('title')}
        onChange={({ target: { value: title } }) =>
          change({ ...draft, title, ...(!isOwnSlug && desk.saved === null && { slug: slugOf(title) }) })
        }
      />
      <div className={styles.pair}>
        <Field
          label={t.slug}
          value={draft.slug}
          error={errorOf('slug')}
          onChange={({ target }) => change({ ...draft, slug: target.value })}
        />
        <PlaceField
          label={t.category}
          places={places}
          value={draft.category}
          error={errorOf('category')}
          onChoose={(category) => change({ ...draft, category })}
        />
      </div>
      <Field
        label={t.author}
        value={draft.author}
        error={errorOf('author')}
        onChange={({ target }) => change({ ...draft, author: target.value })}
      />
      <TextAreaField
        label={t.summary}
        rows={2}
        value={draft.summary}
        error={errorOf('summary')}
        onChange={({ target }) => change({ ...draft, summary: target.value })}
      />
      <LazyEditor
        label={t.body}
        initial={begun}
        figures={desk.saved?.figures ?? []}
        error={errorOf('body')}
        onChange={(body) => change({ ...draft, body })}
      />
    </>
  );
}
