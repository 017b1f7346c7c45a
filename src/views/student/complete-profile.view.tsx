import { Button, Checkbox, Heading, RadioGroup, Text } from '@radix-ui/themes';
import { useNavigate } from 'react-router';
import { useApi, useAuth, useSession } from '#actors/app.context.ts';
import { useViewData, type ViewLoaderArgs } from '#actors/view.context.ts';
import { CompleteProfileDocument, ProfileSubjectsDocument } from '#api/documents/profile.generated.ts';
import { LEVELS, profileSchema } from '#domain/entities/profile.schema.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { profileTexts } from '#texts/profile.texts.ts';
import { Field } from '#ui/form/field.tsx';
import { FieldGroup } from '#ui/form/field-group.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { useCheckedForm } from '../form/checked-form.ts';
import styles from './complete-profile.module.css';

export const loader = ({ api }: ViewLoaderArgs) => api(ProfileSubjectsDocument);

const read = (data: FormData) => ({
  name: data.get('name'),
  level: data.get('level'),
  subjects: data.getAll('subjects'),
});

export function Component() {
  const { subjects } = useViewData<typeof loader>();
  const t = useTexts(profileTexts);
  const api = useApi();
  const { reread } = useAuth();
  const navigate = useNavigate();
  const session = useSession();
  const name = session?.name ?? '';
  const isTeacher = session?.userRole === 'teacher';
  const { form, errors, problem, isSending } = useCheckedForm({
    schema: profileSchema,
    read,
    send: async (input) => {
      await api(CompleteProfileDocument, { input });
      await reread();
      // With a complete profile the guard leads on from here: to the page first asked for, or home.
      await navigate(href(isTeacher ? 'teacher.complete-profile' : 'complete-profile'), { replace: true });
    },
  });

  return (
    <div className={styles.page}>
      <header>
        <Heading as="h1" size="7">
          {t.title}
        </Heading>
        <p className={styles.intro}>{isTeacher ? t.teacher.intro : t.intro}</p>
      </header>
      <form className={styles.form} {...form}>
        <Problem message={problem} />
        <Field label={t.name} name="name" autoComplete="name" defaultValue={name} error={errors.name} />
        <FieldGroup legend={isTeacher ? t.teacher.level : t.level} error={errors.level}>
          <RadioGroup.Root className={styles.levels ?? ''} name="level" size="3">
            {LEVELS.map((level) => (
              <RadioGroup.Item key={level} value={level} className={styles.choice}>
                {t.levels[level]}
              </RadioGroup.Item>
            ))}
          </RadioGroup.Root>
        </FieldGroup>
        <FieldGroup legend={isTeacher ? t.teacher.subjects : t.subjects} error={errors.subjects}>
          <div className={styles.subjects}>
            {subjects.map(({ id, title }) => (
              <Text as="label" size="3" key={id} className={styles.choice}>
                <Checkbox size="3" name="subjects" value={id} />
                {title}
              </Text>
            ))}
          </div>
        </FieldGroup>
        <Button type="submit" size="3" loading={isSending}>
          {t.submit}
        </Button>
      </form>
    </div>
  );
}
