import { Fragment } from 'react';
import { useTexts } from '#texts/current-language.ts';
import { partsTexts } from '#texts/platform/shared.texts.ts';
import { EnlargeImageContext } from './enlarge-image.ts';
import { FootnoteMark } from './footnote-mark.tsx';
import { Formula } from './formulas/formula.tsx';
import { withReferencesRead } from './markdown/character-reference.ts';
import { linkAddress } from './markdown/link-address.ts';
import { type RichToken, within } from './markdown/rich-token.ts';
import { type JoinedToken, withNonBreakingPunctuation } from './non-breaking-punctuation.ts';
import { positionKey } from './position-key.ts';
import styles from './rich-text.module.css';
import { ContentImage, type RichTextImage } from './rich-text-image.tsx';

type Images = readonly RichTextImage[];

/** Inline content. */
export function Inline({ tokens, images }: { tokens: readonly RichToken[]; images: Images }) {
  return withNonBreakingPunctuation(tokens).map((token, at) => (
    <Fragment key={positionKey(at)}>{inline(token, images)}</Fragment>
  ));
}

function inline(token: RichToken | JoinedToken, images: Images) {
  const inner = () => <Inline tokens={within('tokens' in token ? token : {})} images={images} />;
  switch (token.type) {
    case 'formula':
      return <Formula tex={token.tex} display={token.display} />;
    case 'clung':
      return (
        <span className={styles.noBreak}>
          {token.before}
          <Formula tex={token.formula.tex} display={false} />
          {token.after}
        </span>
      );
    case 'footnote':
      return <FootnoteMark label={token.label} written={token.raw} />;
    case 'blank':
      return <Blank />;
    case 'sub':
      return <sub className={styles.script}>{inner()}</sub>;
    case 'sup':
      return <sup className={styles.script}>{inner()}</sup>;
    case 'em':
      return <em>{inner()}</em>;
    case 'strong':
      return <strong>{inner()}</strong>;
    case 'del':
      return <del>{inner()}</del>;
    case 'codespan':
      return <code className={styles.source}>{token.text}</code>;
    case 'br':
      return <br />;
    case 'escape':
      return token.text;
    case 'checkbox':
      return token.checked ? '☑ ' : '☐ ';
    case 'image':
      return <ContentImage address={token.href} alt={withReferencesRead(token.text)} images={images} />;
    case 'link':
      return <TextLink address={linkAddress(token.href)}>{inner()}</TextLink>;
    case 'text':
      return within(token).length > 0 ? inner() : withReferencesRead(token.text);
    default:
      return token.raw;
  }
}

function Blank() {
  const t = useTexts(partsTexts).text;
  return (
    <span className={styles.blank} role="img" aria-label={t.blank}>
      {'\u00a0'}
    </span>
  );
}

function TextLink({ address, children }: { address: string | null; children: React.ReactNode }) {
  if (address === null) return children;
  return (
    <a href={address} rel="noreferrer" target="_blank">
      {/* A button within a link would have two meanings. */}
      <EnlargeImageContext value={null}>{children}</EnlargeImageContext>
    </a>
  );
}
