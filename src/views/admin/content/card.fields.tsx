import { useState } from 'react';
import { CARD_KINDS, type CardKind, type CardNote } from '#domain/cards/card-note.schema.ts';
import type { Draft } from '#domain/content/content.schema.ts';
import { cardsTexts } from '#texts/cards/cards.texts.ts';
import { contentTexts } from '#texts/content/content.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Field } from '#ui/form/field.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { TextAreaField } from '#ui/form/fields/text-area-field.tsx';
import { CheckboxField } from '#ui/form/fields/tick-field.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import type { RichTextImage } from '#ui/rich-text/rich-text-image.tsx';
import styles from './content.module.css';
import { type FieldsProps, parentField, textField } from './fields.ts';
import { FilePart } from './file.tsx';
import { ParentField } from './parent-field.tsx';

const IMAGE_MAX_BYTES = 10_000_000;

/** The same content as another kind of card. */
function turnedInto(kind: CardKind, note: CardNote): CardNote {
  const [front, back] = note.kind === 'cloze' ? [note.text, ''] : [note.front, note.back];
  const { typed } = note;
  if (kind === 'cloze') return { kind, text: front, typed };
  return kind === 'image' ? { kind, front, back, typed, figure: '', alt: '' } : { kind, front, back, typed };
}

/** A card: both sides, and its deck. Moving it to another deck keeps students' review states. */
export function CardFields(fields: FieldsProps<Draft<'card'>>) {
  const { draft, change, errorOf, editor } = fields;
  const t = useTexts(contentTexts);
  const cards = useTexts(cardsTexts).editor;
  const { content } = draft;
  const [sent, setSent] = useState<RichTextImage | null>(null);
  const set = (part: object): void => change({ ...draft, content: { ...content, ...part } as CardNote });
  const image =
    content.kind === 'image'
      ? [...(editor.saved?.images ?? []), ...(sent ? [sent] : [])].find(({ digest }) => digest === content.figure)
      : undefined;
  const side = (name: 'front' | 'back' | 'text' | 'alt', label: string, value: string) => (
    <TextAreaField
      label={label}
      rows={3}
      value={value}
      error={errorOf(`content.${name}`)}
      onChange={({ target }) => set({ [name]: target.value })}
    />
  );
  return (
    <>
      <div className={styles.pair}>
        <ParentField label={t.deck} {...parentField(fields, 'deck')} />
        <SelectField
          label={cards.kind}
          value={content.kind}
          options={CARD_KINDS.map((kind) => ({ value: kind, label: cards.kinds[kind] }))}
          onChange={({ target }) =>
            change({
              ...draft,
              content: turnedInto(CARD_KINDS.find((kind) => kind === target.value) ?? 'basic', content),
            })
          }
        />
      </div>
      <Field label={t.section} {...textField(fields, 'section')} />
      {content.kind === 'image' && (
        <>
          {image !== undefined && <img className={styles.image} src={image.url} alt={content.alt} />}
          <FilePart
            label={t.cardImage}
            purpose="picture"
            accept="image/png,image/jpeg,image/gif,image/webp"
            largest={IMAGE_MAX_BYTES}
            error={errorOf('content.figure')}
            onAccepted={({ digest, url, width, height }) => {
              if (digest === null || url === null) return;
              setSent({ digest, url, width: width ?? 0, height: height ?? 0 });
              set({ figure: digest });
            }}
          />
          {side('alt', t.alt, content.alt)}
        </>
      )}
      {content.kind === 'cloze' ? (
        side('text', t.clozeText, content.text)
      ) : (
        <div className={styles.pair}>
          {side('front', t.front, content.front)}
          {side('back', t.backSide, content.back)}
        </div>
      )}
      <CheckboxField label={t.typed} checked={content.typed} onChange={() => set({ typed: !content.typed })} />
      <section className={styles.sides} aria-label={t.preview}>
        <RichText
          source={content.kind === 'cloze' ? content.text : content.front}
          images={editor.saved?.images ?? []}
        />
        {content.kind !== 'cloze' && <RichText source={content.back} images={editor.saved?.images ?? []} />}
      </section>
    </>
  );
}
