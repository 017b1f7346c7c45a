import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { CreateCardDocument, UpdateCardDocument } from '#api/documents/cards/card.generated.ts';
import { useApi, useToast } from '#client/app.context.ts';
import { CARD_KINDS, type CardKind, type CardNote, cardNoteSchema } from '#domain/cards/card-note.schema.ts';
import { cardsTexts } from '#texts/cards/cards.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { DialogActions, DialogFrame } from '#ui/dialog/dialog-frame.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { TextAreaField } from '#ui/form/fields/text-area-field.tsx';
import { CheckboxField } from '#ui/form/fields/tick-field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import type { RichTextImage } from '#ui/rich-text/rich-text-image.tsx';
import { useCheckedForm } from '../platform/form/checked-form.ts';
import { readCardForm } from './card-form.ts';
import { CardImage } from './card-image.tsx';
import styles from './cards.module.css';

type Props = {
  /** The topic's id of the deck. */
  readonly topic: string;
  /** The note to change; null for a new one. */
  readonly note?: { readonly id: string; readonly content: CardNote } | null;
  /** Initial content of a new card, such as a passage of a note or a question. */
  readonly draft?: CardNote;
  /** Images of the changed note. */
  readonly images?: readonly RichTextImage[];
  readonly onClose: () => void;
  /** The card was saved. */
  readonly onSaved: () => void;
};

const WIDTH_EM = 38;
const EMPTY: CardNote = { kind: 'basic', front: '', back: '', typed: false };

/** Creates or changes a user's own card. The caller opens and closes the dialog. */
export function CardEditor({ topic, note = null, draft = EMPTY, images = [], onClose, onSaved }: Props) {
  const t = useTexts(cardsTexts);
  const api = useApi();
  const raise = useToast();
  const initial = note?.content ?? draft;
  const [kind, setKind] = useState<CardKind>(initial.kind);
  const { form, errors, problem, isSending } = useCheckedForm({
    schema: cardNoteSchema,
    read: (data) => readCardForm(data, kind),
    send: async (content) => {
      const savedNote =
        note === null
          ? (await api(CreateCardDocument, { topic, content })).createCard
          : (await api(UpdateCardDocument, { note: note.id, content })).updateCard;
      raise({ message: t.editor.saved({ cards: savedNote.cardCount }) });
      onSaved();
    },
  });
  const sides = initial.kind === 'cloze' ? { front: initial.text, back: '' } : initial;

  return (
    <DialogFrame
      isOpen
      title={note === null ? t.editor.create : t.editor.edit}
      text={t.editor.intro}
      widthEm={WIDTH_EM}
      onClose={onClose}
      onEscape={onClose}
      onBackdrop={() => undefined}
    >
      <form {...form} className={styles.editor}>
        <Problem message={problem} />
        <SelectField
          name="kind"
          label={t.editor.kind}
          error={errors.kind}
          value={kind}
          onChange={({ target }) => setKind(CARD_KINDS.find((each) => each === target.value) ?? 'basic')}
          options={CARD_KINDS.map((each) => ({ value: each, label: t.editor.kinds[each] }))}
        />
        {kind === 'image' && (
          <CardImage initial={initial.kind === 'image' ? initial : null} images={images} errors={errors} />
        )}
        {kind === 'cloze' ? (
          <TextAreaField
            key="text"
            name="text"
            rows={4}
            label={t.editor.text}
            hint={t.editor.textHint}
            error={errors.text}
            defaultValue={initial.kind === 'cloze' ? initial.text : initial.front}
          />
        ) : (
          <>
            <TextAreaField
              key="front"
              name="front"
              rows={2}
              label={t.editor.front}
              error={errors.front}
              defaultValue={sides.front}
            />
            <TextAreaField
              key="back"
              name="back"
              rows={3}
              label={t.editor.back}
              error={errors.back}
              defaultValue={sides.back}
            />
          </>
        )}
        <CheckboxField name="typed" label={t.editor.typed} defaultChecked={initial.typed} />
        <DialogActions>
          <Button type="button" variant="soft" color="gray" size="3" onClick={onClose}>
            {t.editor.cancel}
          </Button>
          <Button type="submit" size="3" loading={isSending}>
            {t.editor.save}
          </Button>
        </DialogActions>
      </form>
    </DialogFrame>
  );
}
