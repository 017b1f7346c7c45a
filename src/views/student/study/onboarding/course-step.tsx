import * as z from 'zod/mini';
import { BOARD_NAMES, EXAM_BOARDS } from '#domain/study/onboarding/exam-board.ts';
import { LEVELS, profileSchema } from '#domain/users/profile.schema.ts';
import { useTexts } from '#texts/current-language.ts';
import { onboardingTexts } from '#texts/study/onboarding.texts.ts';
import { profileTexts } from '#texts/users/profile.texts.ts';
import { RadioGroup } from '#ui/form/fields/radio-group.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import type { StepProps } from './step.ts';
import { StepForm } from './step-form.tsx';

const schema = z.object({ level: profileSchema.shape.level, examBoard: z.nullable(z.enum(EXAM_BOARDS)) });

/** The level, and the exam board. */
export function CourseStep(props: StepProps) {
  const t = useTexts(onboardingTexts);
  const { levels } = useTexts(profileTexts);
  const { level, examBoard } = props.draft;
  return (
    <StepForm
      {...props}
      schema={schema}
      read={(data) => ({ level: data.get('level'), examBoard: data.get('examBoard') || null })}
      answersOf={(answers) => answers}
    >
      {(errors) => (
        <>
          <RadioGroup
            name="level"
            legend={t.level}
            error={errors.level}
            {...(level !== null && { defaultValue: level })}
            options={LEVELS.map((value) => ({ value, label: levels[value] }))}
          />
          <SelectField
            name="examBoard"
            label={t.board}
            error={errors.examBoard}
            placeholder={t.boards.none}
            defaultValue={examBoard ?? ''}
            options={EXAM_BOARDS.map((value) => ({
              value,
              label: value === 'other' ? t.boards.other : BOARD_NAMES[value],
            }))}
          />
        </>
      )}
    </StepForm>
  );
}
