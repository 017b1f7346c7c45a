import { useDeferredValue, useMemo, useState } from 'react';
import { type Draft, NOTE_KINDS } from '#domain/content/content.schema.ts';
import { contentTexts } from '#texts/content/content.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { named } from '#texts/named.ts';
import { Field } from '#ui/form/field.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { outlineOf } from '#ui/note-text/note-outline.ts';
import { NoteText } from '#ui/note-text/note-text.tsx';
import type { RichTextImage } from '#ui/rich-text/rich-text-image.tsx';
import { BodyField } from './body-field.tsx';
import styles from './content.module.css';
import { type FieldsProps, parentField, textField } from './fields.ts';
import { ParentField } from './parent-field.tsx';

/** A note booklet or a one-page summary, next to a preview for students. */
export function NoteFields(fields: FieldsProps<Draft<'note'>>) {
  const { draft, change, errorOf, editor } = fields;
  const t = useTexts(contentTexts);
  const [sent, setSent] = useState<readonly RichTextImage[]>([]);
  const images = useMemo(() => [...(editor.saved?.images ?? []), ...sent], [editor.saved, sent]);
  const [isPreviewed, setPreviewed] = useState(false);
  return (
    <>
      <div className={styles.pair}>
        <ParentField label={t.topic} {...parentField(fields, 'topic')} />
        <SelectField
          label={t.kind}
          value={draft.kind}
          options={NOTE_KINDS.map((kind) => ({ value: kind, label: named(t.kinds, kind) }))}
          onChange={({ target }) =>
            change({ ...draft, kind: NOTE_KINDS.find((kind) => kind === target.value) ?? 'noteBooklet' })
          }
        />
      </div>
      <Field label={t.title} {...textField(fields, 'title')} />
      <Field label={t.summary} hint={t.summaryHint} {...textField(fields, 'summary')} />
      <BodyField
        body={draft.body}
        images={images}
        error={errorOf('body')}
        onChange={(body) => change({ ...draft, body })}
        onImage={(image) => setSent((all) => [...all, image])}
      />
      <details className={styles.preview} onToggle={({ currentTarget }) => setPreviewed(currentTarget.open)}>
        <summary>{t.preview}</summary>
        {isPreviewed && <Preview body={draft.body} title={draft.title} images={images} />}
      </details>
    </>
  );
}

type PreviewProps = { readonly body: string; readonly title: string; readonly images: readonly RichTextImage[] };

/** The note as students read it; updated with low priority. */
function Preview({ body, title, images }: PreviewProps) {
  const read = useDeferredValue(body);
  const outline = useMemo(() => outlineOf(read, title), [read, title]);
  return (
    <article>
      <NoteText outline={outline} images={images} needed={outline.parts.length} />
    </article>
  );
}
