import type { SchemeLink } from './scheme.schema.ts';

const ADDRESS = /\S*:\/\/\S+/;

/** Links as a teacher types them, one per line: an address, and a title before or after it. */
export const linksOfText = (text: string): SchemeLink[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const url = ADDRESS.exec(line)?.[0] ?? line;
      const title = line.replace(url, '').replace(/^[\s:–-]+|[\s:–-]+$/g, '');
      return { url, title };
    });

/** The same as text. */
export const textOfLinks = (links: readonly SchemeLink[]): string =>
  links.map(({ url, title }) => (title === '' ? url : `${url} ${title}`)).join('\n');
