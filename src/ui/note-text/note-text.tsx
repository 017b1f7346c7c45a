import { memo, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { richTextTexts } from '#texts/content/rich-text.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Blocks } from '../rich-text/block.tsx';
import { FootnoteProvider, footnoteId } from '../rich-text/footnote-mark.tsx';
import { NearProvider } from '../rich-text/formulas/formula.tsx';
import { loadTypesetter } from '../rich-text/formulas/typesetter.loader.ts';
import { parseNote } from '../rich-text/markdown/markdown.parser.ts';
import text from '../rich-text/rich-text.module.css';
import { RichText } from '../rich-text/rich-text.tsx';
import type { RichTextImage } from '../rich-text/rich-text-image.tsx';
import { whenNear } from './near-window.ts';
import type { Footnote, NoteHeading, NoteOutline, NotePart } from './note-outline.ts';
import styles from './note-text.module.css';
import { endOfStep, useProgressiveCount } from './use-progressive-count.ts';

/** A shorter note is typeset completely, so that scrolling does not have to wait. */
const LONG_CHARS = 50_000;
/** A shorter note is laid out completely; of a longer one, distant parts would make each change of the page slow. */
const LAID_OUT_CHARS = 8_000;

/** The id of a heading's element, for links to it. */
export const headingAnchor = (id: string): string => `note-${id}`;

type Props = {
  readonly outline: NoteOutline;
  readonly images: readonly RichTextImage[];
  /** Sections that have to be rendered at once. */
  readonly needed: number;
  /** For printing: everything is rendered at once, with typeset formulas. */
  readonly isSheet?: boolean;
  /** Called once the whole note is rendered. */
  readonly onFullyShown?: () => void;
};

/** A whole note: its sections one after the other, and its footnotes below. */
export function NoteText({ outline, images, needed, isSheet = false, onFullyShown }: Props) {
  const { parts, footnotes } = outline;
  const sizes = useMemo(() => parts.map(({ source }) => source.length + 1), [parts]);
  const chars = sizes.reduce((sum, size) => sum + size, 0);
  const isLong = chars > LONG_CHARS;
  const isPaper = usePrinting() || isSheet;
  const isLazy = isLong && !isPaper;
  // The first viewport is typeset immediately, because it would shift while being read.
  const firstLazy = isLazy ? endOfStep(sizes, 0) : parts.length;
  const isMathematical = useMemo(() => parts.some(isMathematicalPart), [parts]);
  const isReady = useTypesetterReady(isMathematical);
  const shown = useProgressiveCount(sizes, isPaper ? parts.length : needed, isReady);
  const isFullyShown = shown >= parts.length;
  useEffect(() => {
    if (isFullyShown) onFullyShown?.();
  }, [isFullyShown, onFullyShown]);
  const context = useMemo(
    () => ({ numberOf: new Map(footnotes.map(({ label, number }) => [label, number])), onOpen: openFootnote }),
    [footnotes],
  );
  return (
    <FootnoteProvider value={context}>
      <div
        dir="auto"
        className={styles.note}
        data-whole={isFullyShown || undefined}
        data-long={chars > LAID_OUT_CHARS || undefined}
      >
        {parts.slice(0, shown).map((part) => (
          <Part key={part.at} part={part} images={images} isLazy={part.at >= firstLazy} />
        ))}
        {isFullyShown && footnotes.length > 0 && <Footnotes outline={outline} images={images} isLazy={isLazy} />}
      </div>
    </FootnoteProvider>
  );
}

/** Formulas that are typeset later shift everything below: a note with formulas waits for the typesetter. */
function useTypesetterReady(isMathematical: boolean): boolean {
  const [isSettled, setIsReady] = useState(false);
  useEffect(() => {
    if (!isMathematical) return undefined;
    let isActive = true;
    const markReady = (): void => {
      if (isActive) setIsReady(true);
    };
    // If it can't be loaded, the note is shown all the same, with formulas as source.
    loadTypesetter().then(markReady, markReady);
    return () => {
      isActive = false;
    };
  }, [isMathematical]);
  return !isMathematical || isSettled;
}

const isMathematicalPart = ({ source, heading }: NotePart): boolean =>
  source.includes('$') || heading?.text.includes('$') === true;

/** True from the start of printing, before the browser reads the page. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const prepare = (): void => flushSync(() => setPrinting(true));
    window.addEventListener('beforeprint', prepare);
    return () => window.removeEventListener('beforeprint', prepare);
  }, []);
  return isPrinting;
}

type Lazily = {
  readonly images: readonly RichTextImage[];
  /** Formulas are typeset near the viewport: thousands of them would block a slow phone. */
  readonly isLazy: boolean;
};

