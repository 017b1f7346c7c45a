import { Button, Heading } from '@radix-ui/themes';
import { useRef, useState } from 'react';
import { ITEM_TYPES, isItemTypeName } from '#domain/items/registry.ts';
import { MARK_COMMENT_MAX_CHARS } from '#domain/limits.ts';
import { evaluateAwards } from '#domain/marking/evaluate-awards.rule.ts';
import { type Award, awardsSchema } from '#domain/marking/mark-scheme.schema.ts';
import { schemeOfKey } from '#domain/marking/scheme-of-key.ts';
import type { MarkingRound } from '#domain/marking/settled-marks.rule.ts';
import type { TeacherMark } from '#domain/marking/teacher-mark.schema.ts';
import { useTexts } from '#texts/current-language.ts';
import { teachingTexts } from '#texts/teaching.texts.ts';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import pages from '#ui/page/page.module.css';
import { RichText } from '#ui/rich-text/rich-text.part.tsx';
import { HandedUpFiles } from '../../items/handed-up-files.part.tsx';
import styles from '../teacher.module.css';
import { type BankComment, CommentBank, Remarks } from './comment-bank.part.tsx';
import { ComplaintAnswer } from './complaint-answer.part.tsx';
import type { DeskAnswer } from './desk-answer.ts';
import { PicturesOnDesk } from './pictures-on-desk.part.tsx';
import { PointOnDesk } from './point-on-desk.part.tsx';
import { useDeskKeys } from './use-desk-keys.ts';

type Props = {
  readonly answer: DeskAnswer;
  readonly round: MarkingRound;
  readonly unsent: readonly TeacherMark[];
  /** Comments on this question that were kept since the answer was fetched, or before. */
  readonly comments: readonly BankComment[];
  readonly onKept: (comment: BankComment) => void;
  readonly onGive: (mark: Omit<TeacherMark, 'operationId'>, isTyped: boolean) => void;
  readonly onNext: () => void;
};

