/**
 * Who may open an address: `open` is never checked; `public` needs no sign-in; `entry` needs none and redirects
 * signed-in users; `pin` needs none and may be used while signed in; `member` needs a signed-in user; `redirect` leads
 * to another address.
 */
export const ACCESS_CLASSES = ['open', 'public', 'entry', 'pin', 'member', 'redirect'] as const;

export type AccessClass = (typeof ACCESS_CLASSES)[number];
