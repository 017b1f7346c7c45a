import { estimatedMinutes } from '#domain/classrooms/assignments/question-rule.rule.ts';
import { assignmentBuilderTexts } from '#texts/classrooms/assignment-builder.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { joinedLine } from '#texts/joined-line.ts';
import { questionKindsTexts } from '#texts/questions/question-types.texts.ts';
import { typeName } from '#texts/questions/type-name.ts';
import { plainText } from '#ui/rich-text/markdown/plain-text.ts';
import { EditableRows } from '../../../../shared/questions/authoring/editable-rows.tsx';
import styles from './builder.module.css';
import type { ChosenQuestion } from './chosen-question.ts';

type Props = {
  /** Ids, in order. */
  readonly picked: readonly string[];
  readonly seen: ReadonlyMap<string, ChosenQuestion>;
  readonly onChange: (picked: readonly string[]) => void;
};

/** The chosen questions in order, with what they add up to. They are moved by dragging or with their arrow buttons. */
export function ChosenQuestions({ picked, seen, onChange }: Props) {
  const t = useTexts(assignmentBuilderTexts);
  const kinds = useTexts(questionKindsTexts);
  const marks = picked.map((id) => seen.get(id)?.marks ?? 1);
  const nameOf = (id: string): string => plainText(seen.get(id)?.stem ?? '').slice(0, 80);
  return (
    <div className={styles.chosen}>
      <p role="status" className={styles.total}>
        {picked.length === 0
          ? t.noneChosen
          : joinedLine(
              t.chosen({ count: picked.length }),
              t.marks({ marks: marks.reduce((sum, entry) => sum + entry, 0) }),
              t.minutes({ minutes: estimatedMinutes(marks) }),
            )}
      </p>
      {picked.length > 0 && (
        <EditableRows rows={picked} keyOf={(id) => id} nameOf={nameOf} onChange={onChange}>
          {(id) => {
            const question = seen.get(id);
            return (
              question !== undefined && (
                <>
                  <p className={styles.stem}>{plainText(question.stem)}</p>
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
    </div>
  );
}
