import { withReferencesRead } from '../rich-text/markdown/character-reference.ts';
import { type RichToken, within } from '../rich-text/markdown/rich-token.ts';
import { officeMathOf } from './office-math.ts';
import type { WordImage } from './word-image.ts';
import { xmlText } from './xml-text.ts';

/** What the texts of a document refer to. */
export type WordContext = {
  readonly images: ReadonlyMap<string, WordImage>;
  /** A formula as MathML; null: it can't be typeset. */
  readonly mathOf: (tex: string, display: boolean) => Element | null;
  /** The largest width of an image, in points. */
  readonly widthMax: number;
  /** A number that no other drawing of the document has. */
  readonly nextId: () => number;
};

/** Formatting of a run, in the order in which Word requires it. */
type Format = {
  readonly isCode?: boolean;
  readonly isBold?: boolean;
  readonly isItalic?: boolean;
  readonly isStruck?: boolean;
  readonly script?: 'subscript' | 'superscript';
};

const BLANK = '________________';
const RTL = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const FIRST_LETTER_RTL = /^\P{L}*[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** Whether a text is written from right to left: its first letter is. */
export const isRightToLeft = (text: string): boolean => FIRST_LETTER_RTL.test(text.slice(0, 1_000));

/** Plain text as a run, its line breaks and tabs included. */
export function textRun(text: string, format: Format = {}): string {
  if (text === '') return '';
  const properties = [
    format.isCode === true ? '<w:rStyle w:val="Code"/>' : '',
    format.isBold === true ? '<w:b/>' : '',
    format.isItalic === true ? '<w:i/>' : '',
    format.isStruck === true ? '<w:strike/>' : '',
    format.script === undefined ? '' : `<w:vertAlign w:val="${format.script}"/>`,
    RTL.test(text) ? '<w:rtl/>' : '',
  ].join('');
  const content = text
    .split(/([\n\t])/)
    .map((piece) =>
      piece === '\n'
        ? '<w:br/>'
        : piece === '\t'
          ? '<w:tab/>'
          : piece === ''
            ? ''
            : `<w:t xml:space="preserve">${xmlText(piece)}</w:t>`,
    )
    .join('');
  return `<w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}${content}</w:r>`;
}

/** Inline content as runs and equations. */
export const runsOf = (tokens: readonly RichToken[], context: WordContext, format: Format = {}): string =>
  tokens.map((token) => runOf(token, context, format)).join('');

function runOf(token: RichToken, context: WordContext, format: Format): string {
  const inner = (more: Format): string =>
    runsOf(within('tokens' in token ? token : {}), context, { ...format, ...more });
  switch (token.type) {
    case 'formula':
      return formulaOf(token, context);
    case 'blank':
      return textRun(BLANK, format);
    case 'sub':
      return inner({ script: 'subscript' });
    case 'sup':
      return inner({ script: 'superscript' });
    case 'em':
      return inner({ isItalic: true });
    case 'strong':
      return inner({ isBold: true });
    case 'del':
      return inner({ isStruck: true });
    case 'codespan':
      return textRun(token.text, { ...format, isCode: true });
    case 'br':
      return textRun('\n', format);
    case 'escape':
      return textRun(token.text, format);
    case 'checkbox':
      return textRun(token.checked ? '☑ ' : '☐ ', format);
    case 'image':
      return imageOf(token.href, withReferencesRead(token.text), context);
    case 'link':
      return inner({});
    case 'text':
      return within(token).length > 0 ? inner({}) : textRun(oneLine(withReferencesRead(token.text)), format);
    default:
      return textRun(token.raw, format);
  }
}

/** The end of a line in Markdown is a space. */
const oneLine = (text: string): string => text.replaceAll('\n', ' ');

function formulaOf({ tex, display, raw }: Extract<RichToken, { type: 'formula' }>, context: WordContext): string {
  const math = context.mathOf(tex, display);
  const written = math === null ? null : officeMathOf(math);
  // The source is at least complete; Lectern reads it again as a formula.
  if (written === null || written === '') return textRun(raw);
  return display ? `<m:oMathPara><m:oMath>${written}</m:oMath></m:oMathPara>` : `<m:oMath>${written}</m:oMath>`;
}

/** English Metric Units, in which drawings are measured. */
const EMU_PER_PX = 9_525;
const EMU_PER_POINT = 12_700;
const HEIGHT_MAX_POINTS = 560;

function imageOf(address: string, description: string, context: WordContext): string {
  const image = context.images.get(address.replace(/^figure:/, ''));
  if (image === undefined) return textRun(`[${description}]`, { isItalic: true });
  const [width, height] = [image.width * EMU_PER_PX, image.height * EMU_PER_PX];
  const share = Math.min(
    ...[1, (context.widthMax * EMU_PER_POINT) / width, (HEIGHT_MAX_POINTS * EMU_PER_POINT) / height],
  );
  const size = `cx="${Math.round(width * share)}" cy="${Math.round(height * share)}"`;
  const name = `id="${context.nextId()}" name="${image.id}"`;
  return `<w:r><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent ${size}/><wp:docPr ${name} descr="${xmlText(description)}"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr ${name}/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="${image.id}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
}
