import { attribute, type HtmlToken } from './html-tokens.ts';

type Tag = Exclude<HtmlToken, { readonly kind: 'text' }>;

/** Elements that browsers close themselves, or that have no end; `p` separates paragraphs even without an end. */
const WITHOUT_END = new Set(['p', 'br', 'hr', 'img']);

/** Elements that only mean something inside others. */
const AROUND: ReadonlyMap<string, readonly string[]> = new Map([
  ['li', ['ul', 'ol']],
  ['tr', ['table']],
  ['td', ['table']],
  ['th', ['table']],
  ['tbody', ['table']],
  ['thead', ['table']],
  ['dt', ['dl']],
  ['dd', ['dl']],
]);

/**
 * The tags of a text that are mentioned rather than used, as in “What does <pre> do?”: they have no counterpart in the
 * text, or don't mean anything where they are. Only for texts that may be plain text; in HTML, every tag is a tag.
 */
export function mentionedTags(tokens: readonly HtmlToken[]): ReadonlySet<HtmlToken> {
  const tags = tokens.filter((token): token is Tag => token.kind !== 'text');
  const unpaired = unpairedOf(tags.filter(({ name }) => !(WITHOUT_END.has(name) || AROUND.has(name))));
  const used = new Set(tags.flatMap((tag) => (unpaired.has(tag) ? [] : [tag.name])));
  const isMentioned = (tag: Tag): boolean => {
    if (tag.name === 'img') return attribute(tag.attributes, 'src') === null;
    const around = AROUND.get(tag.name);
    return around === undefined ? unpaired.has(tag) : !around.some((name) => used.has(name));
  };
  return new Set(tags.filter(isMentioned));
}

/** Tags without a start or an end of the same name; elements may overlap, as in `<b><i></b></i>`. */
function unpairedOf(tags: readonly Tag[]): ReadonlySet<HtmlToken> {
  const open = new Map<string, Tag[]>();
  const unpaired = new Set<HtmlToken>();
  for (const tag of tags) {
    const started = open.get(tag.name) ?? [];
    open.set(tag.name, started);
    if (tag.kind === 'open') started.push(tag);
    else if (started.pop() === undefined) unpaired.add(tag);
  }
  for (const started of open.values()) for (const tag of started) unpaired.add(tag);
  return unpaired;
}
