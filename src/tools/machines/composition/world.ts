/** The addresses that the composition knows, one for each kind of page. */
export const ADDRESSES = ['login', 'home', 'attempt', 'verifyPin', 'resetPin', 'front', 'error'] as const;
export type Address = (typeof ADDRESSES)[number];

/** Pages that only a user with access may see. */
export const PROTECTED: ReadonlySet<Address> = new Set<Address>(['home', 'attempt']);

/** What surrounds the machines: the server, the browser's storage, the router, and what the page waits for. */
export type World = {
  // The server.
  readonly isReachable: boolean;
  /** Whether the server accepts the session of this browser's token. */
  readonly isSessionValid: boolean;
  readonly serverPin: 'none' | 'pending' | 'verified';
  /** Whether the server has a newer build than the page. */
  readonly isOutdated: boolean;

  // The browser, shared by its tabs.
  readonly hasToken: boolean;
  /** Whether this page was loaded by the reload guard a moment ago. */
  readonly hasJustReloaded: boolean;
  readonly storedConsent: 'none' | 'allowed' | 'refused';
  /** Whether the session is cached for offline use, and with which state of the PIN. */
  readonly cachedPin: 'nothing' | 'none' | 'pending' | 'verified';
  /** Whether the browser stores answers on the device. */
  readonly hasStorage: boolean;
  /** Whether the device has an answer that the server does not have. */
  readonly isAnswerOnDevice: boolean;

  // The page.
  readonly isReloading: boolean;
  /** The address that is shown; null before the first. */
  readonly shown: Address | null;
  /** The address that is being opened. */
  readonly going: Address | null;
  /** Whether the guard has allowed it, so that its view is being downloaded. */
  readonly isAllowed: boolean;
  /** Whether the last response came from the server. */
  readonly isConnected: boolean;
  /** Whether the request for the session was sent with a token. */
  readonly isReadWithToken: boolean;
  /** What waits until the session has been read again. */
  readonly goesHome: boolean;
  readonly demandsPin: boolean;
  /** Whether a refusal waits until unsaved work has been stored. */
  readonly refusal: 'none' | 'ofView' | 'ofSession' | 'ofBatch' | 'ofWork';
  /** Whether a view could not be downloaded, and the reload guard decides what happens. */
  readonly isChunkMissing: boolean;
  /** Whether page views are counted. */
  readonly isCounting: boolean;
};

export const WORLD: World = {
  isReachable: true,
  isSessionValid: true,
  serverPin: 'none',
  isOutdated: false,
  hasToken: true,
  hasJustReloaded: false,
  storedConsent: 'none',
  cachedPin: 'nothing',
  hasStorage: true,
  isAnswerOnDevice: false,
  isReloading: false,
  shown: null,
  going: 'home',
  isAllowed: false,
  isConnected: true,
  isReadWithToken: true,
  goesHome: false,
  demandsPin: false,
  refusal: 'none',
  isCounting: false,
  isChunkMissing: false,
};
