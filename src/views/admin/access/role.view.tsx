import { Button } from '@radix-ui/themes';
import { useEffect, useEffectEvent } from 'react';
import { data, useNavigate } from 'react-router';
import { RemoveRoleDocument, RolesDocument, SaveRoleDocument } from '#api/documents/access/role.generated.ts';
import { useApi, useSession, useToast } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { useViewData, type ViewLoaderArgs } from '#client/view.context.ts';
import { hasPermission } from '#domain/access/permission.ts';
import { type RoleChange, roleSchema } from '#domain/users/role.schema.ts';
import { href } from '#routes/href.ts';
import { rolesTexts } from '#texts/access/roles.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Field } from '#ui/form/field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { useCheckedForm } from '../../shared/platform/form/checked-form.ts';
import { describeProblem } from '../../shared/platform/form/problem.ts';
import { useDraft } from '../../shared/questions/authoring/use-draft.ts';
import { ListLink } from '../list-link.tsx';
import { Conflict } from '../platform/resource/conflict.tsx';
import { Restored } from '../platform/resource/restored.tsx';
import { useSharedValues } from '../platform/resource/use-shared-values.ts';
import { Matrix, toggled, usePermissionNames } from './matrix.tsx';

/** The edited role. */
type Typed = { readonly name: string; readonly permissions: readonly string[] };

const NEW = { id: null, base: null, name: '', kind: null, permissions: [], holders: 0 } as const;

/**
 * The role in the address, or an empty one on the address for a new role. The API has no query for one role: the list
 * is short.
 */
export const loader = async ({ api, params }: ViewLoaderArgs) => {
  if (params.id === undefined) return NEW;
  const { roles } = await api(RolesDocument);
  const role = roles.find(({ id }) => id === params.id);
  if (role === undefined) throw data(null, { status: 404 });
  return role;
};

/** One role: its name, and its permissions. */
export function Component() {
  const first = useViewData<typeof loader>();
  const t = useTexts(rolesTexts);
  const user = useSession();
  const api = useApi();
  const navigate = useNavigate();
  const {
    base: role,
    setBase,
    theirs,
    send,
  } = useSharedValues({
    first,
    valuesOf: (stored) => stored,
    save: async ({ id, base }, change: RoleChange) => {
      await api(SaveRoleDocument, { id, base, ...change });
      return first;
    },
    read: async () => (await api(RolesDocument)).roles.find(({ id }) => id === first.id) ?? first,
    saved: () => t.saved,
  });
  const draft = useDraft<Typed, string>(`role.${first.id ?? 'new'}`, {
    revision: first.base ?? '',
    draft: { name: first.name, permissions: first.permissions },
  });
  const { name, permissions } = draft.draft;
  const set = (change: Partial<Typed>): void => draft.setDraft((before) => ({ ...before, ...change }));
  // A restored draft is based on the revision at which it was written: saving it over a newer one is refused, and both
  // are shown.
  const restoreDraft = useEffectEvent(() => {
    if (draft.isBehind) setBase((now) => (now.id === null ? now : { ...now, base: draft.base }));
  });
  useEffect(() => restoreDraft(), []);
  const named = usePermissionNames();
  const isReadOnly = role.kind === 'admin' || !hasPermission(user, 'roles.write');
  const { form, errors, problem, isSending } = useCheckedForm({
    schema: roleSchema,
    read: (sent) => ({ name: sent.get('name'), permissions }),
    send: async (change) => {
      await send(change);
      draft.discard();
      await navigate(href('admin.roles'));
    },
  });
  return (
    <div className={pages.page}>
      <PageHeading
        up={<ListLink to={href('admin.roles')}>{t.title}</ListLink>}
        title={role.id === null ? t.newTitle : t.edit({ role: role.name })}
      >
        {role.kind === 'admin' && <p className={pages.intro}>{t.everything}</p>}
      </PageHeading>
      <Restored isRestored={draft.isRestored} onDiscard={draft.discard} />
      <form className={pages.page} {...form}>
        <Field
          label={t.name}
          name="name"
          autoComplete="off"
          value={name}
          readOnly={isReadOnly}
          onChange={({ target }) => set({ name: target.value })}
          error={errors.name}
        />
        <Matrix
          roles={[{ id: null, name: name === '' ? t.new : name, kind: role.kind, permissions }]}
          granted={user?.permissions ?? []}
          isReadOnly={isReadOnly}
          onToggle={(_role, permission) => set({ permissions: toggled(permissions, permission) })}
        />
        {/* Next to the button, because the table is long. */}
        <Problem message={problem} />
        {theirs !== null && (
          <Conflict
            labels={{ name: t.name, permissions: t.matrix }}
            theirs={{ name: theirs.name, permissions: named(theirs.permissions) }}
            yours={{ name, permissions: named(permissions) }}
            onUse={(field) => set(field === 'name' ? { name: theirs.name } : { permissions: theirs.permissions })}
          />
        )}
        {!isReadOnly && (
          <div className={pages.actions}>
            <Button type="submit" size="3" loading={isSending}>
              {role.id === null ? t.create : t.save}
            </Button>
            {role.id !== null && role.kind === null && <Removal id={role.id} name={role.name} />}
          </div>
        )}
      </form>
    </div>
  );
}

function Removal({ id, name }: { readonly id: string; readonly name: string }) {
  const t = useTexts(rolesTexts);
  const api = useApi();
  const raise = useToast();
  const dialog = useDialog();
  const navigate = useNavigate();
  const remove = async (): Promise<void> => {
    const { reason } = await dialog.open({
      title: t.removeTitle({ role: name }),
      text: t.removeText,
      confirmLabel: t.remove,
      cancelLabel: t.cancel,
    });
    if (reason !== 'confirm') return;
    try {
      await api(RemoveRoleDocument, { id });
      raise({ message: t.removed, color: 'positive' });
      await navigate(href('admin.roles'));
    } catch (cause) {
      raise({ message: describeProblem(cause).message, color: 'negative' });
    }
  };
  return (
    <Button type="button" size="3" variant="outline" color="red" onClick={() => void remove()}>
      {t.remove}
    </Button>
  );
}
