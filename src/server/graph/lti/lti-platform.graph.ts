import { makeRegistrationLink } from '../../lti/registration/registration.commands.ts';
import { openResource } from '../../platform/resources/resource-scope.ts';
import type { GraphBuilder } from '../builder.ts';
import { requireViewer } from '../rules.ts';

type PlatformLink = { readonly path: string; readonly expiresAt: Date };

/** Learning platforms, beside what lists and forms of every resource have. */
export function addLtiPlatforms(builder: GraphBuilder): void {
  const link = builder.objectRef<PlatformLink>('PlatformLink').implement({
    fields: (t) => ({
      path: t.exposeString('path', { description: 'Of this server; holds the secret.' }),
      expiresAt: t.field({ type: 'Instant', resolve: ({ expiresAt }) => expiresAt.toISOString() }),
    }),
  });
  builder.mutationField('makePlatformLink', (t) =>
    t.field({
      type: link,
      description: 'A link by which one learning platform registers itself, once (Dynamic Registration 1.0).',
      extensions: { rule: { permission: 'platforms.write' } },
      resolve: async (_root, _args, context) => {
        const viewer = await requireViewer(context, 'member');
        const { school } = openResource(viewer, 'platform', 'write');
        const { link: secret, expiresAt } = await makeRegistrationLink(context.pool, { userId: viewer.userId, school });
        return { path: `/lti/register?link=${secret}`, expiresAt };
      },
    }),
  );
}
