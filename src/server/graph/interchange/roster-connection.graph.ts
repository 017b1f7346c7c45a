import { rosterConnectionSchema } from '#domain/interchange/rosters/rest/roster-connection.schema.ts';
import {
  removeRosterConnection,
  saveRosterConnection,
  startFetch,
} from '../../interchange/rosters/rest/connection.commands.ts';
import { type RosterConnection, readRosterConnection } from '../../interchange/rosters/rest/connection.queries.ts';
import type { GraphBuilder } from '../builder.ts';
import { exposed } from '../exposed.ts';
import { done, mutations, queries } from '../fields.ts';
import { readInput } from '../input.ts';
import { NEEDS_PROOF } from '../needs-proof.ts';

/** The system of a school from which its rosters are requested. */
export function addRosterConnections(builder: GraphBuilder): void {
  const connection = builder.objectRef<RosterConnection>('RosterConnection').implement({
    description: 'The connection of a school to its student information system. Its secret is never shown.',
    fields: (t) =>
      exposed(t, {
        address: 'String',
        tokenAddress: 'String',
        clientId: 'String',
        by: ['String | null', 'The admin who entered it.'],
        changedAt: 'Instant',
        lastFetchedAt: ['Instant | null', 'When the last roster was requested that was applied.'],
      }),
  });

  queries(builder, (t) => ({
    rosterConnection: t.permission('users.write').field({
      type: connection,
      nullable: true,
      description: 'The connection of the viewer’s school.',
      resolve: (_root, _args, { pool, viewer }) => readRosterConnection(pool, viewer),
    }),
  }));

  mutations(builder, (t) => ({
    saveRosterConnection: t.permission('users.write').boolean({
      extensions: NEEDS_PROOF,
      description: 'Connects the viewer’s school to its system. Nothing is requested from it yet.',
      args: {
        address: t.arg.string({ required: true, description: 'Where `/users`, `/classes` and so on are.' }),
        tokenAddress: t.arg.string({ required: true }),
        clientId: t.arg.string({ required: true }),
        clientSecret: t.arg.string({ required: true }),
      },
      resolve: (_root, given, { pool, viewer, rosterVault: vault }) =>
        done(saveRosterConnection(pool, viewer, { draft: readInput(rosterConnectionSchema, given), vault })),
    }),
    removeRosterConnection: t.permission('users.write').boolean({
      extensions: NEEDS_PROOF,
      resolve: (_root, _args, { pool, viewer }) => done(removeRosterConnection(pool, viewer)),
    }),
    fetchRoster: t.permission('users.write').id({
      description:
        'Requests the roster of the viewer’s school, and computes its changes, which changes nothing. Returns the id of the import.',
      args: { fetches: t.arg({ type: 'RosterFetch', required: true }) },
      resolve: async (_root, { fetches }, { pool, viewer, limits, language }) => {
        await limits.importByAccount.count(viewer.userId);
        return startFetch(pool, viewer, fetches, language);
      },
    }),
  }));
}
