import { useState } from 'react';
import { CreateCardDocument, UpdateCardDocument } from '#api/documents/cards/card.generated.ts';
import { useApi, useToast } from '#client/app.context.ts';
import type { DialogControls } from '#client/platform/dialog/dialog.actor.ts';
import type { Dialog } from '#client/platform/dialog/use-dialog.ts';
import { CARD_KINDS, type CardKind, type CardNote, cardNoteSchema } from '#domain/cards/card-note.schema.ts';
import { cardsTexts } from '#texts/cards/cards.texts.ts';
import { textsNow, useTexts } from '#texts/current-language.ts';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { TextAreaField } from '#ui/form/fields/text-area-field.tsx';
import { CheckboxField } from '#ui/form/fields/tick-field.tsx';
import type { RichTextImage } from '#ui/rich-text/rich-text-image.tsx';
import { DialogForm } from '../platform/dialog/dialog-form.tsx';
import { readCardForm } from './card-form.ts';
import { CardImage } from './card-image.tsx';

/** What the editor starts with. */
export type EditedCard = {
  /** The topic's id of the deck. */
  readonly topic: string;
  /** The note to change; null for a new one. */
  readonly note?: { readonly id: string; readonly content: CardNote } | null;
  /** Initial content of a new card, such as a passage of a note or a question. */
  readonly draft?: CardNote;
  /** Images of the changed note. */
  readonly images?: readonly RichTextImage[];
};

const WIDTH_EM = 38;
const EMPTY: CardNote = { kind: 'basic', front: '', back: '', typed: false };

/** Creates or changes a user's own card in a dialog. Returns whether it was saved. */
export async function openCardEditor(dialog: Dialog, card: EditedCard): Promise<boolean> {
  const t = textsNow(cardsTexts).editor;
  const { reason } = await dialog.open({
    title: (card.note ?? null) === null ? t.create : t.edit,
    text: t.intro,
    widthEm: WIDTH_EM,
    form: (controls) => <CardForm controls={controls} {...card} />,
  });
  return reason === 'confirm';
}

type FormProps = EditedCard & { readonly controls: DialogControls };

function CardForm({ controls, topic, note = null, draft = EMPTY, images = [] }: FormProps) {
  const t = useTexts(cardsTexts);
  const api = useApi();
  const raise = useToast();
  const initial = note?.content ?? draft;
  const [kind, setKind] = useState<CardKind>(initial.kind);
  const save = async (content: CardNote): Promise<void> => {
    const savedNote =
      note === null
        ? (await api(CreateCardDocument, { topic, content })).createCard
        : (await api(UpdateCardDocument, { note: note.id, content })).updateCard;
    raise({ message: t.editor.saved({ cards: savedNote.cardCount }) });
  };
  const sides = initial.kind === 'cloze' ? { front: initial.text, back: '' } : initial;

  return (
    <DialogForm
      controls={controls}
      schema={cardNoteSchema}
      read={(data) => readCardForm(data, kind)}
      send={save}
      confirmLabel={t.editor.save}
    >
      {(errors) => (
        <>
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
        </>
      )}
    </DialogForm>
  );
}
