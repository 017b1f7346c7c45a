import { useEffect, useEffectEvent, useState } from 'react';
import {
  CalendarFeedDocument,
  type CalendarFeedQuery,
  CreateCalendarFeedDocument,
  DeleteCalendarFeedDocument,
} from '#api/documents/study/calendar-feed.generated.ts';
import { useApi } from '#client/app.context.ts';
import { ownZone } from '#texts/own-zone.ts';
import { describeProblem } from '../../platform/form/problem.ts';

type State = {
  /** Undefined: not loaded yet; null: there is none. */
  readonly feed: CalendarFeedQuery['calendarFeed'] | undefined;
  /** The address, known only since it was created on this screen. */
  readonly link: string | null;
  readonly isSending: boolean;
  readonly problem: string | null;
};

/** The user's calendar link, loaded unless it is given, and what can be done with it. */
export function useCalendarFeed(initial?: CalendarFeedQuery['calendarFeed']) {
  const api = useApi();
  const [state, setState] = useState<State>({ feed: initial, link: null, isSending: false, problem: null });
  const run = async (work: () => Promise<Partial<State>>): Promise<boolean> => {
    setState((before) => ({ ...before, isSending: true, problem: null }));
    try {
      const changes = await work();
      setState((before) => ({ ...before, ...changes, isSending: false }));
      return true;
    } catch (cause) {
      setState((before) => ({ ...before, isSending: false, problem: describeProblem(cause).message }));
      return false;
    }
  };
  const readFeed = async () => (await api(CalendarFeedDocument)).calendarFeed;
  const load = useEffectEvent(() => {
    if (initial === undefined) void run(async () => ({ feed: await readFeed() }));
  });
  useEffect(() => load(), []);
  return {
    ...state,
    /** Creates the link, or replaces it. */
    create: () =>
      run(async () => {
        const { createCalendarFeed } = await api(CreateCalendarFeedDocument, { zone: ownZone() });
        return { link: `${location.origin}${createCalendarFeed}`, feed: await readFeed() };
      }),
    remove: () =>
      run(async () => {
        await api(DeleteCalendarFeedDocument);
        return { link: null, feed: null };
      }),
  };
}
