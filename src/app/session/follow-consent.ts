import { CountPageViewDocument } from '#api/documents/users/consent.generated.ts';
import type { App } from '#client/app.actors.ts';
import { listenToConsent } from '#client/users/consent/consent.actor.ts';
import { allowsCategory, type ConsentChoice } from '#domain/users/consent/consent.schema.ts';
import { ROUTES } from '#routes/table.ts';
import type { createRouter } from '../router.tsx';

/** By then, the first view of a page has long been downloaded and painted. */
const LATE_MS = 2_500;

type Router = Pick<ReturnType<typeof createRouter>, 'state' | 'subscribe'>;

/**
 * Asks for consent if there is no choice, by creating the actor that the banner follows; and if statistics are
 * allowed, counts page views: the route, without the parameters of the address.
 */
export function followConsent(app: App, router: Router): void {
  let isAllowed = false;
  let counted: string | null = null;

  const count = (): void => {
    const { location, matches, navigation } = router.state;
    const route = matches.at(-1)?.route.id;
    if (!isAllowed || navigation.state !== 'idle' || location.key === counted) return;
    counted = location.key;
    if (route === undefined || !ROUTES.some(({ id }) => id === route)) return;
    // A missed page view only makes a sum too small, so the error is ignored.
    app.api(CountPageViewDocument, { route }).catch((cause: unknown) => console.debug('Not counted:', cause));
  };
  const take = (choice: ConsentChoice | null): void => {
    isAllowed = allowsCategory(choice, 'statistics');
    count();
  };

  setTimeout(() => {
    listenToConsent(app, { ready: take, changed: take });
    router.subscribe(count);
  }, LATE_MS);
}
