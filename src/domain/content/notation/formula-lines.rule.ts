/**
 * The parts of a Markdown text that are not prose: an escaped character, a fenced block, inline code, a display
 * formula. Each branch ends at the line or the fence that closes it, so that a text is scanned only once.
 */
const PIECES =
  /\\[\s\S]|^ {0,3}(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^ {0,3}\1[`~]*[ \t]*$|(?![\s\S]))|(`+)(?!`)[^\n]*?(?<!`)\2(?!`)|\$\$((?:\\[\s\S]|[^\\$])+)\$\$/gm;
const COMMENT = /(\\[\s\S])|%[^\n]*(\n[ \t]*|$)/g;

/**
 * The text with every display formula on one line. In TeX a line break is a blank; in Markdown a line of a formula that
 * begins with `- ` or `1. ` is a list, which breaks the formula. TeX comments end with their line, so they are removed.
 */
export function withFormulasOnOneLine(markdown: string): string {
  if (!markdown.includes('$$') || !markdown.includes('\n')) return markdown;
  return markdown.replace(PIECES, (match: string, _fence, _ticks, formula: string | undefined, at: number) => {
    if (formula === undefined || !formula.includes('\n') || /\n[ \t]*\n/.test(formula)) return match;
    const isQuoted = /^ {0,3}>/.test(markdown.slice(markdown.lastIndexOf('\n', at) + 1, at));
    const tex = (isQuoted ? formula.replace(/^[ \t]*> ?/gm, '') : formula)
      .replace(COMMENT, (found, escaped: string | undefined, end?: string) => escaped ?? (end === '' ? found : ''))
      .replace(/(?<![ \t])[ \t]*\n[ \t]*/g, ' ')
      .trim();
    return `$$${tex}$$`;
  });
}
