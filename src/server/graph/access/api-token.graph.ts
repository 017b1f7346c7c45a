import { apiTokenSchema } from '#domain/access/api-tokens/api-token.schema.ts';
import {
  type ApiToken,
  createApiToken,
  readApiTokens,
  readTokenOwner,
  revokeApiToken,
  rotateApiToken,
} from '../../access/api-tokens/api-token.commands.ts';
import { apiTokenCreatedMail } from '../../access/api-tokens/api-token-created.mail.ts';
import type { GraphBuilder } from '../builder.ts';
import { exposed } from '../exposed.ts';
import { done, mutations, queries } from '../fields.ts';
import { readInput } from '../input.ts';
import { NEEDS_PROOF } from '../needs-proof.ts';

/** Tokens of the REST API. */
export function addApiTokens(builder: GraphBuilder): void {
  const token = builder.objectRef<ApiToken>('ApiToken').implement({
    description: 'A token of the REST API. Its secret is only shown when it is created or rotated.',
    fields: (t) => ({
      ...exposed(t, {
        id: 'ID',
        name: 'String',
        hint: ['String', 'The last characters of the token.'],
        owner: 'String',
        isOwn: 'Boolean',
        isForSchool: ['Boolean', 'Whether all admins of the school see it and can revoke it.'],
        createdAt: 'Instant',
        expiresAt: 'Instant',
        lastUsedAt: 'Instant | null',
      }),
      scopes: t.expose('scopes', { type: ['ApiScope'] }),
    }),
  });

  queries(builder, (t) => ({
    apiTokens: t.member.field({
      type: [token],
      description: 'The viewer’s tokens, and for school admins those of the school.',
      resolve: (_root, _args, context) => readApiTokens(context.pool, context.viewer),
    }),
  }));

  mutations(builder, (t) => ({
    createApiToken: t.member.string({
      extensions: NEEDS_PROOF,
      description: 'Creates a token, and returns it: it can’t be shown again.',
      args: {
        name: t.arg.string({ required: true }),
        scopes: t.arg({ type: ['ApiScope'], required: true }),
        days: t.arg.int({ required: true }),
        isForSchool: t.arg.boolean({ required: true }),
      },
      resolve: async (_root, args, { pool, viewer, post }) => {
        const draft = readInput(apiTokenSchema, args);
        const token = await createApiToken(pool, viewer, draft);
        post(apiTokenCreatedMail(await readTokenOwner(pool, viewer), draft.name));
        return token;
      },
    }),
    rotateApiToken: t.member.string({
      extensions: NEEDS_PROOF,
      description: 'Replaces the secret of an own token, and returns the new one. The old one ends at once.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, { pool, viewer }) => rotateApiToken(pool, viewer, id),
    }),
    revokeApiToken: t.member.boolean({
      description: 'Revokes a token at once.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, { pool, viewer }) => done(revokeApiToken(pool, viewer, id)),
    }),
  }));
}
