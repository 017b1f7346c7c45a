import { Checkbox, Text } from '@radix-ui/themes';
import { useState } from 'react';
import type { UserChoicesQuery, UserQuery } from '#api/documents/users/users.generated.ts';
import { useSession } from '#client/app.context.ts';
import { creatableRoles } from '#domain/access/grant.rule.ts';
import { isAdminRole, ROLES } from '#domain/access/role.ts';
import type { FieldMessages } from '#domain/platform/errors.ts';
import { useTexts } from '#texts/current-language.ts';
import { userTexts } from '#texts/users/users.texts.ts';
import { Field } from '#ui/form/field.tsx';
import { FieldGroup } from '#ui/form/field-group.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import styles from './users.module.css';

type Props = {
  readonly user?: UserQuery['user'];
  readonly choices: UserChoicesQuery;
  readonly errors: Partial<FieldMessages>;
  readonly kind?: string;
};

/** The values of a user form. */
export const readUserForm = (data: FormData) => ({
  name: data.get('name'),
  email: data.get('email'),
  role: data.get('role'),
  school: data.get('school') || null,
  roles: data.getAll('roles'),
});

/** Name, email, account type, school and roles, limited to what the current user may grant. */
export function UserFields({ user: account, choices, errors, kind = 'student' }: Props) {
  const { form: t, kinds } = useTexts(userTexts);
  const user = useSession();
  const isAdmin = user?.userRole === 'admin';
  const [role, setRole] = useState(account?.role ?? kind);
  const creatable =
    user === null ? [] : creatableRoles({ role: user.userRole, schoolId: null, permissions: user.permissions });
  const grantable = choices.roles.filter(
    ({ kind: builtIn, permissions }) =>
      builtIn === null && permissions.every((permission) => user?.permissions.includes(permission)),
  );
  return (
    <>
      <Field label={t.name} name="name" autoComplete="off" defaultValue={account?.name ?? ''} error={errors.name} />
      <Field
        label={t.email}
        name="email"
        type="email"
        autoComplete="off"
        defaultValue={account?.email ?? ''}
        error={errors.email}
      />
      <SelectField
        label={t.role}
        name="role"
        value={role}
        onChange={({ target }) => setRole(target.value)}
        options={creatable.map((value) => ({ value, label: kinds[value] }))}
        error={errors.role}
      />
      {isAdmin && (
        <SelectField
          label={t.school}
          name="school"
          defaultValue={account?.schoolId ?? ''}
          placeholder={t.noSchool}
          options={choices.schoolChoices.map(({ id, name }) => ({ value: id, label: name }))}
          error={errors.school}
        />
      )}
      {ROLES.some((each) => each === role && isAdminRole(each)) && grantable.length > 0 && (
        <FieldGroup legend={t.roles} hint={t.rolesHint} error={errors.roles}>
          <div className={styles.choices}>
            {grantable.map(({ id, name }) => (
              <Text as="label" size="3" key={id} className={styles.choice}>
                <Checkbox size="3" name="roles" value={id} defaultChecked={account?.roles.includes(id) ?? false} />
                {name}
              </Text>
            ))}
          </div>
        </FieldGroup>
      )}
    </>
  );
}
