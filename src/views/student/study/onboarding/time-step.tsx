import * as z from 'zod/mini';
import { onboardingAnswersSchema } from '#domain/study/onboarding/onboarding.schema.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { onboardingTexts } from '#texts/study/onboarding.texts.ts';
import { FieldGroup } from '#ui/form/field-group.tsx';
import { RadioGroup } from '#ui/form/fields/radio-group.tsx';
import { CheckboxField } from '#ui/form/fields/tick-field.tsx';
import styles from './onboarding.module.css';
import type { StepProps } from './step.ts';
import { StepForm } from './step-form.tsx';

const schema = z.pick(onboardingAnswersSchema, { minutesPerDay: true, daysOff: true });
const MINUTES = [10, 20, 30, 45, 60, 90];
/** From Monday. */
const WEEK = [1, 2, 3, 4, 5, 6, 0];
/** A Sunday, for the names of weekdays. */
const SUNDAY = Date.UTC(2027, 0, 3);
const DAY_MS = 86_400_000;

/** Minutes a day, and days without study. */
export function TimeStep(props: StepProps) {
  const t = useTexts(onboardingTexts);
  const weekdays = new Intl.DateTimeFormat(useLanguage(), { weekday: 'long', timeZone: 'UTC' });
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
          <FieldGroup legend={t.daysOff} error={errors.daysOff}>
            <div className={styles.choices}>
              {WEEK.map((day) => (
                <CheckboxField
                  key={day}
                  name="daysOff"
                  value={day}
                  label={weekdays.format(SUNDAY + day * DAY_MS)}
                  defaultChecked={daysOff.includes(day)}
                />
              ))}
            </div>
          </FieldGroup>
        </>
      )}
    </StepForm>
  );
}
