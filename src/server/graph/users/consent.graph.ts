import * as z from 'zod/mini';
import { consentEntrySchema } from '#domain/users/consent/consent.schema.ts';
import { ROUTES } from '#routes/table.ts';
import { countPageView } from '../../site/page-view.commands.ts';
import { recordConsent } from '../../users/privacy/consent.commands.ts';
import type { GraphBuilder } from '../builder.ts';
import { mutations } from '../fields.ts';
import { readInput } from '../input.ts';

const routeSchema = z.object({ route: z.enum(ROUTES.map(({ id }) => id)) });

/** Cookie consent, and the statistics of users who agree. */
export function addConsent(builder: GraphBuilder): void {
  const entry = builder.inputType('ConsentInput', {
    fields: (t) => ({
      id: t.id({ required: true, description: 'Id of this choice; sent twice, it counts once.' }),
      consentId: t.id({ required: true, description: 'The random number that this browser stores with its choice.' }),
      version: t.int({ required: true, description: 'Version of the list of stored data.' }),
      preferences: t.boolean({ required: true }),
      statistics: t.boolean({ required: true }),
      way: t.field({ type: 'ConsentSource', required: true }),
    }),
  });
  mutations(builder, (t) => ({
    recordConsent: t.public.boolean({
      description: 'Records a user’s consent.',
      args: { input: t.arg({ type: entry, required: true }) },
      resolve: async (_root, { input }, { pool, limits, address, objects, findViewer }) => {
        const choice = readInput(consentEntrySchema, input);
        await limits.consentByAddress.count(address);
        await recordConsent(pool, choice, { userId: (await findViewer())?.userId ?? null, objects });
        return true;
      },
    }),
    countPageView: t.public.boolean({
      description: 'Counts a page view, without the user. Returns whether it was counted.',
      args: { route: t.arg.string({ required: true }) },
      resolve: async (_root, args, { pool, limits, address, objects }) => {
        const { route } = readInput(routeSchema, args);
        if (objects) return false;
        await limits.pageViewByAddress.count(address);
        await countPageView(pool, route);
        return true;
      },
    }),
  }));
}
