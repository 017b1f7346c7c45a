/**
 * An address whose percent signs cannot be decoded (`/%E0%A4%A`) belongs to no page. With those signs taken for
 * themselves it can be read, and is answered as any other address that is not there.
 */
export function readableAddress(url: string): string {
  if (!url.includes('%')) return url;
  const [path = '', ...rest] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...rest].join('?');
  }
}
