import type { SchemeLink } from './scheme.schema.ts';

const SEPARATORS = [':', '-', '–'];

/** Links as a teacher types them, one per line: an address, and a title before or after it. */
export const linksOfText = (text: string): SchemeLink[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const words = line.split(/\s/).filter((word) => word !== '' && !SEPARATORS.includes(word));
      const url = words.find((word) => word.includes('://'));
      if (url === undefined) return { url: line, title: '' };
      const title = words.filter((word) => word !== url).join(' ');
      return { url, title: title.endsWith(':') ? title.slice(0, -1) : title };
    });

/** The same as text. */
export const textOfLinks = (links: readonly SchemeLink[]): string =>
  links.map(({ url, title }) => (title === '' ? url : `${url} ${title}`)).join('\n');
