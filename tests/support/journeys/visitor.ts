/** Where a text is searched for: a control's name, a heading, a sentence. */
export type Words = string | RegExp;

/** What a browser stores of a visit. */
export type SavedPosition = {
  readonly cookie: string;
  readonly local: Readonly<Record<string, string>>;
  readonly session: Readonly<Record<string, string>>;
};

/**
 * What a user of the application can do and see, whatever the application runs in. Journeys are written with these
 * functions once; one driver implements them in real Chromium with the real server, the other in Testing Library with
 * the real machines and a server in memory. Every search waits for its element.
 */
export type Visitor = {
  readonly email: string;
  readonly password: string;
  /** Opens an address as if it was typed: the page is loaded again. */
  readonly open: (path: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** @param which of several fields of the same name */
  readonly fill: (label: Words, text: string, which?: 'first' | 'last') => Promise<void>;
  readonly paste: (label: Words, text: string) => Promise<void>;
  readonly press: (role: 'button' | 'link' | 'menuitem', name: Words) => Promise<void>;
  readonly pressText: (text: Words) => Promise<void>;
  readonly pressKeys: (keys: string) => Promise<void>;
  /** Follows a link of the screen itself, not of the navigation around it. */
  readonly follow: (name: Words) => Promise<void>;
  readonly seeAddress: (path: string) => Promise<void>;
  readonly seeHeading: (name: Words) => Promise<void>;
  readonly seeText: (text: Words) => Promise<void>;
  readonly stored: () => Promise<SavedPosition>;
  /** The code of the last email to this person. */
  readonly receiveCode: () => Promise<string>;
  /** Another tab of the same browser signs out. */
  readonly signOutOnAnotherDevice: () => Promise<void>;
  /** The server has ended this browser's session. */
  readonly loseSession: () => Promise<void>;
  readonly loseNetwork: () => Promise<void>;
  readonly wait: (ms: number) => Promise<void>;
  /** Moves the pointer to the first message at the page's edge, or away from it. */
  readonly pointAtMessage: (isThere: boolean) => Promise<void>;
  /** Waits until exactly these messages are at the page's edge. */
  readonly seeMessages: (messages: readonly string[]) => Promise<void>;
};

/** Presses an entry of the account menu. */
export async function chooseFromAccountMenu({ press }: Visitor, item: string): Promise<void> {
  await press('button', /^Account:/);
  await press('menuitem', item);
}

export async function signIn({ fill, press, email }: Visitor, password: string): Promise<void> {
  await fill('Email', email);
  await fill('Password', password);
  await press('button', 'Sign in');
}
