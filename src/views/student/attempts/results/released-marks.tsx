import { Heading } from '@radix-ui/themes';
import type { ReleasedMarksQuery } from '#api/documents/attempts/released-marks.generated.ts';
import { evaluateAwards } from '#domain/attempts/marking/evaluate-awards.rule.ts';
import {
  awardsSchema,
  type MarkPoint,
  type MarkScheme,
  markSchemeSchema,
} from '#domain/attempts/marking/mark-scheme.schema.ts';
import { useTexts } from '#texts/current-language.ts';
import { analysisTexts } from '#texts/study/analysis.texts.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import { ResultBadge } from '#ui/result-badge/result-badge.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { loadFailed } from '../../../load-failed.tsx';
import { EnlargeableImages } from '../../../shared/platform/dialog/enlargeable-images.tsx';
import { GroupNotes, MarkPointText } from '../../../shared/questions/written/mark-scheme.tsx';
import { RemarkRequest } from './remark-request.tsx';
import styles from './results.module.css';

type ReleasedMark = ReleasedMarksQuery['releasedMarks'][number];

type Props = { readonly attempt: string; readonly releasedMarks: Promise<ReleasedMarksQuery> };

/** A teacher's marks for each written answer, point by point, and requesting a re-mark. */
export function ReleasedMarks({ attempt, releasedMarks: query }: Props) {
  const { released: t } = useTexts(analysisTexts);
  return (
    <Loaded data={query} failed={loadFailed} waiting={<LoadingSkeleton heights={[36, 160]} />}>
      {({ releasedMarks }) =>
        releasedMarks.length === 0 ? null : (
          <PageSection id="released-marks" title={t.title}>
            <ol className={styles.answers}>
              {releasedMarks.map((mark) => (
                <li key={mark.position}>
                  <MarkedAnswer attempt={attempt} mark={mark} />
                </li>
              ))}
            </ol>
          </PageSection>
        )
      }
    </Loaded>
  );
}

function MarkedAnswer({ attempt, mark }: { readonly attempt: string; readonly mark: ReleasedMark }) {
  const { released: t } = useTexts(analysisTexts);
  const scheme = markSchemeSchema.safeParse(mark.scheme);
  const id = `released-mark-${mark.position}`;
  return (
    <article className={styles.result} aria-labelledby={id}>
      <div className={styles.marks}>
        <Heading as="h3" size="4" id={id}>
          {t.question({ position: mark.number })}
        </Heading>
        <span>{t.sum({ marks: mark.marks, outOf: mark.outOf })}</span>
      </div>
      <EnlargeableImages>
        <RichText source={mark.stem} images={mark.images} />
      </EnlargeableImages>
      {scheme.success && <Points mark={mark} scheme={scheme.data} />}
      {mark.comment !== '' && (
        <div className={styles.remarkText}>
          <b>{t.comment}</b>
          <p dir="auto">{mark.comment}</p>
        </div>
      )}
      <RemarkRequest attempt={attempt} mark={mark} />
    </article>
  );
}

/** Every point of the scheme, and whether it was awarded. */
function Points({ mark, scheme }: { readonly mark: ReleasedMark; readonly scheme: MarkScheme }) {
  const { released: t } = useTexts(analysisTexts);
  const read = awardsSchema.safeParse(mark.awards);
  const awards = read.success ? read.data : [];
  const { counted } = evaluateAwards(scheme, awards);
  const result = ({ id }: MarkPoint) => {
    if (counted.includes(id)) return <ResultBadge tone="right">{t.got}</ResultBadge>;
    if (awards.some(({ point }) => point === id)) return <ResultBadge tone="partly">{t.uncounted}</ResultBadge>;
    return <ResultBadge tone="none">{t.missed}</ResultBadge>;
  };
  return (
    <>
      <ul className={styles.points}>
        {scheme.points.map((point) => (
          <li key={point.id}>
            <MarkPointText point={point} scheme={scheme} images={mark.images} />
            <span className={styles.soft}>{t.marks({ marks: point.marks })}</span>
            <span>
              {result(point)}
              {awards.some((award) => award.point === point.id && award.carried === true) && (
                <span className={styles.soft}> {t.carried}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <GroupNotes scheme={scheme} />
    </>
  );
}
