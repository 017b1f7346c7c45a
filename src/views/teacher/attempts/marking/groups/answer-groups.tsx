import { Button, Heading } from '@radix-ui/themes';
import { useMemo, useRef, useState } from 'react';
import type { ShortAnswersQuery } from '#api/documents/attempts/marking.generated.ts';
import { MARK_COMMENT_MAX_CHARS } from '#domain/attempts/attempt.limits.ts';
import {
  type AnswerGroup,
  groupAnswers,
  idsOf,
  separateWording,
  splitGroup,
} from '#domain/attempts/marking/answer-groups.rule.ts';
import { evaluateAwards } from '#domain/attempts/marking/evaluate-awards.rule.ts';
import type { Award, MarkScheme } from '#domain/attempts/marking/mark-scheme.schema.ts';
import type { TeacherMark } from '#domain/attempts/marking/teacher-mark.schema.ts';
import { answerGroupsTexts } from '#texts/attempts/answer-groups.texts.ts';
import { teachingTexts } from '#texts/classrooms/teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { TextAreaField } from '#ui/form/fields/text-area-field.tsx';
import pages from '#ui/page/page.module.css';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { EnlargeableImages } from '../../../../shared/platform/dialog/enlargeable-images.tsx';
import styles from '../../../teacher.module.css';
import { MarkPointRow } from '../mark-point-row.tsx';
import { useMarkingKeys } from '../use-marking-keys.ts';
import { GroupList } from './group-list.tsx';
import { Wordings } from './wordings.tsx';

type Props = {
  readonly found: ShortAnswersQuery['shortAnswers'];
  readonly scheme: MarkScheme;
  readonly position: number;
  /** Marks that the server does not have yet: a new one needs a higher number. */
  readonly unsent: readonly TeacherMark[];
  readonly onAward: (mark: Omit<TeacherMark, 'operationId'>) => void;
};

type GroupMark = { readonly awards: readonly Award[]; readonly comment: string };
const NO_MARK: GroupMark = { awards: [], comment: '' };

/** Names a group by its answers, so that its marks stay with it when others are split. */
const keyOf = (group: AnswerGroup): string => idsOf(group).toSorted().join(' ');