const Part = memo(function Part({ part, images, isLazy }: Lazily & { readonly part: NotePart }) {
  const tokens = useMemo(() => parseNote(part.source), [part.source]);
  const { ref, isNear } = useNear<HTMLElement>(isLazy && isMathematicalPart(part));
  return (
    <NearProvider value={isNear}>
      <section ref={ref} className={styles.part}>
        {part.heading !== null && <PartHeading heading={part.heading} />}
        <div className={text.text}>
          <Blocks tokens={tokens} images={images} />
        </div>
      </section>
    </NearProvider>
  );
});

/** Whether the element with the returned `ref` is or was near the viewport; always true if it does not wait for that. */
function useNear<Element extends HTMLElement>(waits: boolean) {
  const element = useRef<Element>(null);
  const [isMet, setMet] = useState(false);
  const isNear = isMet || !waits;
  useEffect(() => {
    if (isNear || element.current === null) return undefined;
    return whenNear(element.current, () => startTransition(() => setMet(true)));
  }, [isNear]);
  return { ref: element, isNear };
}

/** A note is below the screen's own heading. */
const LEVELS = ['h2', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

function PartHeading({ heading }: { heading: NoteHeading }) {
  const Level = LEVELS[heading.depth - 1] ?? 'h6';
  return (
    <Level id={headingAnchor(heading.id)} className={styles.heading} data-heading={heading.id} tabIndex={-1}>
      <RichText source={heading.text} inline />
    </Level>
  );
}

function Footnotes({ outline, ...lazily }: Lazily & { readonly outline: NoteOutline }) {
  const t = useTexts(richTextTexts);
  return (
    <section className={styles.footnotes} aria-label={t.footnotes}>
      <ol>
        {outline.footnotes.map((footnote) => (
          <FootnoteText key={footnote.number} {...footnote} {...lazily} />
        ))}
      </ol>
    </section>
  );
}

function FootnoteText({ number, source, images, isLazy }: Lazily & Footnote) {
  const t = useTexts(richTextTexts);
  const { ref, isNear } = useNear<HTMLLIElement>(isLazy && source.includes('$'));
  return (
    <li ref={ref} id={footnoteId(number)} tabIndex={-1}>
      <NearProvider value={isNear}>
        <RichText source={source} images={images} />
      </NearProvider>{' '}
      <a
        href={`#${footnoteId(number)}`}
        aria-label={t.backToText({ number })}
        data-silent
        onClick={(event) => {
          event.preventDefault();
          showElement(document.querySelector<HTMLElement>(`sup a[href="#${footnoteId(number)}"]`));
        }}
      >
        ↩
      </a>
    </li>
  );
}

const openFootnote = (number: number): void => showElement(document.getElementById(footnoteId(number)));

/** Scrolls to an element and focuses it, for keyboard users. */
export function showElement(element: HTMLElement | null): void {
  if (element === null) return;
  // Without animation: sections on the way are laid out when near, and would move the target of a smooth scroll.
  element.scrollIntoView({ block: 'start', behavior: 'instant' });
  element.focus({ preventScroll: true });
}
