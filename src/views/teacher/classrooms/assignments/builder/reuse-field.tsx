import { useCallback, useState } from 'react';
import {
  AssignedWorkDocument,
  type AssignmentChoicesQuery,
  TeacherAssignmentDocument,
} from '#api/documents/classrooms/class-teaching.generated.ts';
import { useApi } from '#client/app.context.ts';
import type { AssignmentDraft } from '#domain/classrooms/assignments/assignment-draft.schema.ts';
import { assignmentBuilderTexts } from '#texts/classrooms/assignment-builder.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { ComboboxField } from '#ui/form/fields/combobox-field.tsx';
import { describeProblem } from '../../../../shared/platform/form/problem.ts';
import { useLoaded } from '../../../../shared/platform/use-loaded.ts';
import { choicesWithSelected, reusedDraft } from '../draft-values.ts';
import { type ChosenQuestion, questionsOf } from './chosen-question.ts';

type Props = {
  readonly choices: AssignmentChoicesQuery;
  /** Called with what the form starts with, and with the choices that include the assignment's own content. */
  readonly onReuse: (
    id: string,
    draft: AssignmentDraft,
    known: readonly ChosenQuestion[],
    choices: AssignmentChoicesQuery,
  ) => void;
};

/** Starts from an earlier assignment of any of the teacher's classes, in place of a template. */
export function ReuseField({ choices, onReuse }: Props) {
  const t = useTexts(assignmentBuilderTexts);
  const api = useApi();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string | undefined>();
  // Without the list, a new assignment can still be created.
  const { answer } = useLoaded(useCallback(() => api(AssignedWorkDocument), [api]));
  const work = answer?.assignedWork ?? [];
  const reuse = async (id: string): Promise<void> => {
    setProblem(undefined);
    try {
      const { teacherAssignment } = await api(TeacherAssignmentDocument, { id });
      onReuse(
        id,
        reusedDraft(teacherAssignment),
        questionsOf(teacherAssignment),
        choicesWithSelected(choices, teacherAssignment),
      );
    } catch (cause) {
      setProblem(describeProblem(cause).message ?? undefined);
    }
  };
  return (
    <ComboboxField
      label={t.reuse}
      hint={t.reuseHint}
      error={problem}
      options={work.map(({ id, title, classroom }) => ({ value: id, label: `${title} (${classroom.name})` }))}
      chosen={chosen}
      onChoose={(ids) => {
        setChosen(ids);
        const id = ids.at(-1);
        if (id !== undefined) void reuse(id);
      }}
    />
  );
}
