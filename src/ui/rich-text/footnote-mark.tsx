import { createContext, type MouseEvent, useContext } from 'react';
import { richTextTexts } from '#texts/content/rich-text.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import styles from './rich-text.module.css';

type Footnotes = {
  /** Number of a footnote by its label; undefined if there is none. */
  readonly numberOf: ReadonlyMap<string, number>;
  readonly onOpen: (number: number) => void;
};

const FootnoteContext = createContext<Footnotes | null>(null);

export const FootnoteProvider = FootnoteContext.Provider;

/** The id of a footnote's element. */
export const footnoteId = (number: number): string => `footnote-${number}`;

/** The superscript link to a footnote. Without such a footnote, the source is shown. */
export function FootnoteMark({ label, written }: { label: string; written: string }) {
  const footnotes = useContext(FootnoteContext);
  const t = useTexts(richTextTexts);
  const number = footnotes?.numberOf.get(label);
  if (footnotes === null || number === undefined) return written;
  const open = (event: MouseEvent): void => {
    event.preventDefault();
    footnotes.onOpen(number);
  };
  return (
    <sup className={styles.script} data-silent>
      <a className={styles.footnote} href={`#${footnoteId(number)}`} aria-label={t.footnote({ number })} onClick={open}>
        {number}
      </a>
    </sup>
  );
}
