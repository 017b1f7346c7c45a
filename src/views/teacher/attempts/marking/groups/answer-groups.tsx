import { Heading } from '@radix-ui/themes';
import { useMemo } from 'react';
import type { ShortAnswersQuery } from '#api/documents/attempts/marking.generated.ts';
import {
  type AnswerGroup,
  groupAnswers,
  idsOf,
  separateWording,
  splitGroup,
} from '#domain/attempts/marking/answer-groups.rule.ts';
import { evaluateAwards } from '#domain/attempts/marking/evaluate-awards.rule.ts';
import type { MarkScheme } from '#domain/attempts/marking/mark-scheme.schema.ts';
import { answerGroupsTexts } from '#texts/attempts/answer-groups.texts.ts';
import { teachingTexts } from '#texts/classrooms/teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import pages from '#ui/page/page.module.css';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { EnlargeableImages } from '../../../../shared/platform/dialog/enlargeable-images.tsx';
import styles from '../../../teacher.module.css';
import { GroupList } from './group-list.tsx';
import { GroupMarkPanel } from './group-mark-panel.tsx';
import { type MarkDelivery, useGroupMarks } from './use-group-marks.ts';
import { Wordings } from './wordings.tsx';

type Props = {
  readonly found: ShortAnswersQuery['shortAnswers'];
  readonly scheme: MarkScheme;
  readonly delivery: MarkDelivery;
};

/** Groups of answers next to the mark scheme. Numbers select points, N marks the group and moves on, S splits it. */
export function AnswerGroups({ found, scheme, delivery }: Props) {
  const t = useTexts(teachingTexts).marking;
  const g = useTexts(answerGroupsTexts);
  const { groups, shown, group, mark, show, givenTo, change, finish, regroup } = useGroupMarks(
    () => groupAnswers(found.answers.map(({ attempt, text }) => ({ id: attempt, text }))),
    idsOf,
    delivery,
  );
  const students = useMemo(
    () => new Map(found.answers.map(({ attempt, student }) => [attempt, student])),
    [found.answers],
  );
  /** Shows parts in place of the group; each starts with the marks that were chosen for it. */
  const replace = (parts: readonly AnswerGroup[]): void => {
    if (parts.length < 2) return;
    regroup([...groups.slice(0, shown), ...parts, ...groups.slice(shown + 1)], shown);
  };
  const split = (): void => replace(group === undefined ? [] : splitGroup(group));
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
              const awards = givenTo(each)?.awards;
              return awards === undefined ? null : evaluateAwards(scheme, awards).marks;
            }}
            outOf={scheme.total}
            onShow={show}
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
            <GroupMarkPanel
              {...{ scheme, mark }}
              images={found.images}
              count={idsOf(group).length}
              hint={g.keys}
              onChange={change}
              onFinish={finish}
              onSplit={split}
            />
          </section>
        )}
      </div>
    </article>
  );
}
