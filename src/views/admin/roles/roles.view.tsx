import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useApi, useSession, useToast } from '#actors/app.context.ts';
import { useViewData, type ViewLoaderArgs } from '#actors/view.context.ts';
import { RolesDocument, SaveRoleDocument } from '#api/documents/role.generated.ts';
import { hasPermission } from '#domain/access/permission.ts';
import { href } from '#routes/href.ts';
import { useTexts } from '#texts/current-language.ts';
import { rolesTexts } from '#texts/roles.texts.ts';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.part.tsx';
import { describeProblem } from '../../form/problem.ts';
import { Matrix, toggled } from './matrix.part.tsx';

export const loader = ({ api }: ViewLoaderArgs) => api(RolesDocument);

/** All roles side by side. */
export function Component() {
  const { roles } = useViewData<typeof loader>();
  const t = useTexts(rolesTexts);
  const user = useSession();
  const api = useApi();
  const raise = useToast();
  const { revalidate } = useRevalidator();
  const [changes, setChanges] = useState<ReadonlyMap<string, readonly string[]>>(new Map());
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const mayWrite = hasPermission(user, 'roles.write');

  async function save(): Promise<void> {
    setProblem(null);
    setSending(true);
    try {
      for (const { id, name } of roles) {
        const permissions = changes.get(id);
        if (permissions !== undefined) await api(SaveRoleDocument, { id, name, permissions: [...permissions] });
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
    <div className={pages.wide}>
      <PageHeading title={t.title} intro={t.intro}>
        {mayWrite && <p className={pages.intro}>{t.lacked}</p>}
      </PageHeading>
      <Problem message={problem} />
      <Matrix
        roles={roles.map((role) => ({ ...role, permissions: changes.get(role.id) ?? role.permissions }))}
        held={user?.permissions ?? []}
        isReadOnly={!mayWrite}
        onToggle={({ id, permissions }, permission) =>
          id !== null && setChanges((before) => new Map(before).set(id, toggled(permissions, permission)))
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
