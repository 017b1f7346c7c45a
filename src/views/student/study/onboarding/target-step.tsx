import * as z from 'zod/mini';
import { GRADES_OF, TARGET_GRADES, type TargetGrade } from '#domain/study/onboarding/target-grade.ts';
import { useTexts } from '#texts/current-language.ts';
import { named } from '#texts/named.ts';
import { onboardingTexts } from '#texts/study/onboarding.texts.ts';
import { RadioGroup } from '#ui/form/fields/radio-group.tsx';
import type { StepProps } from './step.ts';
import { StepForm } from './step-form.tsx';

const schema = z.object({ targetGrade: z.nullable(z.enum(TARGET_GRADES)) });

/** The grade that the student aims at. */
export function TargetStep(props: StepProps) {
  const t = useTexts(onboardingTexts);
  const { level, targetGrade } = props.draft;
  const nameOf = (grade: TargetGrade): string => (grade in t.grades ? named(t.grades, grade) : grade);
  return (
    <StepForm
      {...props}
      schema={schema}
      read={(data) => ({ targetGrade: data.get('targetGrade') })}
      answersOf={(answers) => answers}
      skip={t.notKnown}
    >
      {(errors) => (
        <RadioGroup
          name="targetGrade"
          legend={t.target}
          error={errors.targetGrade}
          inline
          {...(targetGrade !== null && { defaultValue: targetGrade })}
          options={GRADES_OF[level ?? 'other'].map((value) => ({ value, label: nameOf(value) }))}
        />
      )}
    </StepForm>
  );
}
