import { Button, Heading } from '@radix-ui/themes';
import { useRef } from 'react';
import { MARK_COMMENT_MAX_CHARS } from '#domain/attempts/attempt.limits.ts';
import { evaluateAwards } from '#domain/attempts/marking/evaluate-awards.rule.ts';
import type { MarkScheme } from '#domain/attempts/marking/mark-scheme.schema.ts';
import { answerGroupsTexts } from '#texts/attempts/answer-groups.texts.ts';
import { teachingTexts } from '#texts/classrooms/teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { TextAreaField } from '#ui/form/fields/text-area-field.tsx';
import pages from '#ui/page/page.module.css';
import type { RichTextImage } from '#ui/rich-text/rich-text-image.tsx';
import styles from '../../../teacher.module.css';
import { MarkPointRow } from '../mark-point-row.tsx';
import { usePointSelection } from '../use-point-selection.ts';
import type { GroupMark } from './use-group-marks.ts';

type Props = {
  readonly scheme: MarkScheme;
  readonly images: readonly RichTextImage[];
  /** How many answers the marks are for. */
  readonly count: number;
  readonly mark: GroupMark;
  /** Names the keys. */
  readonly hint: string;
  readonly onChange: (changed: Partial<GroupMark>) => void;
  readonly onFinish: () => void;
  /** Splits the group. */
  readonly onSplit: () => void;
  /** Puts the selected answers in one group; left out where answers can't be selected. */
  readonly onJoin?: () => void;
};

/** The mark scheme of a group, with its comment. Numbers select points, N marks the group, S splits it. */
export function GroupMarkPanel({ scheme, images, count, mark, hint, onChange, onFinish, onSplit, onJoin }: Props) {
  const t = useTexts(teachingTexts).marking;
  const g = useTexts(answerGroupsTexts);
  const commentRef = useRef<HTMLTextAreaElement>(null);
  const { awards, comment } = mark;
  const { toggle, carry } = usePointSelection({
    scheme,
    awards,
    onChange: (changed) => onChange({ awards: changed }),
    keys: {
      next: onFinish,
      comment: () => commentRef.current?.focus(),
      split: onSplit,
      ...(onJoin !== undefined && { join: onJoin }),
    },
  });
  const { marks: sum, outOf } = evaluateAwards(scheme, awards);
  return (
    <>
      <fieldset className={styles.points}>
        <legend>
          <Heading as="h4" size="3">
            {t.points}
          </Heading>
        </legend>
        {scheme.points.map((point, at) => (
          <MarkPointRow
            key={point.id}
            {...{ point, at, scheme, awards, images }}
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
        value={comment}
        onChange={(event) => onChange({ comment: event.currentTarget.value })}
      />
      <div className={pages.actions}>
        <Button size="3" onClick={onFinish}>
          {g.mark({ count })}
        </Button>
      </div>
      <p className={styles.soft}>{hint}</p>
    </>
  );
}
