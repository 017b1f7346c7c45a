import { Button, Heading } from '@radix-ui/themes';
import { useState } from 'react';
import { DeleteCardDocument, SuspendCardDocument } from '#api/documents/cards/card.generated.ts';
import { useApi, useToast } from '#client/app.context.ts';
import { cardFace } from '#domain/cards/card-face.rule.ts';
import { type CardNote, cardNoteSchema } from '#domain/cards/card-note.schema.ts';
import { cardsTexts } from '#texts/cards/cards.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { noteTitle } from '../../shared/cards/card-form.ts';
import { useCardEditor } from '../../shared/cards/use-card-editor.ts';
import { EnlargeableImages } from '../../shared/platform/dialog/enlargeable-images.tsx';
import { describeProblem } from '../../shared/platform/form/problem.ts';
import type { BrowsedCard } from './browsed-card.ts';
import styles from './study.module.css';

type Props = {
  readonly topic: string;
  readonly cards: readonly BrowsedCard[];
  readonly onChanged: () => void;
};

type Edited = Pick<BrowsedCard, 'images'> & { readonly id: string; readonly content: CardNote };

/** All cards with both sides, and their actions. */
export function CardList({ topic, cards, onChanged }: Props) {
  const t = useTexts(cardsTexts);
  const editCard = useCardEditor();
  const edit = async (note: Edited): Promise<void> => {
    if (await editCard({ topic, note, images: note.images })) onChanged();
  };
  return (
    <section aria-labelledby="all-cards">
      <Heading as="h2" size="5" id="all-cards">
        {t.browse.list}
      </Heading>
      <ul className={styles.list}>
        {cards.map((card) => (
          <CardRow key={card.id} card={card} onEdit={(note) => void edit(note)} onChanged={onChanged} />
        ))}
      </ul>
    </section>
  );
}

type RowProps = Pick<Props, 'onChanged'> & {
  readonly card: BrowsedCard;
  readonly onEdit: (note: Edited) => void;
};

function CardRow({ card, onEdit, onChanged }: RowProps) {
  const { browse: t } = useTexts(cardsTexts);
  const api = useApi();
  const raise = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const content = cardNoteSchema.parse(card.content);
  const face = cardFace(content, card.ordinal);
  const states = [
    ...(card.isLeech ? [t.leech] : []),
    ...(card.isSuspended ? [t.aside] : []),
    ...(card.isBuried ? [t.buried] : []),
  ];
  const change = async (work: () => Promise<unknown>, message?: string): Promise<void> => {
    try {
      await work();
      if (message !== undefined) raise({ message });
      onChanged();
    } catch (error) {
      raise({ message: describeProblem(error).message });
    }
  };
  return (
    <li>
      <div className={styles.words}>
        <EnlargeableImages>
          <RichText source={face.front} images={card.images} />
        </EnlargeableImages>
        <div className={styles.back}>
          <EnlargeableImages>
            <RichText source={face.back} images={card.images} />
          </EnlargeableImages>
        </div>
        {states.length > 0 && <span className={styles.state}>{joinedLine(...states)}</span>}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: it groups the buttons of a row, not form fields */}
      <div className={styles.choices} role="group" aria-label={t.actionsOf({ card: noteTitle(content) })}>
        {card.isSuspended && (
          <Button
            variant="ghost"
            size="2"
            onClick={() => void change(() => api(SuspendCardDocument, { card: card.id, suspended: false }))}
          >
            {t.unsuspend}
          </Button>
        )}
        {card.isOwn && !isAsking && (
          <>
            <Button variant="ghost" size="2" onClick={() => onEdit({ id: card.note, content, images: card.images })}>
              {t.edit}
            </Button>
            <Button variant="ghost" size="2" color="red" onClick={() => setIsAsking(true)}>
              {t.remove}
            </Button>
          </>
        )}
        {isAsking && (
          <>
            <Button variant="ghost" size="2" color="gray" onClick={() => setIsAsking(false)}>
              {t.keepCard}
            </Button>
            <Button
              variant="ghost"
              size="2"
              color="red"
              onClick={() => void change(() => api(DeleteCardDocument, { note: card.note }), t.removed)}
            >
              {t.confirmRemove}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
