import { Button } from '@radix-ui/themes';
import { type RefObject, useEffect, useState } from 'react';
import { useTexts } from '#texts/current-language.ts';
import { noteTexts } from '#texts/study/note.texts.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { passageOf } from '#ui/note-text/passage.ts';
import { type ReadingText, stretchOf, type TextRange } from '#ui/note-text/reading-text.ts';
import { customProperties } from '#ui/theme/custom-properties.ts';
import styles from './note.module.css';

type Selected = { readonly stretch: TextRange; readonly top: number; readonly left: number };

type Props = {
  readonly bar: RefObject<HTMLDivElement | null>;
  readonly article: RefObject<HTMLElement | null>;
  readonly text: ReadingText | null;
  readonly onHighlight: (stretch: TextRange) => void;
  readonly onNote: (stretch: TextRange) => void;
  /** Called with the selected text including formulas. Left out for users who can't create cards. */
  readonly onCard: ((passage: string) => void) | undefined;
  /** It is decorative. */
  readonly onEscape: () => void;
};

const ABOVE_PX = 56;
const LEAST_TOP_PX = 64;

/** Actions for the selected text in the note, near it; on a phone at the bottom, next to its own menu. */
export function SelectionBar({ bar, article, text, onHighlight, onNote, onCard, onEscape }: Props) {
  const t = useTexts(noteTexts);
  const selected = useSelected(article, text);
  if (selected === null) return null;
  const withSelection = (work: (stretch: TextRange, range: Range) => void) => () => {
    const selection = document.getSelection();
    if (selection === null || selection.rangeCount === 0) return;
    work(selected.stretch, selection.getRangeAt(0));
    selection.removeAllRanges();
  };
  return (
    <div
      ref={bar}
      className={styles.selection}
      role="toolbar"
      aria-label={t.marks.bar}
      style={customProperties({ '--top': `${selected.top}px`, '--left': `${selected.left}px` })}
      onKeyDown={({ key }) => key === 'Escape' && onEscape()}
      // A press would clear the selection before the button receives it.
      onPointerDown={(event) => event.preventDefault()}
    >
      <Button size="2" variant="ghost" onClick={withSelection(onHighlight)}>
        <Icon name="flag" px={16} /> {t.marks.highlight}
      </Button>
      <Button size="2" variant="ghost" onClick={withSelection(onNote)}>
        <Icon name="written" px={16} /> {t.marks.note}
      </Button>
      {onCard !== undefined && (
        <Button size="2" variant="ghost" onClick={withSelection((_, range) => onCard(passageOf(range)))}>
          <Icon name="exam" px={16} /> {t.marks.card}
        </Button>
      )}
    </div>
  );
}

function useSelected(article: RefObject<HTMLElement | null>, text: ReadingText | null): Selected | null {
  const [selected, setSelected] = useState<Selected | null>(null);
  useEffect(() => {
    let frame = 0;
    const updateSelection = (): void => {
      frame = 0;
      setSelected(article.current === null || text === null ? null : selectedIn(article.current, text));
    };
    const changed = (): void => {
      frame ||= requestAnimationFrame(updateSelection);
    };
    document.addEventListener('selectionchange', changed);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('selectionchange', changed);
    };
  }, [article, text]);
  return selected;
}

function selectedIn(article: HTMLElement, text: ReadingText): Selected | null {
  const selection = document.getSelection();
  if (selection === null || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!article.contains(range.startContainer) && !article.contains(range.endContainer)) return null;
  const stretch = stretchOf(text, range);
  if (stretch === null) return null;
  const { top, left, width } = range.getBoundingClientRect();
  return { stretch, top: Math.max(LEAST_TOP_PX, top - ABOVE_PX), left: left + width / 2 };
}
