import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import {
  ImportUsersDocument,
  type ImportUsersMutation,
  InviteUserDocument,
  UserChoicesDocument,
  type UserChoicesQuery,
} from '#api/documents/users/users.generated.ts';
import { useApi, useSession, useToast } from '#client/app.context.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { userSchema } from '#domain/users/user.schema.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { useMessages } from '#texts/platform/problems.texts.ts';
import { userTexts } from '#texts/users/users.texts.ts';
import { FileField } from '#ui/form/fields/file-field.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { useCheckedForm } from '../../shared/platform/form/checked-form.ts';
import { describeProblem } from '../../shared/platform/form/problem.ts';
import { ListLink } from '../list-link.tsx';
import { readUserForm, UserFields } from './user-fields.tsx';
import { listAt } from './user-filter.ts';
import styles from './users.module.css';

/** The schools and roles that an invitation can give. */
export const loader = ({ api }: ViewLoaderArgs) => api(UserChoicesDocument);

/** New users: one, or a CSV file. */
export function Component() {
  const choices = useViewData<typeof loader>();
  const { form: t, lists } = useTexts(userTexts);
  const list = listAt(useLocation().pathname);
  const api = useApi();
  const raise = useToast();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { form, errors, problem, isSending } = useCheckedForm({
    schema: userSchema,
    read: readUserForm,
    send: async (input) => {
      const invited = await api(InviteUserDocument, { input: { ...input, school: input.school ?? null } });
      raise({ message: t.sent({ name: input.name }), color: 'positive' });
      await navigate(href('admin.users.edit', { id: invited.inviteUser }));
    },
  });
  return (
    <div className={pages.page}>
      <PageHeading up={<ListLink to={list.path}>{lists[list.list]}</ListLink>} title={t.inviteTitle} />
      <section className={pages.panel}>
        <p className={styles.text}>{t.inviteIntro}</p>
        <form className={styles.form} {...form}>
          <Problem message={problem} />
          <UserFields choices={choices} errors={errors} kind={params.get('role') ?? 'student'} />
          <Button type="submit" size="3" loading={isSending}>
            {t.send}
          </Button>
        </form>
      </section>
      <Import choices={choices} />
    </div>
  );
}

function Import({ choices }: { readonly choices: UserChoicesQuery }) {
  const { file: t, form: words } = useTexts(userTexts);
  const messageOf = useMessages();
  const api = useApi();
  const isAdmin = useSession()?.userRole === 'admin';
  const [done, setDone] = useState<ImportUsersMutation['importUsers'] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  async function send(data: FormData): Promise<void> {
    const file = data.get('file');
    setDone(null);
    if (!(file instanceof File) || file.size === 0) return setProblem(t.missing);
    setProblem(null);
    setSending(true);
    try {
      const school = String(data.get('school') ?? '') || null;
      setDone((await api(ImportUsersDocument, { csv: await file.text(), school })).importUsers);
    } catch (cause) {
      const { message, fields } = describeProblem(cause);
      setProblem(fields.file ?? message);
    } finally {
      setSending(false);
    }
  }

  return (
    <Panel title={t.title}>
      <p className={styles.text}>{t.intro}</p>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send(new FormData(event.currentTarget));
        }}
      >
        <Problem message={problem} />
        <FileField label={t.label} name="file" accept=".csv,text/csv" />
        {isAdmin && (
          <SelectField
            label={words.school}
            name="school"
            placeholder={words.noSchool}
            options={choices.schoolChoices.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <Button type="submit" size="3" variant="soft" loading={isSending}>
          {t.send}
        </Button>
      </form>
      <div role="status">
        {done !== null && (
          <>
            <p className={styles.text}>{t.done({ count: done.added })}</p>
            {done.problems.length > 0 && <p className={styles.text}>{t.problems({ count: done.problems.length })}</p>}
            <ul className={styles.problems}>
              {done.problems.map(({ line, message }) => (
                <li key={line}>{t.line({ line, message: messageOf(message) })}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Panel>
  );
}
