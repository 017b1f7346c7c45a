import { scimTokenSchema } from '#domain/interchange/scim/scim-token.schema.ts';
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

  queries(builder, (t) => ({
    scimTokens: t.permission('users.write').field({
      type: [token],
      description: 'The provisioning tokens of the viewer’s school.',
      resolve: (_root, _args, { pool, viewer }) => readScimTokens(pool, viewer),
    }),
  }));

  mutations(builder, (t) => ({
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
