import type { Api } from '#api/client.ts';
import { WorkInSchoolDocument } from '#api/documents/users/organisation.generated.ts';
import { forgetRecentPages } from './forget-recent-pages.ts';

/* All tabs of a browser share a session, and so the school in which its user works. */

const CHANNEL = 'working-school';

/**
 * Works in a school from now on; null: in the user's own. Other tabs show what belongs to the former school, and would
 * save it in this one: they load again. Throws what the API does.
 */
export async function workInSchool(api: Api, school: string | null): Promise<void> {
  await api(WorkInSchoolDocument, { school });
  // Their titles name users and classes of the former school.
  forgetRecentPages(localStorage);
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/**
 * Calls back when another tab has changed the school.
 * @returns how to stop
 */
export function onSchoolChanged(changed: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', changed);
  return () => channel.close();
}
