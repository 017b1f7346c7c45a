/**
 * What React Router imports for observing routers and routes, as it behaves if no observer is given. Navigation is
 * measured by our own code. The build replaces the original with this; a test compares both.
 */
export const getRouteInstrumentationUpdates = (): object => ({});

/** The router unchanged. */
export const instrumentClientSideRouter = <Router>(router: Router): Router => router;

/** There is never a receiver. */
export const consumeInstrumentationClientResultMetaReceiver = (): undefined => undefined;