/** Groups of answers next to the mark scheme. Numbers select points, N marks the group and moves on, S splits it. */
export function AnswerGroups({ found, scheme, position, unsent, onAward }: Props) {
  const t = useTexts(teachingTexts).marking;
  const g = useTexts(answerGroupsTexts);
  const [groups, setGroups] = useState<readonly AnswerGroup[]>(() =>
    groupAnswers(found.answers.map(({ attempt, text }) => ({ id: attempt, text }))),
  );
  const [shown, setShown] = useState(0);
  const [marks, setMarks] = useState<ReadonlyMap<string, GroupMark>>(new Map());
  const [given, setGiven] = useState<ReadonlyMap<string, GroupMark>>(new Map());
  const sequences = useRef(new Map<string, number>());
  const commentRef = useRef<HTMLTextAreaElement>(null);
  const students = useMemo(
    () => new Map(found.answers.map(({ attempt, student }) => [attempt, student])),
    [found.answers],
  );
  const group = groups[shown];
  const key = group === undefined ? '' : keyOf(group);
  const mark = marks.get(key) ?? NO_MARK;
  const change = (changed: Partial<GroupMark>): void => setMarks(new Map([...marks, [key, { ...mark, ...changed }]]));
  const isAwarded = (point: string): boolean => mark.awards.some((award) => award.point === point);
  const toggle = (point: string): void =>
    change({
      awards: isAwarded(point) ? mark.awards.filter((award) => award.point !== point) : [...mark.awards, { point }],
    });
  const carry = (point: string): void => {
    const isCarried = mark.awards.some((award) => award.point === point && award.carried === true);
    const others = mark.awards.filter((award) => award.point !== point);
    change({ awards: [...others, isCarried ? { point } : { point, carried: true }] });
  };
  const nextOf = (attempt: string): number => {
    const waiting = unsent.find((entry) => entry.attempt === attempt && entry.position === position)?.sequence ?? 0;
    const sequence = Math.max(waiting, sequences.current.get(attempt) ?? 0) + 1;
    sequences.current.set(attempt, sequence);
    return sequence;
  };
  const finish = (): void => {
    if (group === undefined) return;
    for (const attempt of idsOf(group)) {
      onAward({ ...mark, attempt, position, round: 1, awards: [...mark.awards], sequence: nextOf(attempt) });
    }
    const marked = new Map([...given, [key, mark] as const]);
    setGiven(marked);
    const following = [...groups.keys()].map((step) => (shown + 1 + step) % groups.length);
    setShown(following.find((at) => !marked.has(keyOf(groups[at] ?? { wordings: [] }))) ?? groups.length);
  };
  /** Shows parts in place of the group; each starts with the marks that were chosen for it. */
  const replace = (parts: readonly AnswerGroup[]): void => {
    if (group === undefined || parts.length < 2) return;
    setGroups([...groups.slice(0, shown), ...parts, ...groups.slice(shown + 1)]);
    setMarks(new Map([...marks, ...parts.map((part) => [keyOf(part), mark] as const)]));
  };
  const split = (): void => replace(group === undefined ? [] : splitGroup(group));
  useMarkingKeys({
    tick: (number) => {
      const point = scheme.points[number - 1];
      if (point !== undefined) toggle(point.id);
    },
    carry: (number) => {
      const point = scheme.points[number - 1];
      if (point?.carriesErrors === true) carry(point.id);
      else if (point !== undefined) toggle(point.id);
    },
    next: finish,
    comment: () => commentRef.current?.focus(),
    split,
  });
  const { marks: sum, outOf } = evaluateAwards(scheme, mark.awards);
  return (
    <article className={pages.section}>
      <div className={styles.written}>
        <EnlargeableImages>
          <RichText source={found.stem} images={found.images} />
        </EnlargeableImages>
      </div>
      <div className={styles.layout}>
        <section className={styles.card}>
          <GroupList
            groups={groups}
            shown={shown}
            marksOf={(each) => {
              const awards = given.get(keyOf(each))?.awards;
              return awards === undefined ? null : evaluateAwards(scheme, awards).marks;
            }}
            outOf={outOf}
            onShow={setShown}
          />
        </section>
        {group === undefined ? (
          <EmptyState illustration="marked" title={t.done}>
            {g.allMarked}
          </EmptyState>
        ) : (
          <section className={styles.card}>
            <Heading as="h3" size="4">
              {g.group({ number: shown + 1, count: idsOf(group).length })}
            </Heading>
            <Wordings
              group={group}
              students={students}
              onSplit={split}
              onSeparate={(text) => replace(separateWording(group, text))}
            />
            <fieldset className={styles.points}>
              <legend>
                <Heading as="h4" size="3">
                  {t.points}
                </Heading>
              </legend>
              {scheme.points.map((point, at) => (
                <MarkPointRow
                  key={point.id}
                  {...{ point, at, scheme, awards: mark.awards, images: found.images }}
                  awardedBy={[]}
                  onToggle={() => toggle(point.id)}
                  onCarry={() => carry(point.id)}
                >
                  {null}
                </MarkPointRow>
              ))}
            </fieldset>
            <output aria-live="polite">
              <b>{t.sum({ marks: sum, outOf })}</b>
            </output>
            <TextAreaField
              ref={commentRef}
              label={g.comment}
              rows={2}
              maxLength={MARK_COMMENT_MAX_CHARS}
              value={mark.comment}
              onChange={(event) => change({ comment: event.currentTarget.value })}
            />
            <div className={pages.actions}>
              <Button size="3" onClick={finish}>
                {g.mark({ count: idsOf(group).length })}
              </Button>
            </div>
            <p className={styles.soft}>{g.keys}</p>
          </section>
        )}
      </div>
    </article>
  );
}
