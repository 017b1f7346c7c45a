import {
  type CalendarFeed,
  createCalendarFeed,
  deleteCalendarFeed,
  readCalendarFeed,
} from '../../study/calendar/calendar-feed.commands.ts';
import type { GraphBuilder } from '../builder.ts';
import { exposed } from '../exposed.ts';
import { done, mutations, queries } from '../fields.ts';

/** The address at which calendar programs fetch a user's dates. */
export function addCalendarFeed(builder: GraphBuilder): void {
  const feed = builder.objectRef<CalendarFeed>('CalendarFeed').implement({
    description: 'A calendar link. Its address is only shown when it is created.',
    fields: (t) => exposed(t, { createdAt: 'Instant', lastFetchedAt: 'Instant | null' }),
  });

  queries(builder, (t) => ({
    calendarFeed: t.member.field({
      type: feed,
      nullable: true,
      description: 'The viewer’s calendar link; null if there is none.',
      resolve: (_root, _args, context) => readCalendarFeed(context.pool, context.viewer),
    }),
  }));

  mutations(builder, (t) => ({
    createCalendarFeed: t.member.string({
      description: 'Creates the viewer’s calendar link, or replaces it: the old one ends at once. Returns its path.',
      args: { zone: t.arg.string({ required: true }) },
      resolve: (_root, { zone }, { pool, viewer, language }) => createCalendarFeed(pool, viewer, { zone, language }),
    }),
    deleteCalendarFeed: t.member.boolean({
      description: 'Deletes the viewer’s calendar link: it ends at once.',
      resolve: (_root, _args, { pool, viewer }) => done(deleteCalendarFeed(pool, viewer)),
    }),
  }));
}
