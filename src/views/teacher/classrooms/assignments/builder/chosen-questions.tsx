import { poolFault, questionsDrawn } from '#domain/classrooms/assignments/question-pool.rule.ts';
import { estimatedMinutes } from '#domain/classrooms/assignments/question-rule.rule.ts';
import { problemText } from '#domain/platform/problem.ts';
import { assignmentBuilderTexts } from '#texts/classrooms/assignment-builder.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { questionKindsTexts } from '#texts/questions/question-types.texts.ts';
import { typeName } from '#texts/questions/type-name.ts';
import { NumberField } from '#ui/form/fields/number-field.tsx';
import { plainText } from '#ui/rich-text/markdown/plain-text.ts';
import { EditableRows } from '../../../../shared/questions/authoring/editable-rows.tsx';
import styles from './builder.module.css';
import type { ChosenQuestion } from './chosen-question.ts';

const FAULTS = { tooMany: 'drawTooLarge', marksDiffer: 'drawMarksDiffer' } as const;

type Props = {
  /** Ids, in order. */
  readonly picked: readonly string[];
  readonly seen: ReadonlyMap<string, ChosenQuestion>;
  /** How many of them each student gets; null: all. */
  readonly draws: number | null;
  readonly onChange: (picked: readonly string[]) => void;
  readonly onDraws: (draws: number | null) => void;
};

/** The chosen questions in order, with what they add up to. They are moved by dragging or with their arrow buttons. */
export function ChosenQuestions({ picked, draws, seen, onChange, onDraws }: Props) {
  const t = useTexts(assignmentBuilderTexts);
  const kinds = useTexts(questionKindsTexts);
  const marks = picked.map((id) => seen.get(id)?.marks ?? 1);
  const drawn = questionsDrawn({ draws, size: picked.length });
  // The questions of a pool have the same marks, so any of them stand for those that a student gets.
  const drawnMarks = marks.slice(0, drawn);
  const fault = poolFault(draws, marks);
  const nameOf = (id: string): string => plainText(seen.get(id)?.stem ?? '').slice(0, 80);
  return (
    <div className={styles.chosen}>
      <p role="status" className={styles.total}>
        {picked.length === 0
          ? t.noneChosen
          : joinedLine(
              draws === null ? t.chosen({ count: picked.length }) : t.drawn({ drawn, count: picked.length }),
              t.marks({ marks: drawnMarks.reduce((sum, entry) => sum + entry, 0) }),
              t.minutes({ minutes: estimatedMinutes(drawnMarks) }),
            )}
      </p>
      {picked.length > 0 && (
        <EditableRows rows={picked} keyOf={(id) => id} nameOf={nameOf} onChange={onChange}>
          {(id) => {
            const question = seen.get(id);
            return (
              question !== undefined && (
                <>
                  <p className={styles.stem} dir="auto">
                    {plainText(question.stem)}
                  </p>
                  <p className={styles.soft}>
                    {joinedLine(
                      question.topic,
                      typeName(kinds.type, question.type),
                      t.marks({ marks: question.marks }),
                    )}
                  </p>
                </>
              )
            );
          }}
        </EditableRows>
      )}
      {(picked.length > 1 || draws !== null) && (
        <NumberField
          label={t.draws}
          hint={t.drawsHint}
          min={1}
          max={Math.max(1, picked.length - 1)}
          error={fault === null ? undefined : problemText(FAULTS[fault])}
          value={draws === null || Number.isNaN(draws) ? '' : draws}
          onChange={({ target }) => onDraws(target.value === '' ? null : target.valueAsNumber)}
        />
      )}
    </div>
  );
}
