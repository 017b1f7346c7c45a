import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { RolesDocument, SaveRoleDocument } from '#api/documents/access/role.generated.ts';
import { useApi, useSession, useToast } from '#client/app.context.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { hasPermission, type Permission } from '#domain/access/permission.ts';
import { href } from '#routes/href.ts';
import { rolesTexts } from '#texts/access/roles.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { describeProblem } from '../../shared/platform/form/problem.ts';
import { Matrix } from './matrix.tsx';

/** All roles, with the number of users of each. */
export const loader = ({ api }: ViewLoaderArgs) => api(RolesDocument);

/** All roles side by side. */
export function Component() {
  const { roles } = useViewData<typeof loader>();
  const t = useTexts(rolesTexts);
  const user = useSession();
  const api = useApi();
  const raise = useToast();
  const { revalidate } = useRevalidator();
  // Changes of permissions by role, stored separately so that they can be applied to a role that another user has
  // changed.
  const [changes, setChanges] = useState<ReadonlyMap<string, ReadonlyMap<Permission, boolean>>>(new Map());
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const mayWrite = hasPermission(user, 'roles.write');

  const changedTo = ({ id, permissions }: (typeof roles)[number]): Permission[] => {
    const changedPermissions = changes.get(id) ?? new Map<Permission, boolean>();
    const granted = [...changedPermissions].flatMap(([permission, granted]) => (granted ? permission : []));
    return [
      ...permissions.filter((entry) => changedPermissions.get(entry) !== false && !granted.includes(entry)),
      ...granted,
    ];
  };

  async function save(): Promise<void> {
    setProblem(null);
    setSending(true);
    try {
      for (const role of roles) {
        const { id, name, base } = role;
        if (changes.has(id)) await api(SaveRoleDocument, { id, name, base, permissions: changedTo(role) });
      }
      setChanges(new Map());
      raise({ message: t.saved, color: 'positive' });
    } catch (cause) {
      setProblem(describeProblem(cause).message);
    } finally {
      setSending(false);
      await revalidate();
    }
  }

  return (
    <div className={pages.fullWidth}>
      <PageHeading title={t.title} intro={t.intro}>
        {mayWrite && <p className={pages.intro}>{t.lacked}</p>}
      </PageHeading>
      <Problem message={problem} />
      <Matrix
        roles={roles.map((role) => ({ ...role, permissions: changedTo(role) }))}
        granted={user?.permissions ?? []}
        isReadOnly={!mayWrite}
        onToggle={({ id, permissions }, permission) =>
          id !== null &&
          setChanges((before) =>
            new Map(before).set(id, new Map(before.get(id)).set(permission, !permissions.includes(permission))),
          )
        }
      />
      {mayWrite && (
        <div className={pages.actions}>
          <Button size="3" disabled={changes.size === 0} loading={isSending} onClick={save}>
            {t.save}
          </Button>
          <Button asChild size="3" variant="soft">
            <Link to={href('admin.roles.create')}>{t.new}</Link>
          </Button>
        </div>
      )}
    </div>
  );
}
