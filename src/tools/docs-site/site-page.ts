import { dirname, join } from 'node:path/posix';

/** A page of the site that has another name than its document. */
const RENAMED: Readonly<Record<string, string>> = { '../.github/CONTRIBUTING.md': 'contributing.md' };
const CODE = /(^```[\s\S]*?^```|`[^`\n]*`)/gm;

/**
 * A document as the site shows it. Links to files outside `docs` become plain text, since the site doesn't have them;
 * angle brackets and double braces are escaped outside code, because the generator reads them as markup.
 * @param path of the document within `docs`
 */
export const sitePage = (path: string, markdown: string): string =>
  markdown
    .split(CODE)
    .map((piece, index) => (index % 2 === 1 ? piece : proseOf(path, piece)))
    .join('');

const proseOf = (path: string, prose: string): string =>
  prose
    .replaceAll(/(?<!!)\[([^\]]*)\]\(([^()\s]+)\)/g, (link, text: string, target: string) => {
      if (/^([a-z]+:|#)/.test(target)) return link;
      const [file = '', anchor] = target.split('#');
      const resolved = join(dirname(path), file);
      const renamed = RENAMED[resolved];
      if (renamed !== undefined) {
        const up = dirname(path) === '.' ? './' : '../'.repeat(dirname(path).split('/').length);
        return `[${text}](${up}${renamed}${anchor === undefined ? '' : `#${anchor}`})`;
      }
      return resolved.startsWith('../') ? text : link;
    })
    .replaceAll('<', '&lt;')
    .replaceAll('{{', '{&#8203;{');
