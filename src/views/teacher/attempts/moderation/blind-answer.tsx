import { Button, Heading } from '@radix-ui/themes';
import { evaluateAwards } from '#domain/attempts/marking/evaluate-awards.rule.ts';
import type { Award } from '#domain/attempts/marking/mark-scheme.schema.ts';
import { schemeOfKey } from '#domain/attempts/marking/scheme-of-key.ts';
import { moderationTexts } from '#texts/attempts/moderation.texts.ts';
import { teachingTexts } from '#texts/classrooms/teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import pages from '#ui/page/page.module.css';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { EnlargeableImages } from '../../../shared/platform/dialog/enlargeable-images.tsx';
import { GroupNotes } from '../../../shared/questions/written/mark-scheme.tsx';
import styles from '../../teacher.module.css';
import { MarkPointRow } from '../marking/mark-point-row.tsx';
import { StudentResponse } from '../marking/student-response.tsx';
import { usePointSelection } from '../marking/use-point-selection.ts';
import type { ModerationData } from './moderation-data.ts';

type Props = {
  readonly answer: ModerationData['sample'][number];
  readonly awards: readonly Award[];
  readonly onChange: (awards: readonly Award[]) => void;
  /** Null at the first answer. */
  readonly onPrevious: (() => void) | null;
  readonly onNext: () => void;
};

/** One answer of a sample next to the mark scheme. Numbers select points, N moves on. */
export function BlindAnswer({ answer, awards, onChange, onPrevious, onNext }: Props) {
  const { mark: t } = useTexts(moderationTexts);
  const { marking } = useTexts(teachingTexts);
  const scheme = schemeOfKey(answer.type, answer.key);
  const { toggle, carry } = usePointSelection({
    scheme,
    awards,
    onChange,
    keys: { next: onNext, comment: () => undefined },
  });
  if (scheme === null) return null;
  const { marks, outOf } = evaluateAwards(scheme, awards);
  return (
    <article className={pages.section}>
      <div className={styles.written}>
        <EnlargeableImages>
          <RichText source={answer.stem} images={answer.images} />
        </EnlargeableImages>
      </div>
      <div className={styles.layout}>
        <section className={styles.card}>
          <Heading as="h3" size="3">
            {marking.anonymousAnswer}
          </Heading>
          <StudentResponse type={answer.type} response={answer.response} />
        </section>
        <section className={styles.card}>
          <fieldset className={styles.points}>
            <legend>
              <Heading as="h3" size="3">
                {marking.points}
              </Heading>
            </legend>
            {scheme.points.map((point, at) => (
              <MarkPointRow
                key={point.id}
                {...{ point, at, scheme, awards, images: answer.images, awardedBy: [] }}
                onToggle={() => toggle(point.id)}
                onCarry={() => carry(point.id)}
              >
                {null}
              </MarkPointRow>
            ))}
          </fieldset>
          <GroupNotes scheme={scheme} />
          <output aria-live="polite">
            <b>{marking.sum({ marks, outOf })}</b>
          </output>
          <div className={pages.actions}>
            <Button size="3" onClick={onNext}>
              {t.next}
            </Button>
            {onPrevious !== null && (
              <Button size="3" variant="soft" color="gray" onClick={onPrevious}>
                {t.previous}
              </Button>
            )}
          </div>
        </section>
      </div>
    </article>
  );
}
