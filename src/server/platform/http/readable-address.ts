/**
 * An address whose percent encoding is invalid (`/%E0%A4%A`), or encodes a character that no name contains
 * (`/%00`), belongs to no page. With its percent signs escaped it can be parsed, and gets the same response as any other
 * unknown address.
 */
export function readableAddress(url: string): string {
  if (!url.includes('%')) return url;
  const [path = '', ...rest] = url.split('?');
  try {
    if (!decodeURIComponent(path).includes('\u0000')) return url;
  } catch {
    // Invalid encoding: escaped below.
  }
  return [path.replaceAll('%', '%25'), ...rest].join('?');
}
