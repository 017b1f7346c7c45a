import { parseBlocks, parseInline } from '../rich-text/markdown/markdown.parser.ts';
import { type RichToken, within } from '../rich-text/markdown/rich-token.ts';
import { isRightToLeft, runsOf, textRun, type WordContext } from './word-runs.ts';

/** The styles of a document's paragraphs (`word-styles.ts`). */
export type WordStyleName =
  | 'Title'
  | 'Plain'
  | 'FillIn'
  | 'Question'
  | 'QuestionText'
  | 'Choice'
  | 'AnswerLine'
  | 'Answer';

/** A paragraph, or a part of the first or the last paragraph of a text. */
export type Affixes = {
  /** Runs before the text, such as the word `Answer:`. */
  readonly before?: string;
  /** Runs after the text, such as the marks. */
  readonly after?: string;
};

/** A paragraph of runs. `direction`: the text by which it is decided; a paragraph of Word has one direction. */
export function paragraph(style: WordStyleName, runs: string, direction = ''): string {
  const isBidi = isRightToLeft(direction);
  return `<w:p><w:pPr><w:pStyle w:val="${style}"/>${isBidi ? '<w:bidi/>' : ''}</w:pPr>${runs}</w:p>`;
}

/** An inline text, such as a choice, as a paragraph. */
export const inlineParagraph = (
  style: WordStyleName,
  source: string,
  context: WordContext,
  { before = '', after = '' }: Affixes = {},
): string => paragraph(style, before + runsOf(parseInline(source), context) + after, source);

/**
 * A text with its blocks.
 * @param first the style of its first paragraph, which carries the number of a question
 */
export function blocksOf(
  source: string,
  context: WordContext,
  { first, style, before = '', after = '' }: Affixes & { first: WordStyleName; style: WordStyleName },
): string {
  const blocks = parseBlocks(source)
    .flatMap(split)
    .filter(({ type }) => type !== 'space');
  const canCarry = (token: RichToken | Piece | undefined): boolean =>
    token !== undefined && ['piece', 'paragraph', 'heading', 'text'].includes(token.type);
  const [head, tail] = [canCarry(blocks[0]), blocks.length > 1 && canCarry(blocks.at(-1))];
  const written = blocks.map((token, at) =>
    block(token, context, {
      style: at === 0 && head ? first : style,
      before: at === 0 && head ? before : '',
      after: at === blocks.length - 1 && (tail || head) && (at > 0 ? tail : head) ? after : '',
      direction: source,
    }),
  );
  const isAfterDone = tail || (blocks.length === 1 && head);
  // The number of a question needs a paragraph, and so do its marks.
  if (!head) written.unshift(paragraph(first, before + (isAfterDone ? '' : after), source));
  else if (!isAfterDone && after !== '') written.push(paragraph(style, after));
  return written.join('');
}

type Placed = Required<Affixes> & { readonly style: WordStyleName; readonly direction: string };

/** A part of a paragraph: formulas on lines of their own are separate. */
type Piece = { readonly type: 'piece'; readonly tokens: readonly RichToken[] };

function split(token: RichToken): readonly (RichToken | Piece)[] {
  if (token.type !== 'paragraph') return [token];
  const parts: RichToken[][] = [[]];
  for (const inner of within(token)) {
    if (inner.type === 'formula' && inner.display) parts.push([inner], []);
    else parts.at(-1)?.push(inner);
  }
  return parts
    .filter((tokens) => tokens.some(({ raw }) => raw.trim() !== ''))
    .map((tokens) => ({ type: 'piece', tokens }));
}

function block(token: RichToken | Piece, context: WordContext, { style, before, after, direction }: Placed): string {
  switch (token.type) {
    case 'piece':
      return paragraph(style, before + runsOf(token.tokens, context) + after, direction);
    case 'paragraph':
      return paragraph(style, before + runsOf(within(token), context) + after, direction);
    case 'heading':
      return paragraph(style, before + runsOf(within(token), context, { isBold: true }) + after, direction);
    case 'list':
      return token.items
        .map((item, at) => {
          const label = token.ordered ? `${Number(token.start === '' ? 1 : token.start) + at})` : '•';
          const [first, ...others] = within(item).filter(({ type }) => type !== 'space');
          const head = first === undefined ? '' : listed(first, context, `${label} `, direction);
          return head + others.map((each) => listed(each, context, '', direction)).join('');
        })
        .join('');
    case 'table':
      return tableOf(
        [token.header, ...token.rows].map((row) => row.map((cell) => runsOf(within(cell), context))),
        true,
      );
    case 'blockquote':
      return within(token)
        .filter(({ type }) => type !== 'space')
        .map((each) => block(each, context, { style, before: '', after: '', direction }))
        .join('');
    case 'code':
      return paragraph(style, textRun(token.text, { isCode: true }));
    case 'hr':
      return '';
    default:
      return paragraph(style, before + runsOf([token], context) + after, direction);
  }
}

/** A part of a list's entry. A typed label is part of the text, and is therefore never counted with the questions. */
function listed(token: RichToken, context: WordContext, label: string, direction: string): string {
  if (token.type === 'text' || token.type === 'paragraph')
    return paragraph('QuestionText', textRun(label) + runsOf([token], context), direction);
  return block(token, context, { style: 'QuestionText', before: '', after: '', direction });
}

/** A table of runs. */
export function tableOf(rows: readonly (readonly string[])[], hasBorders: boolean): string {
  const columns = Math.max(...rows.map((row) => row.length));
  const width = Math.floor(TABLE_TWIPS / columns);
  const grid = `<w:tblGrid>${`<w:gridCol w:w="${width}"/>`.repeat(columns)}</w:tblGrid>`;
  const cell = (runs: string): string =>
    `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr><w:p><w:pPr><w:pStyle w:val="Plain"/></w:pPr>${runs}</w:p></w:tc>`;
  const written = rows.map(
    (row) => `<w:tr>${Array.from({ length: columns }, (_, at) => cell(row[at] ?? '')).join('')}</w:tr>`,
  );
  const look = hasBorders ? 'Grid' : 'Columns';
  return `<w:tbl><w:tblPr><w:tblStyle w:val="${look}"/><w:tblW w:w="${TABLE_TWIPS}" w:type="dxa"/><w:tblInd w:w="${INDENT_TWIPS}" w:type="dxa"/></w:tblPr>${grid}${written.join('')}</w:tbl>${SPACER}`;
}

const INDENT_TWIPS = 567;
const TABLE_TWIPS = 8_504;
/** Two tables in a row would become one. */
const SPACER = '<w:p><w:pPr><w:pStyle w:val="Plain"/></w:pPr></w:p>';
