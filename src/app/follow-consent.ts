import type { App } from '#actors/app.actors.ts';
import { listenToConsent } from '#actors/consent/consent.actor.ts';
import { CountPageViewDocument } from '#api/documents/consent.generated.ts';
import { allowsCategory, type ConsentChoice } from '#domain/consent/consent.schema.ts';
import { ROUTES } from '#routes/table.ts';
import type { createRouter } from './router.tsx';

/** What a first look at a page needs has long been downloaded and painted by then. */
const LATE_MS = 2_500;

type Router = Pick<ReturnType<typeof createRouter>, 'state' | 'subscribe'>;

/**
 * Asks for consent where nobody has chosen, by making the actor that the banner follows; and where statistics are
 * allowed, counts which screens are opened: the row of the route table, and nothing of what varies in the address.
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
    // One that is missed is one too few in a sum: nobody has to be told.
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
