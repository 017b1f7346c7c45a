import { useTexts } from '#texts/current-language.ts';
import { partsTexts } from '#texts/platform/shared.texts.ts';
import { Glyph } from '#ui/icon/glyph.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import styles from './palette.module.css';

export type PaletteEntry = {
  readonly number: number;
  readonly done: boolean;
  readonly flagged: boolean;
  /** The result, if it is shown already: an icon, and the text for screen readers. */
  readonly result?: { readonly tone: 'right' | 'partly' | 'wrong'; readonly words: string } | undefined;
};

/** A small numbered button for each of many steps, to show progress and to jump. */
export function Palette({
  entries,
  current,
  label,
  onChoose,
}: {
  entries: readonly PaletteEntry[];
  /** Number of the current step, or null. */
  current: number | null;
  label: string;
  onChoose: (number: number) => void;
}) {
  const t = useTexts(partsTexts).palette;
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {entries.map(({ number, done, flagged, result }) => (
          <li key={number}>
            <button
              type="button"
              className={styles.entry}
              data-done={done || undefined}
              aria-current={number === current ? 'step' : undefined}
              data-verdict={result?.tone}
              aria-label={[t.entry({ number, isDone: done, isFlagged: flagged }), result?.words]
                .filter(Boolean)
                .join(', ')}
              onClick={() => onChoose(number)}
            >
              {number}
              {result !== undefined && (
                <span className={styles.symbol}>
                  <Glyph name={result.tone} px={11} />
                </span>
              )}
              {flagged && (
                <span className={styles.flag}>
                  <Icon name="flag" px={11} />
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
