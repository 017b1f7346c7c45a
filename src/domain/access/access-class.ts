/**
 * Who may open an address: `open` is never checked; `public` needs no sign-in; `entry` needs none and is left by
 * somebody signed in; `pin` needs none and may be used while signed in; `member` needs a signed-in person;
 * `redirect` leads elsewhere.
 */
export const ACCESS_CLASSES = ['open', 'public', 'entry', 'pin', 'member', 'redirect'] as const;

export type AccessClass = (typeof ACCESS_CLASSES)[number];
