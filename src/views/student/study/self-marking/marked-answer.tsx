import { Button, Heading } from '@radix-ui/themes';
import { useId, useState } from 'react';
import type { ReviewedAttemptQuery } from '#api/documents/cards/review.generated.ts';
import { MarkOwnAnswerDocument } from '#api/documents/study/practice.generated.ts';
import { useApi } from '#client/app.context.ts';
import { evaluateAwards } from '#domain/attempts/marking/evaluate-awards.rule.ts';
import { type Award, awardsSchema, type MarkScheme } from '#domain/attempts/marking/mark-scheme.schema.ts';
import { schemeOfKey } from '#domain/attempts/marking/scheme-of-key.ts';
import { isQuestionTypeName } from '#domain/questions/types/registry.ts';
import { useTexts } from '#texts/current-language.ts';
import { practiceTexts } from '#texts/study/practice.texts.ts';
import { Problem } from '#ui/form/problem.tsx';
import { ResultBadge } from '#ui/result-badge/result-badge.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { describeProblem } from '../../../shared/platform/form/problem.ts';
import { GroupNotes, MarkSchemeList } from '../../../shared/questions/written/mark-scheme.tsx';
import { OwnWork } from './own-work.tsx';
import { PointTick } from './point-tick.tsx';
import styles from './self-marking.module.css';

type Item = Pick<
  ReviewedAttemptQuery['attempt']['items'][number],
  'position' | 'type' | 'stem' | 'images' | 'review'
> & { readonly response: unknown };

/**
 * One written answer next to its mark scheme, to be marked; without an answer, there is only the scheme to read. The marks
 * are computed here as on the server.
 */
export function MarkedAnswer({
  attempt,
  item,
  number,
  onSaved,
}: {
  attempt: string;
  item: Item;
  number: number;
  onSaved: () => void;
}) {
  const t = useTexts(practiceTexts).selfMarking;
  const headingId = useId();
  const scheme = schemeOf(item);
  const { awards, isSaved, busy, problem, change, save } = useAwards(attempt, item, onSaved);
  if (scheme === null || item.review === null) return null;
  const isEmpty = item.review.outcome === 'unanswered';
  const { marks, outOf } = evaluateAwards(scheme, awards);
  return (
    <article className={styles.answer} aria-labelledby={headingId}>
      <Heading as="h2" size="3" id={headingId}>
        {t.question({ number })}
      </Heading>
      <div className={styles.stem}>
        <RichText source={item.stem} images={item.images} />
      </div>
      <div className={styles.side}>
        <section className={styles.own}>
          <Heading as="h3" size="2">
            {t.yourAnswer}
          </Heading>
          {isEmpty ? <p className={styles.soft}>{t.unanswered}</p> : <OwnWork item={item} />}
        </section>
        {isEmpty ? (
          <MarkSchemeList scheme={scheme} images={item.images} />
        ) : (
          <fieldset className={styles.points} disabled={busy}>
            <legend className={styles.legend}>{t.tick}</legend>
            {scheme.points.map((point) => (
              <PointTick
                key={point.id}
                point={point}
                scheme={scheme}
                images={item.images}
                award={awards.find((award) => award.point === point.id)}
                onChange={(award) => {
                  const others = awards.filter((other) => other.point !== point.id);
                  change(award === null ? others : [...others, award]);
                }}
              />
            ))}
            <GroupNotes scheme={scheme} />
            <div className={styles.sum}>
              <output aria-live="polite">
                <b>{t.sum({ marks, outOf })}</b>
              </output>
              {isSaved ? (
                <ResultBadge tone="right">{t.saved}</ResultBadge>
              ) : (
                <Button size="2" loading={busy} onClick={() => void save()}>
                  {t.save}
                </Button>
              )}
            </div>
            <Problem message={problem} />
          </fieldset>
        )}
      </div>
    </article>
  );
}

function schemeOf({ type, review }: Item): MarkScheme | null {
  return isQuestionTypeName(type) && review !== null ? schemeOfKey(type, review.key) : null;
}

function useAwards(attempt: string, { position, review }: Item, onSaved: () => void) {
  const api = useApi();
  const [awards, setAwards] = useState<readonly Award[]>(() => {
    const read = awardsSchema.safeParse(review?.awards);
    return read.success ? read.data : [];
  });
  const [isSaved, setIsSaved] = useState(review?.selfMarked === true);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    awards,
    isSaved,
    busy,
    problem,
    change: (next: readonly Award[]) => {
      setAwards(next);
      setIsSaved(false);
    },
    save: async () => {
      setBusy(true);
      setProblem(null);
      try {
        await api(MarkOwnAnswerDocument, { attempt, position, awards: [...awards] });
        setIsSaved(true);
        onSaved();
      } catch (cause) {
        setProblem(describeProblem(cause).message);
      } finally {
        setBusy(false);
      }
    },
  };
}
