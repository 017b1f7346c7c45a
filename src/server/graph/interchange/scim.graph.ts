import { SCIM_MATCHES_MAX } from '#domain/interchange/scim/scim.limits.ts';
import { scimTokenSchema } from '#domain/interchange/scim/scim-token.schema.ts';
import {
  connectScimUsers,
  readScimMatches,
  type ScimMatch,
  type ScimMatches,
} from '../../interchange/scim/scim-match.commands.ts';
import {
  createScimToken,
  readScimTokens,
  revokeScimToken,
  rotateScimToken,
  type ScimToken,
} from '../../interchange/scim/scim-token.commands.ts';
import type { GraphBuilder } from '../builder.ts';
import { exposed } from '../exposed.ts';
import { done, mutations, queries } from '../fields.ts';
import { readInput } from '../input.ts';
import { NEEDS_PROOF } from '../needs-proof.ts';

/** Tokens with which the identity system of a school provisions users and classes. */
export function addScimTokens(builder: GraphBuilder): void {
  const token = builder.objectRef<ScimToken>('ScimToken').implement({
    description: 'A token of the SCIM server. Its secret is only shown when it is created or rotated.',
    fields: (t) =>
      exposed(t, {
        id: 'ID',
        name: 'String',
        hint: ['String', 'The last characters of the token.'],
        owner: 'String',
        isOwnerAdmin: ['Boolean', 'Whether its owner is still an admin of the school; otherwise it is refused.'],
        createdAt: 'Instant',
        expiresAt: 'Instant',
        lastUsedAt: 'Instant | null',
      }),
  });

  const match = builder.objectRef<ScimMatch>('ScimMatch').implement({
    description: 'An account of the school with the email of a user whom the identity system wants to create.',
    fields: (t) =>
      exposed(t, {
        id: ['ID', 'The id of the account.'],
        name: 'String',
        email: 'String',
        sentName: ['String', 'The name at the identity system.'],
      }),
  });
  const matches = builder.objectRef<ScimMatches>('ScimMatches').implement({
    description: 'Accounts that the identity system could manage, if an admin connects them.',
    fields: (t) => ({
      rows: t.field({ type: [match], resolve: ({ rows }) => [...rows] }),
      total: t.exposeInt('total'),
    }),
  });

  queries(builder, (t) => ({
    scimMatches: t.permission('users.write').field({
      type: matches,
      description: `The accounts of the viewer’s school to connect; ${SCIM_MATCHES_MAX} at most.`,
      resolve: (_root, _args, { pool, viewer }) => readScimMatches(pool, viewer),
    }),
    scimTokens: t.permission('users.write').field({
      type: [token],
      description: 'The provisioning tokens of the viewer’s school.',
      resolve: (_root, _args, { pool, viewer }) => readScimTokens(pool, viewer),
    }),
  }));

  mutations(builder, (t) => ({
    connectScimUsers: t.permission('users.write').int({
      extensions: NEEDS_PROOF,
      description: 'Lets the identity system manage accounts of the school. Returns how many were connected.',
      args: { ids: t.arg.idList({ required: true }) },
      resolve: (_root, { ids }, { pool, viewer }) => connectScimUsers(pool, viewer, ids),
    }),
    createScimToken: t.permission('users.write').string({
      extensions: NEEDS_PROOF,
      description: 'Creates a provisioning token, and returns it: it can’t be shown again.',
      args: { name: t.arg.string({ required: true }), days: t.arg.int({ required: true }) },
      resolve: (_root, args, { pool, viewer }) => createScimToken(pool, viewer, readInput(scimTokenSchema, args)),
    }),
    rotateScimToken: t.permission('users.write').string({
      extensions: NEEDS_PROOF,
      description: 'Replaces the secret of a provisioning token, and returns the new one. The old one ends at once.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, { pool, viewer }) => rotateScimToken(pool, viewer, id),
    }),
    revokeScimToken: t.permission('users.write').boolean({
      description: 'Revokes a provisioning token at once.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, { pool, viewer }) => done(revokeScimToken(pool, viewer, id)),
    }),
  }));
}
