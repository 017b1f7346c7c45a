import * as z from 'zod/mini';
import { profileSchema } from '#domain/users/profile.schema.ts';
import { useTexts } from '#texts/current-language.ts';
import { onboardingTexts } from '#texts/study/onboarding.texts.ts';
import { FieldGroup } from '#ui/form/field-group.tsx';
import { CheckboxField } from '#ui/form/fields/tick-field.tsx';
import styles from './onboarding.module.css';
import type { StepProps } from './step.ts';
import { StepForm } from './step-form.tsx';

const schema = z.pick(profileSchema, { subjects: true });

/** Which subjects the student studies. */
export function SubjectsStep(props: StepProps) {
  const t = useTexts(onboardingTexts);
  const { draft, subjects } = props;
  return (
    <StepForm
      {...props}
      schema={schema}
      read={(data) => ({ subjects: data.getAll('subjects') })}
      answersOf={(answers) => answers}
    >
      {(errors) => (
        <FieldGroup legend={t.subjects} error={errors.subjects}>
          <div className={styles.choices}>
            {subjects.map(({ id, title }) => (
              <CheckboxField
                key={id}
                name="subjects"
                value={id}
                label={title}
                defaultChecked={draft.subjects.includes(id)}
              />
            ))}
          </div>
        </FieldGroup>
      )}
    </StepForm>
  );
}
