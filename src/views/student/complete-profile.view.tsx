import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Checkbox, Heading, RadioGroup, Text } from '@radix-ui/themes';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useApi, useAuth, useSession } from '#actors/app.context.ts';
import { useViewData, type ViewLoaderArgs } from '#actors/view.context.ts';
import { CompleteProfileDocument, ProfileSubjectsDocument } from '#api/documents/profile.generated.ts';
import { LEVELS, type Level, type Profile, profileSchema } from '#domain/entities/profile.schema.ts';
import { href } from '#routes/href.ts';
import { Field } from '#ui/form/field.tsx';
import { FieldGroup } from '#ui/form/field-group.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { describeProblem } from '../problem.ts';
import styles from './complete-profile.module.css';

const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  lowerSecondary: 'Lower secondary school',
  upperSecondary: 'Upper secondary school',
  university: 'University',
  other: 'Something else',
};

export const loader = ({ api }: ViewLoaderArgs) => api(ProfileSubjectsDocument);

export function Component() {
  const { subjects } = useViewData<typeof loader>();
  const api = useApi();
  const { reread } = useAuth();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const name = useSession()?.name ?? '';
  const { register, control, handleSubmit, setError, formState } = useForm<Profile>({
    resolver: zodResolver(profileSchema),
    defaultValues: { name, subjects: [] },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (input) => {
    setProblem(null);
    try {
      await api(CompleteProfileDocument, { input });
      await reread();
      await navigate(href('home'));
    } catch (error) {
      const { message, fields } = describeProblem(error);
      for (const field of ['name', 'level', 'subjects'] as const) {
        if (fields[field] !== undefined) setError(field, { message: fields[field] });
      }
      setProblem(message);
    }
  });

  return (
    <div className={styles.page}>
      <header>
        <Heading as="h1" size="7">
          Complete your profile
        </Heading>
        <p className={styles.intro}>Three things, so that your desk holds what you study and nothing else.</p>
      </header>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Problem message={problem} />
        <Field label="Name" autoComplete="name" error={errors.name?.message} {...register('name')} />
        <Controller
          control={control}
          name="level"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <FieldGroup legend="Level" error={errors.level?.message}>
              <RadioGroup.Root size="3" value={value ?? null} onValueChange={onChange} onBlur={onBlur} ref={ref}>
                {LEVELS.map((level) => (
                  <RadioGroup.Item key={level} value={level} className={styles.choice}>
                    {LEVEL_NAMES[level]}
                  </RadioGroup.Item>
                ))}
              </RadioGroup.Root>
            </FieldGroup>
          )}
        />
        <Controller
          control={control}
          name="subjects"
          render={({ field: { value, onChange, onBlur } }) => (
            <FieldGroup legend="Subjects" error={errors.subjects?.message}>
              <div className={styles.subjects}>
                {subjects.map(({ id, title }) => (
                  <Text as="label" size="3" key={id} className={styles.choice}>
                    <Checkbox
                      size="3"
                      checked={value.includes(id)}
                      onBlur={onBlur}
                      onCheckedChange={(checked) =>
                        onChange(checked === true ? [...value, id] : value.filter((other) => other !== id))
                      }
                    />
                    {title}
                  </Text>
                ))}
              </div>
            </FieldGroup>
          )}
        />
        <Button type="submit" size="3" loading={isSubmitting}>
          Save and go on
        </Button>
      </form>
    </div>
  );
}
