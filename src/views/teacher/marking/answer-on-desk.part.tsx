import { Button, Heading } from '@radix-ui/themes';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '#actors/app.context.ts';
import { KeepMarkCommentDocument } from '#api/documents/marking.generated.ts';
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
import { MarkPointText } from '../../items/mark-scheme.part.tsx';
import styles from '../teacher.module.css';
import { ComplaintAnswer } from './complaint-answer.part.tsx';
import type { DeskAnswer } from './desk-answer.ts';

type Props = {
  readonly answer: DeskAnswer;
  readonly round: MarkingRound;
  readonly unsent: readonly TeacherMark[];
  readonly onGive: (mark: Omit<TeacherMark, 'operationId'>, isTyped: boolean) => void;
  readonly onNext: () => void;
};

/** One answer beside its mark scheme. Numbers tick points, N goes on, C goes to the comment. */
export function AnswerOnDesk({ answer, round, unsent, onGive, onNext }: Props) {
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
              <div key={point.id}>
                <label className={styles.point}>
                  <input
                    type="checkbox"
                    checked={awards.some((one) => one.point === point.id)}
                    onChange={() => toggle(point.id)}
                  />
                  <kbd>{at < 9 ? at + 1 : ''}</kbd>
                  <MarkPointText point={point} scheme={scheme} figures={answer.figures} />
                  <span>{point.marks}</span>
                </label>
                {point.carriesErrors === true && (
                  <label className={styles.carried}>
                    <input
                      type="checkbox"
                      checked={awards.some((one) => one.point === point.id && one.carried === true)}
                      onChange={() => carry(point.id)}
                    />
                    {t.carried(at + 1)}
                  </label>
                )}
              </div>
            ))}
          </fieldset>
          <output aria-live="polite">
            <b>{t.sum(marks, outOf)}</b>
          </output>
          {answer.rounds
            .filter((one) => one.round !== round)
            .map((one) => (
              <p key={one.round} className={styles.soft}>
                {t.earlier(one.round, one.marks, one.marker ?? '')}
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
            answer={answer}
            comment={comment}
            onUse={(text) => change({ comment: comment === '' ? text : `${comment}\n${text}` })}
          />
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
    return <HandedUpFiles files={read.success ? read.data.files : []} />;
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

function CommentBank({
  answer,
  comment,
  onUse,
}: {
  answer: DeskAnswer;
  comment: string;
  onUse: (text: string) => void;
}) {
  const api = useApi();
  const t = useTexts(teachingTexts).marking;
  const [added, setAdded] = useState<readonly { id: string; text: string }[]>([]);
  const bank = [...answer.comments, ...added];
  const keep = async (): Promise<void> => {
    const text = comment.trim();
    const { keepMarkComment } = await api(KeepMarkCommentDocument, { item: answer.itemId, point: null, text });
    setAdded([...added, { id: keepMarkComment, text }]);
  };
  return (
    <div className={pages.section}>
      {bank.length > 0 && (
        <fieldset className={styles.points}>
          <legend className={styles.soft}>{t.bank}</legend>
          {bank.map(({ id, text }) => (
            <Button key={id} size="2" variant="outline" color="gray" onClick={() => onUse(text)}>
              {text}
            </Button>
          ))}
        </fieldset>
      )}
      {comment.trim() !== '' && !bank.some(({ text }) => text === comment.trim()) && (
        <div>
          <Button size="1" variant="ghost" onClick={() => void keep().catch(() => undefined)}>
            {t.keepComment}
          </Button>
        </div>
      )}
    </div>
  );
}

function useDeskKeys(keys: {
  tick: (number: number) => void;
  carry: (number: number) => void;
  next: () => void;
  comment: () => void;
}): void {
  const current = useRef(keys);
  current.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target, key, code, shiftKey, ctrlKey, metaKey, altKey } = event;
      const isTyping = target instanceof HTMLElement && target.matches('textarea, select, input:not([type=checkbox])');
      if (isTyping && key === 'Escape') target.blur();
      if (ctrlKey || metaKey || altKey || isTyping) return;
      // By the place on the keyboard: with Shift, and in some languages without, the key names another sign.
      const number = Number(/^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1] ?? 0);
      if (number > 0) current.current[shiftKey ? 'carry' : 'tick'](number);
      else if (key === 'n') current.current.next();
      else if (key === 'c') current.current.comment();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
