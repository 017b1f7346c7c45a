import type { WordStyleName } from './word-blocks.ts';
import { XML_HEAD } from './xml-text.ts';

const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
/** The number of the list of questions and their choices. */
const QUESTIONS = 1;

/** The name of a style is its id; Word has a style `Title` of its own, which this one replaces. */
type Shape = {
  readonly paragraph: string;
  readonly run?: string;
};

const spacing = (before: number, after: number): string => `<w:spacing w:before="${before}" w:after="${after}"/>`;
const indent = (start: number, hanging = 0): string =>
  `<w:ind w:left="${start}"${hanging > 0 ? ` w:hanging="${hanging}"` : ''}/>`;
/** The marks are at the right margin. */
const MARKS_TAB = '<w:tabs><w:tab w:val="right" w:pos="9071"/></w:tabs>';
const level = (at: number): string => `<w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${QUESTIONS}"/></w:numPr>`;
const RULE = 'w:val="single" w:sz="4" w:space="1" w:color="808080"';

const SHAPES: Readonly<Record<WordStyleName, Shape>> = {
  Title: { paragraph: `<w:keepNext/>${spacing(0, 240)}`, run: '<w:b/><w:sz w:val="36"/>' },
  Plain: { paragraph: spacing(0, 80) },
  FillIn: {
    paragraph: `<w:tabs><w:tab w:val="left" w:leader="underscore" w:pos="5670"/><w:tab w:val="left" w:leader="underscore" w:pos="9071"/></w:tabs>${spacing(0, 300)}`,
  },
  Question: {
    paragraph: `<w:keepNext/>${level(0)}${MARKS_TAB}${spacing(300, 100)}${indent(567, 567)}`,
  },
  QuestionText: { paragraph: `<w:keepNext/>${MARKS_TAB}${spacing(0, 100)}${indent(567)}` },
  Choice: { paragraph: `${level(1)}${spacing(0, 60)}${indent(1_134, 567)}` },
  // Without a line between, Word draws one line below all paragraphs that follow each other.
  AnswerLine: {
    paragraph: `<w:pBdr><w:bottom ${RULE}/><w:between ${RULE}/></w:pBdr>${spacing(0, 0)}${indent(567)}`,
    run: '<w:sz w:val="32"/>',
  },
  Answer: { paragraph: `${spacing(60, 80)}${indent(567)}` },
};

/** The part with the styles of a document in a language, such as `de`. */
export function stylesPart(language: string): string {
  const styles = Object.entries(SHAPES).map(
    ([id, { paragraph, run = '' }]) =>
      `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${id}"/><w:qFormat/><w:pPr>${paragraph}</w:pPr>${run === '' ? '' : `<w:rPr>${run}</w:rPr>`}</w:style>`,
  );
  const margins = '<w:tblCellMar><w:left w:w="108" w:type="dxa"/><w:right w:w="108" w:type="dxa"/></w:tblCellMar>';
  const sides = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'];
  const borders = sides.map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="auto"/>`).join('');
  return `${XML_HEAD}<w:styles xmlns:w="${MAIN}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:eastAsia="Calibri" w:cs="Arial"/><w:sz w:val="22"/><w:szCs w:val="22"/><w:lang w:val="${language === 'de' ? 'de-DE' : 'en-GB'}"/></w:rPr></w:rPrDefault></w:docDefaults>${styles.join('')}<w:style w:type="character" w:styleId="Code"><w:name w:val="Code"/><w:rPr><w:rFonts w:ascii="Consolas" w:hAnsi="Consolas"/></w:rPr></w:style><w:style w:type="table" w:styleId="Columns"><w:name w:val="Columns"/><w:tblPr>${margins}</w:tblPr></w:style><w:style w:type="table" w:styleId="Grid"><w:name w:val="Grid"/><w:tblPr><w:tblBorders>${borders}</w:tblBorders>${margins}</w:tblPr></w:style></w:styles>`;
}

/** The part with the list of questions, whose second level are the choices. */
export function numberingPart(): string {
  const levelOf = (at: number, format: string, start: number): string =>
    `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="%${at + 1}."/><w:lvlJc w:val="left"/><w:pPr>${indent(start, 567)}</w:pPr><w:rPr>${at === 0 ? '<w:b/>' : ''}</w:rPr></w:lvl>`;
  return `${XML_HEAD}<w:numbering xmlns:w="${MAIN}"><w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="multilevel"/>${levelOf(0, 'decimal', 567)}${levelOf(1, 'upperLetter', 1_134)}</w:abstractNum><w:num w:numId="${QUESTIONS}"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;
}
