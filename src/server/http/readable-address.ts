/**
 * An address whose percent signs cannot be decoded (`/%E0%A4%A`), or mean a character that nothing is named with
 * (`/%00`), belongs to no page. With those signs taken for themselves it can be read, and is answered as any other
 * address that is not there.
 */
export function readableAddress(url: string): string {
  if (!url.includes('%')) return url;
  const [path = '', ...rest] = url.split('?');
  try {
    if (!decodeURIComponent(path).includes('\u0000')) return url;
  } catch {
    // As below.
  }
  return [path.replaceAll('%', '%25'), ...rest].join('?');
}
