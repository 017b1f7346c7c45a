import { cardsTexts } from '#texts/cards/cards.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import rows from '#ui/row-list/row-list.module.css';

type Counts = {
  readonly cardCount: number;
  readonly dueCount: number;
  readonly newCount: number;
  readonly learnedCount: number;
  readonly asideCount: number;
};

/** A deck's progress, in words and as a bar. */
export function LearnedShare({ deck, counts }: { readonly deck: string; readonly counts: Counts }) {
  const { decks: t } = useTexts(cardsTexts);
  const { cardCount, dueCount, newCount, learnedCount, asideCount } = counts;
  const words = [
    t.cards({ count: cardCount }),
    ...(dueCount > 0 ? [t.due({ count: dueCount })] : []),
    ...(newCount > 0 ? [t.fresh({ count: newCount })] : []),
    t.learned({ count: learnedCount }),
    ...(asideCount > 0 ? [t.aside({ count: asideCount })] : []),
  ];
  return (
    <span className={rows.foot}>
      <span className={rows.detail}>{joinedLine(...words)}</span>
      <ProgressBar value={learnedCount} max={cardCount} label={t.learnedOf({ deck })} />
    </span>
  );
}
