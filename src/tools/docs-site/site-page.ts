import { dirname, join } from 'node:path/posix';

/** A page of the site that has another name than its document. */
const RENAMED: ReadonlyMap<string, string> = new Map([['../.github/CONTRIBUTING.md', 'contributing.md']]);
const CODE = /(^```[\s\S]*?^```|`[^`\n]*`)/gm;

/**
 * A document as the site shows it. Links to anything but its pages become plain text; angle brackets and double braces
 * are escaped outside code, because the generator reads them as markup.
 * @param path of the document within `docs`
 * @param pages paths of all documents of the site
 */
export const sitePage = (path: string, markdown: string, pages: ReadonlySet<string>): string =>
  markdown
    .split(CODE)
    .map((piece, index) => (index % 2 === 1 ? piece : proseOf(path, piece, pages)))
    .join('');

const proseOf = (path: string, prose: string, pages: ReadonlySet<string>): string =>
  prose
    .replaceAll(/(?<!!)\[([^\]]*)\]\(([^()\s]+)\)/g, (link, text: string, target: string) => {
      if (/^([a-z]+:|#)/.test(target)) return link;
      const [file = '', anchor] = target.split('#');
      const resolved = join(dirname(path), file);
      const page = RENAMED.get(resolved) ?? resolved;
      if (!pages.has(page)) return text;
      return `[${text}](/${page}${anchor === undefined ? '' : `#${anchor}`})`;
    })
    .replaceAll('<', '&lt;')
    .replaceAll('{{', '{&#8203;{');
