/** `![alt](path)`, the path in angle brackets or not, with or without a title; square brackets in the alt text may pair once. */
const IMAGE =
  /!\[((?:\\.|[^[\]\\]|\[(?:\\.|[^[\]\\])*\])*)\]\(\s*(?:<([^<>\n]*)>|((?:[^\s()<>]|\([^\s()<>]*\))+))\s*(?:"[^"\n]*"\s*)?\)/gs;

/** The paths of the images in a Markdown text, in order, including repetitions. */
export function imagePaths(markdown: string): string[] {
  if (!markdown.includes('![')) return [];
  return [...markdown.matchAll(IMAGE)].map(([, , bracketed, bare]) => bracketed ?? bare ?? '');
}

/** The text with each image's path replaced by `figure:DIGEST`. A path without a digest stays unchanged. */
export function withDigests(markdown: string, digests: ReadonlyMap<string, string>): string {
  if (!markdown.includes('![')) return markdown;
  return markdown.replace(IMAGE, (match, alt: string, bracketed?: string, bare?: string) => {
    const digest = digests.get(bracketed ?? bare ?? '');
    return digest === undefined ? match : `![${alt}](figure:${digest})`;
  });
}

/** The text with images that are not among the digests replaced by their descriptions. */
export function withoutImages(markdown: string, digests: ReadonlySet<string>): string {
  if (!markdown.includes('![')) return markdown;
  return markdown.replace(IMAGE, (match, alt: string, bracketed?: string, bare?: string) => {
    const path = bracketed ?? bare ?? '';
    return path.startsWith('figure:') && digests.has(path.slice('figure:'.length)) ? match : `\\[${alt}\\]`;
  });
}
