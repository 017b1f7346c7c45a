import { openSession, type Tokens } from '../../access/session.commands.ts';
import { openLaunch, type PendingLaunch, readPendingLaunch } from '../../lti/launch/launch.commands.ts';
import { accountToConnect } from '../access/connect-account.ts';
import type { GraphBuilder } from '../builder.ts';
import { exposed } from '../exposed.ts';
import { mutations, queries } from '../fields.ts';
import type { addAccounts } from '../users/account.graph.ts';

type OpenedLaunch = { readonly tokens: Tokens | null; readonly path: string };

/** Launches from a learning platform: a verified launch in this browser becomes a session. */
export function addLaunches(builder: GraphBuilder, { tokens, signInInput }: ReturnType<typeof addAccounts>): void {
  const pending = builder.objectRef<PendingLaunch>('PendingLaunch').implement({
    fields: (t) =>
      exposed(t, {
        platform: 'String',
        name: ['String', 'As the platform sends it; may be empty.'],
        role: 'ClassRole',
        isKnown: ['Boolean', 'Whether the user has an account here already.'],
      }),
  });
  queries(builder, (t) => ({
    pendingLaunch: t.public.field({
      type: pending,
      description: 'The launch with which this browser arrived.',
      resolve: (_root, _args, { pool, launch }) => readPendingLaunch(pool, launch.read()),
    }),
  }));

  const opened = builder.objectRef<OpenedLaunch>('OpenedLaunch').implement({
    fields: (t) => ({
      tokens: t.expose('tokens', {
        type: tokens,
        nullable: true,
        description: 'Null: the user is signed in here already.',
      }),
      path: t.exposeString('path', { description: 'The target of the launch.' }),
    }),
  });
  mutations(builder, (t) => ({
    openLaunch: t.public.field({
      type: opened,
      description: 'Signs in with a launch, once. With credentials, the launch opens that account from now on.',
      args: { account: t.arg({ type: signInInput }) },
      resolve: async (_root, { account }, context) => {
        const { pool, browser, launch, userAgent, findViewer, identify } = context;
        const known = await accountToConnect(context, account);
        const { userId, path } = await openLaunch(pool, launch.read(), known);
        launch.clear();
        const viewer = await findViewer();
        const isIn = viewer !== null && viewer.userId === userId && viewer.helperId === null;
        identify(userId);
        if (isIn) return { path, tokens: null };
        const formerBinding = browser.read();
        return {
          path,
          tokens: await openSession(pool, {
            ...{ userId, factor: 'service', binding: browser.renew(), formerBinding, userAgent },
          }),
        };
      },
    }),
  }));
}
