import { Button, Heading } from '@radix-ui/themes';
import { useRef, useState } from 'react';
import { MARK_COMMENT_MAX_CHARS } from '#domain/attempts/attempt.limits.ts';
import { evaluateAwards } from '#domain/attempts/marking/evaluate-awards.rule.ts';
import type { MarkingRound } from '#domain/attempts/marking/finalised-marks.rule.ts';
import { type Award, awardsSchema } from '#domain/attempts/marking/mark-scheme.schema.ts';
import { schemeOfKey } from '#domain/attempts/marking/scheme-of-key.ts';
import type { TeacherMark } from '#domain/attempts/marking/teacher-mark.schema.ts';
import { isQuestionTypeName } from '#domain/questions/types/registry.ts';
import { teachingTexts } from '#texts/classrooms/teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { TextAreaField } from '#ui/form/fields/text-area-field.tsx';
import pages from '#ui/page/page.module.css';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { EnlargeableImages } from '../../../shared/platform/dialog/enlargeable-images.tsx';
import styles from '../../teacher.module.css';
import { type BankComment, CommentBank, Remarks } from './comment-bank.tsx';
import { MarkPointRow } from './mark-point-row.tsx';
import type { MarkingAnswer } from './marking-answer.ts';
import { RemarkReply } from './remark-reply.tsx';
import { StudentResponse } from './student-response.tsx';
import { usePointSelection } from './use-point-selection.ts';

type Props = {
  readonly answer: MarkingAnswer;
  readonly round: MarkingRound;
  readonly unsent: readonly TeacherMark[];
  /** Comments on this question, saved before or since the answer was loaded. */
  readonly comments: readonly BankComment[];
  readonly onSaved: (comment: BankComment) => void;
  readonly onAward: (mark: Omit<TeacherMark, 'operationId'>, isTyped: boolean) => void;
  readonly onNext: () => void;
};

/** One answer next to its mark scheme. Numbers select points, N moves on, C moves to the comment. */
export function AnswerToMark({ answer, round, unsent, comments, onSaved, onAward, onNext }: Props) {
  const t = useTexts(teachingTexts).marking;
  const scheme = isQuestionTypeName(answer.type) ? schemeOfKey(answer.type, answer.key) : null;
  const { awards, comment, change } = useMark(answer, round, unsent, onAward);
  const commentRef = useRef<HTMLTextAreaElement>(null);
  const finish = (): void => {
    // Also without a selected point: zero is a mark, too.
    change({});
    onNext();
  };
  const { toggle, carry } = usePointSelection({
    scheme,
    awards,
    onChange: (changed) => change({ awards: changed }),
    keys: { next: finish, comment: () => commentRef.current?.focus() },
  });
  if (scheme === null) return null;
  const { marks, outOf } = evaluateAwards(scheme, awards);
  const own = awardsSchema.safeParse(answer.selfAwards);
  const others = answer.rounds
    .filter((entry) => entry.round !== round)
    .map((entry) => ({ ...entry, awards: awardsSchema.safeParse(entry.awards).data ?? [] }));
  const bank = [
    ...answer.comments,
    ...comments.filter(({ id }) => answer.comments.every((comment) => comment.id !== id)),
  ];
  const use = (text: string): void => {
    if (!comment.includes(text)) change({ comment: comment === '' ? text : `${comment}\n${text}` });
  };
  return (
    <article className={pages.section}>
      <div className={styles.bar}>
        <Heading as="h3" size="4">
          {answer.student === null ? t.anonymousAnswer : t.answerOf({ name: answer.student.name })}
        </Heading>
        <span className={styles.soft}>{t.left({ count: answer.left })}</span>
      </div>
      <div className={styles.written}>
        <EnlargeableImages>
          <RichText source={answer.stem} images={answer.images} />
        </EnlargeableImages>
      </div>
      <div className={styles.layout}>
        <section className={styles.card}>
          <Heading as="h4" size="3">
            {t.anonymousAnswer}
          </Heading>
          <StudentResponse type={answer.type} response={answer.response} />
          {own.success && answer.selfAwards !== null && (
            <p className={styles.soft}>{t.selfMarks({ marks: evaluateAwards(scheme, own.data).marks })}</p>
          )}
          {answer.remarkRequest !== null && <RemarkReply answer={answer} request={answer.remarkRequest} />}
        </section>
        <section className={styles.card}>
          <fieldset className={styles.points}>
            <legend>
              <Heading as="h4" size="3">
                {t.points}
              </Heading>
            </legend>
            {scheme.points.map((point, at) => (
              <MarkPointRow
                key={point.id}
                {...{ point, at, scheme, awards, images: answer.images }}
                awardedBy={others.filter(({ awards }) => awards.some((award) => award.point === point.id))}
                onToggle={() => toggle(point.id)}
                onCarry={() => carry(point.id)}
              >
                <Remarks remarks={bank.filter((entry) => entry.point === point.id)} onUse={use} />
              </MarkPointRow>
            ))}
          </fieldset>
          <output aria-live="polite">
            <b>{t.sum({ marks, outOf })}</b>
          </output>
          {others.map((entry) => (
            <p key={entry.round} className={styles.soft}>
              {t.earlier({ round: entry.round, marks: entry.marks, marker: entry.marker ?? '' })}
              {entry.comment !== '' && (
                <span className={styles.written}>
                  {' '}
                  – <bdi>{entry.comment}</bdi>
                </span>
              )}
            </p>
          ))}
          <TextAreaField
            ref={commentRef}
            label={t.comment}
            rows={3}
            maxLength={MARK_COMMENT_MAX_CHARS}
            value={comment}
            onChange={(event) => change({ comment: event.currentTarget.value })}
          />
          <CommentBank
            {...{ bank, comment }}
            item={answer.itemId}
            points={scheme.points}
            onUse={use}
            onSaved={onSaved}
          />
          <div className={pages.actions}>
            <Button size="3" onClick={finish}>
              {t.next}
            </Button>
          </div>
          <p className={styles.keys}>{t.keys}</p>
        </section>
      </div>
    </article>
  );
}

type Mark = { readonly awards: readonly Award[]; readonly comment: string; readonly sequence: number };

/** The current marks: what this device still has to send, otherwise the server's. */
function useMark(
  answer: MarkingAnswer,
  round: MarkingRound,
  unsent: readonly TeacherMark[],
  onAward: Props['onAward'],
) {
  const waiting = unsent.find(
    (mark) => mark.attempt === answer.attempt && mark.position === answer.position && mark.round === round,
  );
  const ownRound = answer.rounds.find((entry) => entry.round === round);
  const [mark, setMark] = useState<Mark>(() => {
    const read = awardsSchema.safeParse(waiting?.awards ?? ownRound?.awards);
    return {
      awards: read.success ? read.data : [],
      comment: waiting?.comment ?? ownRound?.comment ?? '',
      sequence: waiting?.sequence ?? ownRound?.sequence ?? 0,
    };
  });
  const change = (given: { readonly awards?: readonly Award[]; readonly comment?: string }): void => {
    const next = { ...mark, ...given, sequence: mark.sequence + 1 };
    setMark(next);
    const { attempt, position } = answer;
    onAward({ attempt, position, round, ...next, awards: [...next.awards] }, given.comment !== undefined);
  };
  return { ...mark, change };
}
