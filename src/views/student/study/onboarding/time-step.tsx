import * as z from 'zod/mini';
import { onboardingAnswersSchema } from '#domain/study/onboarding/onboarding.schema.ts';
import { useTexts } from '#texts/current-language.ts';
import { onboardingTexts } from '#texts/study/onboarding.texts.ts';
import { RadioGroup } from '#ui/form/fields/radio-group.tsx';
import { DaysOff } from '../days-off.tsx';
import styles from './onboarding.module.css';
import type { StepProps } from './step.ts';
import { StepForm } from './step-form.tsx';

const schema = z.pick(onboardingAnswersSchema, { minutesPerDay: true, daysOff: true });
const MINUTES = [10, 20, 30, 45, 60, 90];

/** Minutes a day, and days without study. */
export function TimeStep(props: StepProps) {
  const t = useTexts(onboardingTexts);
  const { minutesPerDay, daysOff } = props.draft;
  return (
    <StepForm
      {...props}
      schema={schema}
      read={(data) => ({
        minutesPerDay: Number(data.get('minutesPerDay')),
        daysOff: data.getAll('daysOff').map(Number),
      })}
      answersOf={(answers) => answers}
    >
      {(errors) => (
        <>
          <RadioGroup
            name="minutesPerDay"
            legend={t.minutes}
            error={errors.minutesPerDay}
            inline
            defaultValue={String(minutesPerDay)}
            options={[...new Set([...MINUTES, minutesPerDay])]
              .sort((a, b) => a - b)
              .map((minutes) => ({ value: String(minutes), label: t.minutesOf({ minutes }) }))}
          />
          <DaysOff legend={t.daysOff} daysOff={daysOff} error={errors.daysOff} className={styles.choices} />
        </>
      )}
    </StepForm>
  );
}
