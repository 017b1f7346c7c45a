import type { Tokens } from 'marked';
import { useTexts } from '#texts/current-language.ts';
import { partsTexts } from '#texts/platform/shared.texts.ts';
import { Inline } from './inline.tsx';
import { within } from './markdown/rich-token.ts';
import { positionKey } from './position-key.ts';
import styles from './rich-text.module.css';
import type { RichTextImage } from './rich-text-image.tsx';

type Images = readonly RichTextImage[];

/** A scrolling box has to be focusable. */
const SCROLLS_BY_KEYBOARD = 0;

/** A table that scrolls in its own box if the screen is narrower. Banks often leave the header empty. */
export function TextTable({ token, images }: { token: Tokens.Table; images: Images }) {
  const t = useTexts(partsTexts).text;
  const headless = token.header.every(({ text }) => text.trim() === '');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a scrollable box is no landmark; a page may have many
    <div role="group" className={styles.tableBox} tabIndex={SCROLLS_BY_KEYBOARD} aria-label={t.table}>
      <table className={styles.table}>
        {!headless && (
          <thead>
            <Row cells={token.header} images={images} />
          </thead>
        )}
        <tbody>
          {token.rows.map((cells, at) => (
            <Row key={positionKey(at)} cells={cells} images={images} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ cells, images }: { cells: readonly Tokens.TableCell[]; images: Images }) {
  return (
    <tr>
      {cells.map((cell, at) => {
        // The corner above a column of row names is often empty, and an empty heading heads nothing.
        const Cell = cell.header && cell.text.trim() !== '' ? 'th' : 'td';
        return (
          <Cell key={positionKey(at)} style={cell.align === null ? undefined : { textAlign: LOGICAL[cell.align] }}>
            <Inline tokens={within(cell)} images={images} />
          </Cell>
        );
      })}
    </tr>
  );
}

const LOGICAL = { left: 'start', right: 'end', center: 'center' } as const;
