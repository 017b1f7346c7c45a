import { roleSchema } from '#domain/users/role.schema.ts';
import { type RoleRow, readRoles, removeRole, saveRole, stateOfRole } from '../../access/role.commands.ts';
import type { GraphBuilder } from '../builder.ts';
import { exposed } from '../exposed.ts';
import { done, mutations, queries } from '../fields.ts';
import { readInput } from '../input.ts';
import { NEEDS_PROOF } from '../needs-proof.ts';

/** Roles: named sets of permissions. */
export function addRoles(builder: GraphBuilder): void {
  const role = builder.objectRef<RoleRow>('Role').implement({
    fields: (t) => ({
      ...exposed(t, {
        id: 'ID',
        name: 'String',
        kind: [
          'AccountType | null',
          'The account type that a built-in role applies to, for accounts without assigned roles.',
        ],
        holders: ['Int', 'Accounts with this role.'],
      }),
      permissions: t.expose('permissions', { type: ['Permission'] }),
      base: t.string({ description: 'Identifies its current revision; send it with changes.', resolve: stateOfRole }),
    }),
  });
  queries(builder, (t) => ({
    roles: t.anyPermission('roles.read', 'users.write').field({
      type: [role],
      resolve: (_root, _args, { pool }) => readRoles(pool),
    }),
  }));
  mutations(builder, (t) => ({
    saveRole: t.permission('roles.write').id({
      extensions: NEEDS_PROOF,
      description:
        'Creates or changes a role. Users can grant and revoke only permissions that they have. Returns its id.',
      args: {
        id: t.arg.id(),
        base: t.arg.string({
          description: 'The state that the change is based on; refused if that has changed since.',
        }),
        name: t.arg.string({ required: true }),
        permissions: t.arg({ type: ['Permission'], required: true }),
      },
      resolve: (_root, { id = null, base = null, ...args }, context) =>
        saveRole(context.pool, context.viewer, { ...readInput(roleSchema, args), id, base }),
    }),
    removeRole: t.permission('roles.write').boolean({
      extensions: NEEDS_PROOF,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => done(removeRole(context.pool, context.viewer, id)),
    }),
  }));
}
