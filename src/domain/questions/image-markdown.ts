// Its author sees an image before it has a description.
const IMAGE = /^!\[([^\]]*)\]\(figure:([^)\s]+)\)$/;

/** The description and the digest of an image of a question, `![description](figure:DIGEST)`; both empty for other text. */
export function readImageMarkdown(picture: string): { readonly description: string; readonly digest: string } {
  const [, description = '', digest = ''] = IMAGE.exec(picture) ?? [];
  return { description, digest };
}
