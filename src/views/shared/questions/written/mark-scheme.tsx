import type { MarkPoint, MarkScheme } from '#domain/attempts/marking/mark-scheme.schema.ts';
import type { texts } from '#texts/compiled/en/questions/questions.generated.ts';
import { useTexts } from '#texts/current-language.ts';
import { questionTexts } from '#texts/questions/questions.texts.ts';
import { positionKey } from '#ui/rich-text/position-key.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import type { RichTextImage } from '#ui/rich-text/rich-text-image.tsx';
import styles from './mark-scheme.module.css';

/** A read-only mark scheme: its points with their marks and conditions. */
export function MarkSchemeList({ scheme, images }: { scheme: MarkScheme; images: readonly RichTextImage[] }) {
  const t = useTexts(questionTexts);
  return (
    <section className={styles.scheme}>
      <div className={styles.head}>
        <b className={styles.title}>{t.scheme.title}</b>
        <span className={styles.soft}>{t.scheme.total({ marks: scheme.total })}</span>
      </div>
      <ol className={styles.points}>
        {scheme.points.map((point) => (
          <li key={point.id} className={styles.point}>
            <MarkPointText point={point} scheme={scheme} images={images} />
            <span className={styles.marks}>{t.written.marks({ marks: point.marks })}</span>
          </li>
        ))}
      </ol>
      <GroupNotes scheme={scheme} />
    </section>
  );
}

/** A point's text, with its alternatives and conditions. */
export function MarkPointText({
  point,
  scheme,
  images,
}: {
  point: MarkPoint;
  scheme: MarkScheme;
  images: readonly RichTextImage[];
}) {
  const t = useTexts(questionTexts).scheme;
  return (
    <div className={styles.text}>
      <RichText source={point.text} images={images} inline />
      {point.alternatives?.map((other, index) => (
        <span key={positionKey(index)} className={styles.soft}>
          {t.alternatives} <RichText source={other} images={images} inline />
        </span>
      ))}
      {conditions(t, scheme, point).map((condition) => (
        <span key={condition} className={styles.soft}>
          {condition}
        </span>
      ))}
    </div>
  );
}

/** "Any two of", in words, below the points. */
export function GroupNotes({ scheme }: { scheme: MarkScheme }) {
  const t = useTexts(questionTexts).scheme;
  return scheme.groups?.map(({ points, atMost }) => (
    <p key={points.join()} className={styles.soft}>
      {t.atMost({ points: named(t, scheme, points), most: atMost })}
    </p>
  ));
}

type Words = (typeof texts)['scheme'];

function conditions(t: Words, scheme: MarkScheme, { required, needs = [], carriesErrors }: MarkPoint): string[] {
  return [
    ...(required === true ? [t.required] : []),
    ...(needs.length > 0 ? [t.needs({ points: named(t, scheme, needs) })] : []),
    ...(carriesErrors === true ? [t.carries] : []),
  ];
}

/** Points by number: "point 1, point 3". */
const named = (t: Words, scheme: MarkScheme, ids: readonly string[]): string =>
  ids.map((id) => t.point({ number: scheme.points.findIndex((point) => point.id === id) + 1 })).join(', ');
