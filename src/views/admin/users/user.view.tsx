import { Badge, Button } from '@radix-ui/themes';
import { useRef, useState } from 'react';
import { Link, useLocation, useRevalidator } from 'react-router';
import * as z from 'zod/mini';
import {
  UpdateUserDocument,
  UserChoicesDocument,
  UserDocument,
  type UserQuery,
} from '#api/documents/users/users.generated.ts';
import { useApi, useSession } from '#client/app.context.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { hasPermission } from '#domain/access/permission.ts';
import { isSwitchedOff } from '#domain/platform/config/disabled-feature.rule.ts';
import { type UserChange, userSchema } from '#domain/users/user.schema.ts';
import { href } from '#routes/href.ts';
import { accommodationTexts } from '#texts/assessments/accommodation.texts.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { nameList } from '#texts/joined-line.ts';
import { userTexts } from '#texts/users/users.texts.ts';
import { dateTimeText, dayText } from '#texts/wording/date.wording.ts';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { useTitle } from '#ui/page/use-title.ts';
import { StudentGuardians } from '../../shared/classrooms/guardians/student-guardians.tsx';
import { useCheckedForm } from '../../shared/platform/form/checked-form.ts';
import { useProfileWords } from '../../shared/users/accommodation/profile.ts';
import { ProfileForm } from '../../shared/users/accommodation/profile-form.tsx';
import { ListLink } from '../list-link.tsx';
import { Conflict } from '../platform/resource/conflict.tsx';
import { useSharedValues } from '../platform/resource/use-shared-values.ts';
import { AccountAccess } from './account-access.tsx';
import { BirthCorrection } from './birth-correction.tsx';
import { MergedAccount } from './merge/merged-account.tsx';
import { StartSupport } from './start-support.tsx';
import { readUserForm, UserFields } from './user-fields.tsx';
import { listAt } from './user-filter.ts';
import styles from './users.module.css';

/** The user in the address with their exam accommodation, and what the form offers. */
export const loader = async ({ api, params }: ViewLoaderArgs) => {
  const [{ user, accommodation }, choices] = await Promise.all([
    api(UserDocument, { id: params.id ?? '' }),
    api(UserChoicesDocument),
  ]);
  return { user, accommodation, choices };
};

type User = UserQuery['user'];

/** One account: its details, and whether it is active. */
export function Component() {
  const { user: account, accommodation, choices } = useViewData<typeof loader>();
  const t = useTexts(userTexts);
  const language = useLanguage();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const user = useSession();
  const { theirs, send } = useSharedValues({
    first: account,
    valuesOf: (stored) => stored,
    save: async (stored, input: UserChange) => {
      const { id, base } = stored;
      const change = { ...input, school: input.school ?? null };
      const { updateUser } = await api(UpdateUserDocument, { id, base, input: change });
      await revalidate();
      return { ...stored, base: updateUser };
    },
    read: async () => (await api(UserDocument, { id: account.id })).user,
    saved: () => t.form.saved,
  });
  const list = listAt(useLocation().pathname);
  useTitle(account.name);
  const isMerged = account.mergedInto !== null;
  const mayChange = !isMerged && account.mayManage && hasPermission(user, 'users.write');
  const { form, errors, problem, isSending } = useCheckedForm({
    schema: userSchema,
    read: readUserForm,
    send: async (input) => {
      setYours(input);
      await send(input);
    },
  });
  // The values of the form: as loaded, or as resolved after a conflict.
  const [shown, setShown] = useState(account);
  const element = useRef<HTMLFormElement>(null);
  const [yours, setYours] = useState<UserChange | null>(null);
  const userFields = ({
    name,
    email,
    role,
    schoolId,
    roles,
  }: Pick<User, 'name' | 'email' | 'role' | 'schoolId' | 'roles'>) => ({
    name,
    email,
    role: t.kinds[role],
    school: choices.schoolChoices.find(({ id }) => id === schoolId)?.name ?? null,
    roles: nameList(choices.roles.map(({ id, name: role }) => roles.includes(id) && role)),
  });
  const state = account.state;
  return (
    <div className={pages.page}>
      <PageHeading up={<ListLink to={list.path}>{t.lists[list.list]}</ListLink>} title={account.name}>
        <div className={styles.facts}>
          <Badge size="2" color={state === 'active' ? 'green' : state === 'invited' ? 'amber' : 'gray'}>
            {t.states[state]}
          </Badge>
          <span>{t.user.since({ day: dayText(language, account.createdAt) })}</span>
          {account.lastUsedAt !== null && (
            <span>{t.user.lastUsed({ date: dateTimeText(language, account.lastUsedAt) })}</span>
          )}
        </div>
      </PageHeading>
      {mayChange ? (
        <section className={pages.panel}>
          <form key={account.id} ref={element} className={styles.form} {...form}>
            <Problem message={problem} />
            {theirs !== null && yours !== null && (
              <Conflict
                labels={{
                  name: t.form.name,
                  email: t.form.email,
                  role: t.form.role,
                  // School admins can only choose their own school.
                  ...(user?.userRole === 'admin' && { school: t.form.school }),
                  roles: t.form.roles,
                }}
                theirs={userFields(theirs)}
                yours={userFields({ ...yours, schoolId: yours.school ?? null })}
                onUse={(field) => {
                  const savedValues = {
                    // Includes what was typed since it was refused.
                    ...(z.safeParse(userSchema, readUserForm(new FormData(element.current ?? undefined))).data ??
                      yours),
                    [field]: field === 'school' ? theirs.schoolId : theirs[field as keyof User],
                  };
                  setYours(savedValues);
                  setShown({ ...account, ...savedValues, schoolId: savedValues.school ?? null, school: null });
                }}
              />
            )}
            <UserFields key={JSON.stringify(shown)} user={shown} choices={choices} errors={errors} />
            <Button type="submit" size="3" loading={isSending}>
              {t.form.save}
            </Button>
          </form>
        </section>
      ) : account.mergedInto === null ? (
        <p className={styles.text}>{t.user.beyond}</p>
      ) : (
        <MergedAccount into={account.mergedInto} />
      )}
      {mayChange && account.id !== user?.id && <AccountAccess user={account} />}
      {mayChange && account.canCorrectBirth && <BirthCorrection key={account.id} student={account} />}
      {accommodation !== null && (
        <Accommodation key={accommodation.id} student={accommodation} mayChange={hasPermission(user, 'users.write')} />
      )}
      {mayChange && account.role === 'student' && (
        <StudentGuardians key={`guardians-${account.id}`} student={account.id} />
      )}
      {!isMerged && (account.role === 'student' || account.role === 'teacher') && (
        <div className={pages.actions}>
          <Button asChild size="3" variant="soft">
            <Link to={`${href('admin.user-settings.subject')}?person=${account.id}`}>{t.user.subjects}</Link>
          </Button>
        </div>
      )}
      {account.maySupport &&
        account.state !== 'disabled' &&
        hasPermission(user, 'users.support') &&
        !isSwitchedOff(user, 'supportVisits') && <StartSupport user={account} />}
    </div>
  );
}

function Accommodation({
  student,
  mayChange,
}: {
  readonly student: NonNullable<UserQuery['accommodation']>;
  readonly mayChange: boolean;
}) {
  const t = useTexts(accommodationTexts);
  const words = useProfileWords();
  const { revalidate } = useRevalidator();
  return (
    <Panel title={t.title}>
      <p className={styles.text}>{t.ofPerson}</p>
      {mayChange ? <ProfileForm student={student} onDone={() => void revalidate()} /> : <p>{words(student)}</p>}
    </Panel>
  );
}
