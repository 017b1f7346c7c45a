import { Button, Checkbox, Text } from '@radix-ui/themes';
import { Link, useRevalidator, useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import {
  SetUserSubjectsDocument,
  UserChoicesDocument,
  UserDocument,
  type UserQuery,
  UsersDocument,
} from '#api/documents/users/users.generated.ts';
import { useApi, useToast } from '#client/app.context.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { useTexts } from '#texts/current-language.ts';
import { userTexts } from '#texts/users/users.texts.ts';
import { Field } from '#ui/form/field.tsx';
import { FieldGroup } from '#ui/form/field-group.tsx';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { useCheckedForm } from '../../shared/platform/form/checked-form.ts';
import styles from './users.module.css';

const SHOWN_MOST = 12;

/**
 * What the search has found, the chosen user, and all subjects. Without a search there is no list: it could be the
 * whole school.
 */
export const loader = async ({ api, url }: ViewLoaderArgs) => {
  const search = url.searchParams.get('search') ?? '';
  const id = url.searchParams.get('person');
  const [found, chosen, { subjects }] = await Promise.all([
    search === '' ? null : api(UsersDocument, { filter: { search }, after: null }),
    id === null ? null : api(UserDocument, { id }),
    api(UserChoicesDocument),
  ]);
  return { found: found?.users.rows ?? null, user: chosen?.user ?? null, subjects };
};

/** The subjects of a student or teacher: find the user, select the subjects. */
export function Component() {
  const { found, user, subjects } = useViewData<typeof loader>();
  const { subjects: t } = useTexts(userTexts);
  const [params, setParams] = useSearchParams();
  const users = found?.filter(({ role }) => role === 'student' || role === 'teacher').slice(0, SHOWN_MOST);
  return (
    <div className={pages.page}>
      <PageHeading title={t.title} intro={t.intro} />
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          setParams({ search: String(new FormData(event.currentTarget).get('search') ?? '').trim() });
        }}
      >
        <Field
          label={t.search}
          name="search"
          type="search"
          defaultValue={params.get('search') ?? ''}
          hint={t.searchHint}
        />
        <Button type="submit" size="3" variant="soft">
          {t.find}
        </Button>
      </form>
      {users !== undefined && (
        <nav aria-label={t.choose} className={styles.found}>
          {users.length === 0 && <p className={styles.text}>{t.none}</p>}
          {users.map(({ id, name }) => (
            <Button asChild key={id} size="2" variant={id === user?.id ? 'solid' : 'soft'}>
              <Link to={`?${new URLSearchParams({ search: params.get('search') ?? '', person: id })}`}>{name}</Link>
            </Button>
          ))}
        </nav>
      )}
      {user !== null && <SubjectCheckboxes key={user.id} user={user} subjects={subjects} />}
    </div>
  );
}

const schema = z.object({ subjects: z.array(z.string()) });

function SubjectCheckboxes({
  user,
  subjects,
}: {
  readonly user: UserQuery['user'];
  readonly subjects: readonly { readonly id: string; readonly title: string }[];
}) {
  const { subjects: t } = useTexts(userTexts);
  const api = useApi();
  const raise = useToast();
  const { revalidate } = useRevalidator();
  const { form, errors, problem, isSending } = useCheckedForm({
    schema,
    read: (data) => ({ subjects: data.getAll('subjects') }),
    send: async ({ subjects: chosen }) => {
      await api(SetUserSubjectsDocument, { id: user.id, subjects: chosen });
      raise({ message: t.saved, color: 'positive' });
      await revalidate();
    },
  });
  const title = user.role === 'teacher' ? t.taught({ name: user.name }) : t.studied({ name: user.name });
  return (
    <Panel title={title}>
      <form className={styles.form} {...form}>
        <Problem message={problem} />
        <FieldGroup legend={user.email} error={errors.subjects}>
          <div className={styles.choices}>
            {subjects.map(({ id, title: name }) => (
              <Text as="label" size="3" key={id} className={styles.choice}>
                <Checkbox size="3" name="subjects" value={id} defaultChecked={user.subjects.includes(id)} />
                {name}
              </Text>
            ))}
          </div>
        </FieldGroup>
        <Button type="submit" size="3" loading={isSending}>
          {t.save}
        </Button>
      </form>
    </Panel>
  );
}
