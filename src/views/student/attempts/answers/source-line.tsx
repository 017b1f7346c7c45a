import type { ReviewedAttemptQuery } from '#api/documents/cards/review.generated.ts';
import { answersTexts } from '#texts/attempts/answers.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { userText } from '#texts/message-parts.ts';
import { linkAddress } from '#ui/rich-text/markdown/link-address.ts';
import styles from './answers.module.css';

type Source = ReviewedAttemptQuery['attempt']['items'][number]['source'];

/** The source and licence of a question, as licences require. Nothing for a user's own question. */
export function SourceLine({ source: { work, author, url, licence } }: { source: Source }) {
  const t = useTexts(answersTexts);
  if (work === null && author === null && licence === null) return null;
  // Banks write `openstax.org/details/…` without the protocol.
  const address = url === null ? null : (linkAddress(url) ?? linkAddress(`https://${url}`));
  const title = work ?? author ?? t.source;
  return (
    <p className={styles.source}>
      {address === null ? (
        title
      ) : (
        <a href={address} rel="noreferrer" target="_blank">
          {title}
        </a>
      )}
      {work !== null && author !== null && `, ${userText(author)}`}
      {licence !== null && ` · ${t.licence({ name: licence })}`}
    </p>
  );
}
