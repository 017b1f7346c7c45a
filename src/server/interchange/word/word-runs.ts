import { EMPHASES, type Run, textRun } from '#domain/interchange/document/document.ts';
import type { DocumentPart } from '#domain/interchange/reasons/reason-parts.ts';
import { childOf, textIn, type XmlElement } from '../xml/xml-elements.ts';
import { attributeOf, elementsIn, propertyOf } from './office-xml.ts';
import { ommlToTex } from './omml-to-tex.ts';
import { formatOf, type WordFormat, type WordStyle } from './word-styles.ts';

/** What runs refer to. */
export type WordContext = {
  readonly styleOf: (id: string | null) => WordStyle;
  /** The name of an image by the id of its relationship; null: it has none. */
  readonly imageOf: (id: string) => string | null;
  /** Called for each part that is not imported. */
  readonly onDropped: (part: DocumentPart, line: number) => void;
};

/** The runs of a paragraph, with those of its links, inserted text and content controls. */
export class WordRuns {
  readonly #context: WordContext;
  readonly #line: number;
  readonly #paragraph: WordFormat;
  readonly runs: Run[] = [];
  /** Within the instructions of a field, of which only the result is text. */
  #isInstruction = false;

  constructor(paragraph: WordFormat, line: number, context: WordContext) {
    this.#paragraph = paragraph;
    this.#line = line;
    this.#context = context;
  }

  add(element: XmlElement): void {
    switch (element.name) {
      case 'r':
        this.#run(element);
        return;
      case 'oMath':
        this.#formula(element, false);
        return;
      case 'oMathPara':
        for (const each of elementsIn(element)) if (each.name === 'oMath') this.#formula(each, true);
        return;
      case 'hyperlink':
      case 'ins':
      case 'moveTo':
      case 'smartTag':
      case 'fldSimple':
      case 'sdt':
      case 'sdtContent':
      case 'customXml':
      case 'dir':
      case 'bdo':
        for (const each of elementsIn(element)) this.add(each);
        return;
      default:
        // Deleted text, bookmarks and properties show nothing.
        return;
    }
  }

  #formula(element: XmlElement, isDisplay: boolean): void {
    const tex = ommlToTex(element);
    if (tex !== null) {
      this.runs.push({ kind: 'formula', tex, isDisplay });
      return;
    }
    this.#context.onDropped('formula', this.#line);
    this.runs.push(textRun(textIn(element)));
  }

  #run(element: XmlElement): void {
    const properties = childOf(element, 'rPr');
    const style = this.#context.styleOf(propertyOf(properties, 'rStyle')).format;
    const own = formatOf(properties);
    if ((own.isHidden ?? style.isHidden) === true) return;
    const set = { ...this.#paragraph.emphases, ...style.emphases, ...own.emphases };
    const emphases = EMPHASES.filter((emphasis) => set[emphasis] === true);
    const script = own.script ?? style.script;
    const push = (text: string): void => {
      if (this.#isInstruction || text === '') return;
      this.runs.push({
        ...{ kind: 'text', text },
        ...(emphases.length > 0 && { emphases }),
        ...(script !== undefined && { script }),
      });
    };
    for (const each of elementsIn(element)) this.#piece(each, push);
  }

  #piece(element: XmlElement, push: (text: string) => void): void {
    switch (element.name) {
      case 't':
        push(textIn(element));
        return;
      case 'tab':
      case 'ptab':
        push('\t');
        return;
      case 'br':
      case 'cr':
        push('\n');
        return;
      case 'noBreakHyphen':
        push('\u2011');
        return;
      case 'sym':
        push(symbolOf(element));
        return;
      case 'fldChar': {
        const kind = attributeOf(element, 'fldCharType');
        this.#isInstruction = kind === 'begin';
        return;
      }
      case 'drawing':
      case 'pict':
        this.#drawing(element);
        return;
      case 'AlternateContent': {
        const [chosen] = elementsIn(element);
        for (const each of elementsIn(chosen ?? null)) this.#piece(each, push);
        return;
      }
      case 'object':
        this.#context.onDropped('object', this.#line);
        this.#drawing(element);
        return;
      case 'footnoteReference':
      case 'endnoteReference':
        this.#context.onDropped('footnote', this.#line);
        return;
      default:
        return;
    }
  }

  #drawing(element: XmlElement): void {
    const found = [...descendants(element)];
    const image = found.find(({ name }) => name === 'blip' || name === 'imagedata');
    if (found.some(({ name }) => name === 'txbxContent')) this.#context.onDropped('textBox', this.#line);
    const id =
      image === undefined
        ? null
        : (attributeOf(image, 'embed') ?? attributeOf(image, 'link') ?? attributeOf(image, 'id'));
    const path = id === null ? null : this.#context.imageOf(id);
    if (path === null) {
      if (!found.some(({ name }) => name === 'txbxContent')) this.#context.onDropped('drawing', this.#line);
      return;
    }
    const properties = found.find(({ name }) => name === 'docPr') ?? null;
    const alt = attributeOf(properties, 'descr') ?? attributeOf(properties, 'title') ?? '';
    this.runs.push({ kind: 'image', path, alt: alt.slice(0, 1_000) });
  }
}

function* descendants(element: XmlElement): Generator<XmlElement> {
  for (const each of elementsIn(element)) {
    yield each;
    yield* descendants(each);
  }
}

/** A character of a symbol font; check marks are what teachers use. */
function symbolOf(element: XmlElement): string {
  const font = attributeOf(element, 'font') ?? '';
  const code = (attributeOf(element, 'char') ?? '').toUpperCase();
  if (/wingdings/i.test(font))
    return /^(?:F0)?(?:FC|FE)$/.test(code) ? '✓' : /^(?:F0)?(?:A8|6F)$/.test(code) ? '☐' : '•';
  return '\ufffd';
}
