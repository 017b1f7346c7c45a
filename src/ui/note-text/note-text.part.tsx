import { memo, useEffect, useMemo, useState } from 'react';
import { useTexts } from '#texts/current-language.ts';
import { richTextTexts } from '#texts/rich-text.texts.ts';
import { Blocks } from '../rich-text/block.part.tsx';
import type { RichTextFigure } from '../rich-text/figure.part.tsx';
import { FootnoteProvider, footnoteId } from '../rich-text/footnote-mark.part.tsx';
import { parseNote } from '../rich-text/markdown.parser.ts';
import text from '../rich-text/rich-text.module.css';
import { RichText } from '../rich-text/rich-text.part.tsx';
import { loadTypesetter } from '../rich-text/typesetter.loader.ts';
import type { NoteHeading, NoteOutline, NotePart } from './note-outline.ts';
import styles from './note-text.module.css';
import { useGrowing } from './use-growing.ts';

/** Of a shorter note all is laid out as it grows, so that scrolling finds it there. */
const LONG_CHARS = 50_000;

export const headingAnchor = (id: string): string => `note-${id}`;

type Props = {
  readonly outline: NoteOutline;
  readonly figures: readonly RichTextFigure[];
  /** Parts that have to be there at once; all of them for a sheet to be printed. */
  readonly needed: number;
  /** Told once all of the note is there. */
  readonly onWhole?: () => void;
};

/** A whole note: its parts one after the other, and its footnotes under them. */
export function NoteText({ outline, figures, needed, onWhole }: Props) {
  const { parts, footnotes } = outline;
  const isReady = useTypesetterReady(useMemo(() => parts.some(({ source }) => source.includes('$')), [parts]));
  const sizes = useMemo(() => parts.map(({ source }) => source.length + 1), [parts]);
  const shown = useGrowing(sizes, needed, isReady);
  const isWhole = shown >= parts.length;
  const isLong = sizes.reduce((sum, size) => sum + size, 0) > LONG_CHARS;
  useEffect(() => {
    if (isWhole) onWhole?.();
  }, [isWhole, onWhole]);
  const context = useMemo(
    () => ({ numberOf: new Map(footnotes.map(({ label, number }) => [label, number])), onOpen: openFootnote }),
    [footnotes],
  );
  return (
    <FootnoteProvider value={context}>
      <div className={styles.note} data-whole={isWhole || undefined} data-long={isLong || undefined}>
        {parts.slice(0, shown).map((part) => (
          <Part key={part.at} part={part} figures={figures} />
        ))}
        {isWhole && footnotes.length > 0 && <Footnotes outline={outline} figures={figures} />}
      </div>
    </FootnoteProvider>
  );
}

/** Mathematics that is typeset later moves everything under it: a note with formulas waits for the typesetter to grow. */
function useTypesetterReady(isMathematical: boolean): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (!isMathematical) return undefined;
    let isWanted = true;
    const settle = (): void => {
      if (isWanted) setSettled(true);
    };
    // Where it does not come the note is shown all the same, its formulas as their source.
    loadTypesetter().then(settle, settle);
    return () => {
      isWanted = false;
    };
  }, [isMathematical]);
  return !isMathematical || isSettled;
}

const Part = memo(function Part({ part, figures }: { part: NotePart; figures: readonly RichTextFigure[] }) {
  const tokens = useMemo(() => parseNote(part.source), [part.source]);
  return (
    <section className={styles.part}>
      {part.heading !== null && <PartHeading heading={part.heading} />}
      <div className={text.text}>
        <Blocks tokens={tokens} figures={figures} />
      </div>
    </section>
  );
});

/** A note stands below the screen's own heading. */
const LEVELS = ['h2', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

function PartHeading({ heading }: { heading: NoteHeading }) {
  const Level = LEVELS[heading.depth - 1] ?? 'h6';
  return (
    <Level id={headingAnchor(heading.id)} className={styles.heading} data-heading={heading.id} tabIndex={-1}>
      <RichText source={heading.text} inline />
    </Level>
  );
}

function Footnotes({ outline, figures }: { outline: NoteOutline; figures: readonly RichTextFigure[] }) {
  const t = useTexts(richTextTexts);
  return (
    <section className={styles.footnotes} aria-label={t.footnotes}>
      <ol>
        {outline.footnotes.map(({ number, source }) => (
          <li key={number} id={footnoteId(number)} tabIndex={-1}>
            <RichText source={source} figures={figures} />{' '}
            <a
              href={`#${footnoteId(number)}`}
              aria-label={t.backToText(number)}
              data-silent
              onClick={(event) => {
                event.preventDefault();
                showElement(document.querySelector<HTMLElement>(`sup a[href="#${footnoteId(number)}"]`));
              }}
            >
              ↩
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

const openFootnote = (number: number): void => showElement(document.getElementById(footnoteId(number)));

/** Scrolls to something and puts the focus there, for those who go on from it by keyboard. */
export function showElement(element: HTMLElement | null): void {
  if (element === null) return;
  // At once: parts on the way there are laid out as they come near, and would move the goal of a slow scroll.
  element.scrollIntoView({ block: 'start', behavior: 'instant' });
  element.focus({ preventScroll: true });
}
