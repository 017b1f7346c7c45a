/**
 * The words of a Markdown text without its markup, in one line, for a search and its snippets. Formulas, addresses and
 * pictures are left out, since nobody looks for how they are written; control characters too, which mark finds.
 */
export function plainWords(markdown: string): string {
  return (
    markdown
      // Bounded, so that a sign without its partner does not cost a walk to the end of the text for each.
      .replace(/\$\$[^$]{0,5000}\$\$|\$[^$\n]{0,2000}\$/g, ' ')
      .replace(/!\[[^[\]]{0,1000}\]\([^()]{0,1000}\)/g, ' ')
      .replace(/\[([^[\]]{0,1000})\]\([^()]{0,1000}\)/g, '$1')
      .replace(/^\s*\[\^[^[\]\n]{1,60}\]:/gm, ' ')
      .replace(/\[\^[^[\]\n]{1,60}\]|\[![a-z]{1,20}\]/gi, ' ')
      .replace(/<\/?(?:sub|sup)>/g, '')
      .replace(/^[ \t]*(?:```.*|[-|: \t]+$|[>#|]+|[-*+] )/gm, ' ')
      .replace(/[|*_`~#>]+/g, ' ')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
      .replace(/[\u0000-\u001f\u007f\s]+/g, ' ')
      .trim()
  );
}