/** One answer beside its mark scheme. Numbers tick points, N goes on, C goes to the comment. */
export function AnswerOnDesk({ answer, round, unsent, comments, onKept, onGive, onNext }: Props) {
  const t = useTexts(teachingTexts).marking;
  const scheme = isItemTypeName(answer.type) ? schemeOfKey(answer.type, answer.key) : null;
  const { awards, comment, change } = useMark(answer, round, unsent, onGive);
  const commentRef = useRef<HTMLTextAreaElement>(null);
  const toggle = (point: string): void =>
    change({
      awards: awards.some((one) => one.point === point)
        ? awards.filter((one) => one.point !== point)
        : [...awards, { point }],
    });
  /** Gives a point for right work upon a wrong earlier result, or as usual again. */
  const carry = (point: string): void => {
    const isCarried = awards.some((one) => one.point === point && one.carried === true);
    const others = awards.filter((one) => one.point !== point);
    change({ awards: [...others, isCarried ? { point } : { point, carried: true }] });
  };
  const finish = (): void => {
    // Also where no point was ticked: nothing is a mark, too.
    change({});
    onNext();
  };
  useDeskKeys({
    tick: (number) => {
      const point = scheme?.points[number - 1];
      if (point !== undefined) toggle(point.id);
    },
    carry: (number) => {
      const point = scheme?.points[number - 1];
      if (point?.carriesErrors === true) carry(point.id);
      else if (point !== undefined) toggle(point.id);
    },
    next: finish,
    comment: () => commentRef.current?.focus(),
  });
  if (scheme === null) return null;
  const { marks, outOf } = evaluateAwards(scheme, awards);
  const own = awardsSchema.safeParse(answer.selfAwards);
  const others = answer.rounds
    .filter((one) => one.round !== round)
    .map((one) => ({ ...one, awards: awardsSchema.safeParse(one.awards).data ?? [] }));
  const bank = [...answer.comments, ...comments.filter(({ id }) => answer.comments.every((one) => one.id !== id))];
  const use = (text: string): void => {
    if (!comment.includes(text)) change({ comment: comment === '' ? text : `${comment}\n${text}` });
  };
  return (
    <article className={pages.section}>
      <div className={styles.bar}>
        <Heading as="h3" size="4">
          {answer.student === null ? t.anonymousAnswer : t.answerOf(answer.student.name)}
        </Heading>
        <span className={styles.soft}>{t.left(answer.left)}</span>
      </div>
      <div className={styles.written}>
        <RichText source={answer.stem} figures={answer.figures} />
      </div>
      <div className={styles.desk}>
        <section className={styles.card}>
          <Heading as="h4" size="3">
            {t.anonymousAnswer}
          </Heading>
          <Response answer={answer} />
          {own.success && answer.selfAwards !== null && (
            <p className={styles.soft}>{t.selfMarks(evaluateAwards(scheme, own.data).marks)}</p>
          )}
          {answer.complaint !== null && <ComplaintAnswer answer={answer} complaint={answer.complaint} />}
        </section>
        <section className={styles.card}>
          <fieldset className={styles.points}>
            <legend>
              <Heading as="h4" size="3">
                {t.points}
              </Heading>
            </legend>
            {scheme.points.map((point, at) => (
              <PointOnDesk
                key={point.id}
                {...{ point, at, scheme, awards, figures: answer.figures }}
                givers={others.filter(({ awards }) => awards.some((one) => one.point === point.id))}
                onToggle={() => toggle(point.id)}
                onCarry={() => carry(point.id)}
              >
                <Remarks remarks={bank.filter((one) => one.point === point.id)} onUse={use} />
              </PointOnDesk>
            ))}
          </fieldset>
          <output aria-live="polite">
            <b>{t.sum(marks, outOf)}</b>
          </output>
          {others.map((one) => (
            <p key={one.round} className={styles.soft}>
              {t.earlier(one.round, one.marks, one.marker ?? '')}
              {one.comment !== '' && <span className={styles.written}> – {one.comment}</span>}
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
          <CommentBank {...{ bank, comment }} item={answer.itemId} points={scheme.points} onUse={use} onKept={onKept} />
          <div className={pages.actions}>
            <Button size="3" onClick={finish}>
              {t.next}
            </Button>
          </div>
          <p className={styles.soft}>{t.keys}</p>
        </section>
      </div>
    </article>
  );
}

function Response({ answer }: { answer: DeskAnswer }) {
  const t = useTexts(teachingTexts).marking;
  if (answer.type === 'file') {
    const read = ITEM_TYPES.file.response.safeParse(answer.response);
    const files = read.success ? read.data.files : [];
    return (
      <>
        <PicturesOnDesk files={files} />
        <HandedUpFiles files={files} />
      </>
    );
  }
  const read = ITEM_TYPES.open.response.safeParse(answer.response);
  return read.success && read.data.text !== '' ? (
    <p className={styles.written}>{read.data.text}</p>
  ) : (
    <p className={styles.soft}>{t.empty}</p>
  );
}

/** What stands on the desk: what this device still has to send, else what the server has. */
function useMark(answer: DeskAnswer, round: MarkingRound, unsent: readonly TeacherMark[], onGive: Props['onGive']) {
  const waiting = unsent.find(
    (mark) => mark.attempt === answer.attempt && mark.position === answer.position && mark.round === round,
  );
  const kept = answer.rounds.find((one) => one.round === round);
  const [mark, setMark] = useState(() => {
    const read = awardsSchema.safeParse(waiting?.awards ?? kept?.awards);
    return {
      awards: read.success ? read.data : ([] as readonly Award[]),
      comment: waiting?.comment ?? kept?.comment ?? '',
      sequence: waiting?.sequence ?? kept?.sequence ?? 0,
    };
  });
  const change = (given: { readonly awards?: readonly Award[]; readonly comment?: string }): void => {
    const next = { ...mark, ...given, sequence: mark.sequence + 1 };
    setMark(next);
    const { attempt, position } = answer;
    onGive({ attempt, position, round, ...next, awards: [...next.awards] }, given.comment !== undefined);
  };
  return { ...mark, change };
}
