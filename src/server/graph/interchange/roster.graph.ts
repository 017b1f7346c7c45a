import { ProductError } from '#domain/platform/errors.ts';
import {
  cancelRoster,
  chooseInRoster,
  confirmRoster,
  resumeRoster,
  startRoster,
  undoRoster,
} from '../../interchange/rosters/roster.commands.ts';
import {
  type RosterChangeRow,
  type RosterImportRow,
  type RosterOutcome,
  readRosterChanges,
  readRosterImport,
  readRosterImports,
  readRosterOutcome,
} from '../../interchange/rosters/roster.queries.ts';
import { ROSTER_REPORT } from '../../platform/resources/export.address.ts';
import type { GraphBuilder } from '../builder.ts';
import { exposed } from '../exposed.ts';
import { mutations, queries } from '../fields.ts';
import { NEEDS_PROOF } from '../needs-proof.ts';

type ChangePage = Awaited<ReturnType<typeof readRosterChanges>>;

/** Imports of rosters, for the admins of a school. */
export function addRosters(builder: GraphBuilder): void {
  const outcome = builder.objectRef<RosterOutcome>('RosterImportOutcome').implement({
    fields: (t) =>
      exposed(t, {
        applied: 'Int',
        skipped: 'Int',
        undone: 'Int',
        retained: ['Int', 'Changes that undoing has left, because something else has changed them since.'],
        mailsLeft: ['Int', 'Emails that are still to be sent.'],
      }),
  });
  const row = builder.objectRef<RosterImportRow>('RosterImport').implement({
    description: 'An import of a school’s users, classes and enrolments, from preview to undo.',
    fields: (t) => ({
      ...exposed(t, {
        id: 'ID',
        by: 'String | null',
        school: 'String',
        fileName: 'String',
        state: 'RosterState',
        failedStep: ['RosterStep | null', 'What has failed, and can be continued.'],
        report: ['RosterReport | null', 'What the roster contains, and what it would change.'],
        problem: ['RosterFailure | null', 'Why it could not be read.'],
        base: ['String | null', 'Identifies the changes that are shown; send it with the confirmation.'],
        choices: 'RosterChoices',
        isRecomputed: ['Boolean', 'The school’s data had changed when the changes were confirmed.'],
        doneCount: 'Int',
        allCount: 'Int',
        invites: 'Boolean',
        refusesPasswords: ['Boolean', 'Users of the school sign in with its identity provider only.'],
        canUndo: 'Boolean',
        createdAt: 'Instant',
        finishedAt: 'Instant | null',
      }),
      outcome: t.field({
        type: outcome,
        resolve: ({ id }, _args, context) => readRosterOutcome(context.pool, id),
      }),
    }),
  });
  const change = builder.objectRef<RosterChangeRow>('RosterChange').implement({
    description: 'One change of an import: a user, a class or an enrolment.',
    fields: (t) =>
      exposed(t, {
        position: 'Int',
        kind: 'RosterKind',
        action: 'RosterAction',
        sourcedId: ['String', 'The id in the school’s system.'],
        title: 'String',
        classTitle: 'String | null',
        before: 'RosterValues | null',
        after: 'RosterValues | null',
        status: 'RosterStatus',
        reason: ['RosterReason | null', 'Why it was not applied, or not undone.'],
      }),
  });
  const page = builder.objectRef<ChangePage>('RosterChangePage').implement({
    fields: (t) => exposed(t, { rows: [change], next: ['Int | null', 'Send it as `after` for the next page.'] }),
  });
  queries(builder, (t) => ({
    rosterImports: t.permission('users.write').field({
      type: [row],
      description: 'The latest imports of the viewer’s school; for an admin, of all schools.',
      resolve: (_root, _args, context) => readRosterImports(context.pool, context.viewer),
    }),
    rosterImport: t.permission('users.write').field({
      type: row,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => readRosterImport(context.pool, context.viewer, id),
    }),
    rosterChanges: t.permission('users.write').field({
      type: page,
      description: 'A page of the changes of an import.',
      args: {
        id: t.arg.id({ required: true }),
        kind: t.arg({ type: 'RosterKind' }),
        action: t.arg({ type: 'RosterAction' }),
        left: t.arg.boolean({ description: 'Only changes that were not applied, or not undone.' }),
        after: t.arg.int(),
      },
      resolve: (_root, { id, kind, action, left, after }, context) =>
        readRosterChanges(context.pool, context.viewer, id, {
          ...{ kind: kind ?? null, action: action ?? null, left: left ?? false, after: after ?? 0 },
        }),
    }),
    rosterReport: t.permission('users.write').string({
      description: 'The address of the report of an import, as CSV. It expires after a minute.',
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, context) => {
        const { viewer } = context;
        await readRosterImport(context.pool, viewer, id);
        return context.exportAddress(viewer, { resource: ROSTER_REPORT, query: JSON.stringify(id) });
      },
    }),
  }));
  mutations(builder, (t) => ({
    startRoster: t.permission('users.write').id({
      description: 'Starts to read an uploaded roster, which changes nothing. Returns the id of the import.',
      args: {
        upload: t.arg.id({ required: true }),
        school: t.arg.id({ description: 'For an admin; for a school admin it is always their own.' }),
      },
      resolve: async (_root, { upload, school }, context) => {
        const { viewer } = context;
        await context.limits.importByAccount.count(viewer.userId);
        return startRoster(context.pool, viewer, { upload, school: school ?? null }, context.language);
      },
    }),
    chooseInRoster: t.permission('users.write').field({
      type: row,
      description: 'Chooses a school of the roster and confirms matches; the changes are computed again.',
      args: { id: t.arg.id({ required: true }), choices: t.arg({ type: 'RosterChoices', required: true }) },
      resolve: async (_root, { id, choices }, context) => {
        const { viewer } = context;
        await context.limits.importByAccount.count(viewer.userId);
        return chooseInRoster(context.pool, viewer, id, choices);
      },
    }),
    confirmRoster: t.permission('users.write').field({
      type: row,
      description: 'Applies the changes that were shown, in the background.',
      args: {
        id: t.arg.id({ required: true }),
        base: t.arg.string({ required: true }),
        invites: t.arg.boolean({ required: true, description: 'Whether new users are invited by email.' }),
        typed: t.arg.string({ description: 'The name of the school, if much would be removed.' }),
      },
      extensions: NEEDS_PROOF,
      resolve: (_root, { id, base, invites, typed }, context) => {
        const site = context.siteUrl;
        if (invites && site === null) throw new ProductError('NO_PUBLIC_ADDRESS');
        return confirmRoster(context.pool, context.viewer, id, { base, invites, typed: typed ?? '', site });
      },
    }),
    cancelRoster: t.permission('users.write').field({
      type: row,
      description: 'Discards a preview.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => cancelRoster(context.pool, context.viewer, id),
    }),
    undoRoster: t.permission('users.write').field({
      type: row,
      description: 'Restores what the latest import has changed, unless something else has changed it since.',
      args: { id: t.arg.id({ required: true }) },
      extensions: NEEDS_PROOF,
      resolve: (_root, { id }, context) => undoRoster(context.pool, context.viewer, id),
    }),
    resumeRoster: t.permission('users.write').field({
      type: row,
      description: 'Continues an import that has failed.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => resumeRoster(context.pool, context.viewer, id),
    }),
  }));
}
