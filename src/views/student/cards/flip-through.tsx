import { Button } from '@radix-ui/themes';
import { useEffect, useEffectEvent, useState } from 'react';
import { cardFace } from '#domain/cards/card-face.rule.ts';
import { cardNoteSchema } from '#domain/cards/card-note.schema.ts';
import { cardsTexts } from '#texts/cards/cards.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { CardSides } from '../../shared/cards/card-sides.tsx';
import type { BrowsedCard } from './browsed-card.ts';
import styles from './study.module.css';

const IGNORED_TARGETS = 'input, textarea, select, button, a, summary';

/** Browses cards one by one, both sides, without saving anything. Space flips, arrows move on and back. */
export function FlipThrough({ cards }: { readonly cards: readonly BrowsedCard[] }) {
  const { browse: t } = useTexts(cardsTexts);
  const [at, setAt] = useState(0);
  const [isTurned, setIsTurned] = useState(false);
  const index = Math.min(at, cards.length - 1);
  const card = cards[index];
  const goTo = (next: number): void => {
    if (next < 0 || next >= cards.length) return;
    setAt(next);
    setIsTurned(false);
  };
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const isLeftToRight = getComputedStyle(document.documentElement).direction !== 'rtl';
    if (target?.matches('input, textarea, select') === true || target?.closest('[role="dialog"]') != null) return;
    if (event.key === 'ArrowRight') goTo(index + (isLeftToRight ? 1 : -1));
    else if (event.key === 'ArrowLeft') goTo(index - (isLeftToRight ? 1 : -1));
    else if (event.key === ' ' && target?.matches(IGNORED_TARGETS) !== true) {
      event.preventDefault();
      setIsTurned(!isTurned);
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  if (card === undefined) return null;
  return (
    <div className={styles.after}>
      <p className={styles.count} role="status">
        {t.position({ at: index + 1, all: cards.length })}
      </p>
      <CardSides
        key={card.id}
        face={cardFace(cardNoteSchema.parse(card.content), card.ordinal)}
        images={card.images}
        section={card.section}
        showsAnswer={isTurned}
      />
      <div className={styles.turn}>
        <Button size="3" variant="soft" disabled={index === 0} onClick={() => goTo(index - 1)}>
          <Icon name="back" px={16} /> {t.previous}
        </Button>
        <Button size="3" aria-pressed={isTurned} onClick={() => setIsTurned(!isTurned)}>
          <Icon name="again" px={16} /> {t.flip}
        </Button>
        <Button size="3" variant="soft" disabled={index + 1 >= cards.length} onClick={() => goTo(index + 1)}>
          {t.next} <Icon name="on" px={16} />
        </Button>
      </div>
    </div>
  );
}
