import { cardsTexts } from '#texts/cards.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import rows from '#ui/row-list/row-list.module.css';

type Counts = {
  readonly cardCount: number;
  readonly dueCount: number;
  readonly newCount: number;
  readonly learnedCount: number;
  readonly asideCount: number;
};

/** How a deck stands, in words and as a bar. */
export function LearnedShare({ deck, counts }: { readonly deck: string; readonly counts: Counts }) {
  const { decks: t } = useTexts(cardsTexts);
  const { cardCount, dueCount, newCount, learnedCount, asideCount } = counts;
  const words = [
    t.cards(cardCount),
    ...(dueCount > 0 ? [t.due(dueCount)] : []),
    ...(newCount > 0 ? [t.fresh(newCount)] : []),
    t.learned(learnedCount),
    ...(asideCount > 0 ? [t.aside(asideCount)] : []),
  ];
  return (
    <span className={rows.foot}>
      <span className={rows.detail}>{words.join(' · ')}</span>
      <ProgressBar value={learnedCount} max={cardCount} label={t.learnedOf(deck)} />
    </span>
  );
}
