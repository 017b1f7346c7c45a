import { createRegistrationLink } from '../../lti/registration/registration.commands.ts';
import { openResource } from '../../platform/resources/resource-scope.ts';
import type { GraphBuilder } from '../builder.ts';
import { mutations } from '../fields.ts';
import { NEEDS_PROOF } from '../needs-proof.ts';

type PlatformLink = { readonly path: string; readonly expiresAt: Date };

/** Learning platforms, beyond the lists and forms that every resource has. */
export function addLtiPlatforms(builder: GraphBuilder): void {
  const link = builder.objectRef<PlatformLink>('PlatformLink').implement({
    fields: (t) => ({
      path: t.exposeString('path', { description: 'On this server; contains the secret.' }),
      expiresAt: t.field({ type: 'Instant', resolve: ({ expiresAt }) => expiresAt.toISOString() }),
    }),
  });
  mutations(builder, (t) => ({
    createPlatformLink: t.permission('platforms.write').field({
      extensions: NEEDS_PROOF,
      type: link,
      description: 'A link by which one learning platform registers itself, once (Dynamic Registration 1.0).',
      resolve: async (_root, _args, context) => {
        const { viewer } = context;
        const { school } = openResource(viewer, 'platform', 'write');
        const { link: secret, expiresAt } = await createRegistrationLink(context.pool, {
          userId: viewer.userId,
          school,
        });
        return { path: `/lti/register?link=${secret}`, expiresAt };
      },
    }),
  }));
}
