import { compareValues } from '#domain/questions/authoring/text-difference.rule.ts';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { truncateAround } from '../bank/truncate-around.ts';
import styles from './authoring.module.css';

/** The differences between two values, part by part: removed text is struck through, new text underlined. */
export function Differences({
  before,
  after,
  same,
  nameOf,
}: {
  readonly before: unknown;
  readonly after: unknown;
  readonly same: string;
  /** The name of a part, by its path. */
  readonly nameOf: (path: string) => string;
}) {
  const t = useTexts(authoringTexts).versions;
  const differences = compareValues(before, after);
  if (differences.length === 0) return <p className={styles.soft}>{same}</p>;
  return (
    <dl className={styles.differences}>
      {differences.map(({ path, pieces }) => (
        <div key={path}>
          <dt>{nameOf(path)}</dt>
          <dd>
            {pieces.map((piece, at) => {
              const Tag = piece.kind === 'gone' ? 'del' : piece.kind === 'new' ? 'ins' : 'span';
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a part has no key but its position
                <Tag key={at}>
                  {piece.kind !== 'same' && (
                    <span className={styles.visuallyHidden}>{`[${piece.kind === 'gone' ? t.gone : t.added}] `}</span>
                  )}
                  {piece.kind === 'same'
                    ? truncateAround(piece.text, { isFirst: at === 0, isLast: at === pieces.length - 1 })
                    : piece.text}
                </Tag>
              );
            })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
