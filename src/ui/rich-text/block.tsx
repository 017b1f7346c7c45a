import type { Tokens } from 'marked';
import { Fragment } from 'react';
import { Callout } from './callout.tsx';
import { Inline } from './inline.tsx';
import { type RichToken, within } from './markdown/rich-token.ts';
import { positionKey } from './position-key.ts';
import styles from './rich-text.module.css';
import type { RichTextImage } from './rich-text-image.tsx';
import { TextTable } from './text-table.tsx';

type Images = readonly RichTextImage[];

/** A text is below the screen's own headings, so `#` becomes h3. */
const BELOW_SCREEN = 2;

/**
 * Block content: paragraphs, lists, tables.
 * @param lowered number of levels that are added to headings
 */
export function Blocks({
  tokens,
  images,
  lowered = BELOW_SCREEN,
}: {
  tokens: readonly RichToken[];
  images: Images;
  lowered?: number;
}) {
  return tokens.map((token, at) => <Fragment key={positionKey(at)}>{block(token, images, lowered)}</Fragment>);
}

function block(token: RichToken, images: Images, lowered: number) {
  switch (token.type) {
    case 'space':
      return null;
    case 'paragraph':
      return <Paragraph token={token} images={images} />;
    case 'heading':
      return <TextHeading token={token} images={images} lowered={lowered} />;
    case 'list':
      return <List token={token} images={images} />;
    case 'table':
      return <TextTable token={token} images={images} />;
    case 'blockquote':
      return (
        <blockquote className={styles.quote}>
          <Blocks tokens={within(token)} images={images} />
        </blockquote>
      );
    case 'code':
      return (
        <pre className={styles.listing}>
          <code>{token.text}</code>
        </pre>
      );
    case 'callout':
      return (
        <Callout
          kind={token.kind}
          title={<Inline tokens={token.title} images={images} />}
          isNamed={token.title.length > 0}
        >
          <Blocks tokens={token.blocks} images={images} />
        </Callout>
      );
    case 'hr':
      return <hr className={styles.rule} />;
    default:
      return <Inline tokens={[token]} images={images} />;
  }
}

const HEADINGS = ['h2', 'h3', 'h4', 'h5'] as const;

function TextHeading({ token, images, lowered }: { token: Tokens.Heading; images: Images; lowered: number }) {
  const Heading = HEADINGS[Math.max(0, token.depth + lowered - 2)] ?? 'h6';
  return (
    <Heading className={styles.heading}>
      <Inline tokens={within(token)} images={images} />
    </Heading>
  );
}

function Paragraph({ token, images }: { token: Tokens.Paragraph; images: Images }) {
  const tokens = within(token);
  const mathematical = tokens.some(({ type }) => type === 'formula');
  return (
    <p className={mathematical ? styles.mathematical : styles.paragraph}>
      <Inline tokens={tokens} images={images} />
    </p>
  );
}

function List({ token, images }: { token: Tokens.List; images: Images }) {
  const items = token.items.map((item, at) => (
    <li key={positionKey(at)}>
      <Blocks tokens={within(item)} images={images} />
    </li>
  ));
  if (!token.ordered) return <ul className={styles.list}>{items}</ul>;
  return (
    <ol className={styles.list} start={token.start === '' ? 1 : token.start}>
      {items}
    </ol>
  );
}
