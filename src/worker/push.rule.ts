/** A notification as the device shows it. */
export type ShownPush = { readonly title: string; readonly path: string; readonly tag: string };

/** Shown for a message that can't be read, because a browser withdraws the permission if nothing is shown. */
const UNREADABLE: ShownPush = { title: 'Lectern', path: '/home', tag: 'lectern' };

/** A path of this site: nothing that a browser would read as another host or as a script. */
const OWN_PATH = /^\/(?![/\\])[^\\\s]*$/;

/** Reads the message of the server. Never throws. */
export function readPush(text: string): ShownPush {
  try {
    const message: unknown = JSON.parse(text);
    if (typeof message !== 'object' || message === null) return UNREADABLE;
    const { title, path, tag } = { title: null, path: null, tag: null, ...message };
    if (typeof title !== 'string' || title === '') return UNREADABLE;
    return {
      title,
      path: typeof path === 'string' && OWN_PATH.test(path) ? path : UNREADABLE.path,
      tag: typeof tag === 'string' ? tag : UNREADABLE.tag,
    };
  } catch {
    return UNREADABLE;
  }
}

/** The full address of the path that a notification has, or home if it leads to another site. */
export function addressOf(path: unknown, origin: string): string {
  const url = typeof path === 'string' && OWN_PATH.test(path) ? URL.parse(path, origin) : null;
  return url?.origin === origin ? url.href : `${origin}${UNREADABLE.path}`;
}
