/** A link of a Markdown document to a file of the repository. */
export type DocumentLink = { readonly path: string; readonly anchor: string | null };

/** Relative links and images of a document; those in code are not links. */
export function relativeLinks(markdown: string): readonly DocumentLink[] {
  const prose = markdown.replaceAll(/^```[\s\S]*?^```/gm, '').replaceAll(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(([^()\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => {
      const [path = '', anchor = null] = target.split('#');
      return { path, anchor };
    });
}

/** The anchors of a document's headings, as GitHub makes them. */
export const anchorsOf = (markdown: string): readonly string[] =>
  [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Numbers of decision records that a text refers to, as in "decision 009" and "decisions 009 and 013". */
export const mentionedDecisions = (text: string): readonly string[] =>
  [...text.matchAll(/\bdecisions? (\d{3}(?:(?:, | and )\d{3})*)/gi)].flatMap(([, numbers = '']) =>
    numbers.split(/, | and /),
  );
