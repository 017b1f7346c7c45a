import type { ImportReason } from '#domain/interchange/import-reason.ts';
import { plainNumber, type Written } from '../gift/gift.writer.ts';
import { isCreatedInstruction, isCreatedPoint } from '../questions/created-names.ts';
import { isWrittenIn, type Question, type QuestionOf } from '../questions/question.schema.ts';
import { lostMisconceptions } from '../questions/question-parts.ts';
import { percentOf } from '../questions/weighted-choices.ts';
import { escapeHtml } from '../text/html-entities.ts';
import { markdownToHtml, markdownToInlineHtml } from '../text/markdown-to-html.ts';
import { markdownToPlain } from '../text/markdown-to-plain.ts';
import { type DataSets, dataSetsOf } from './moodle-data-sets.ts';

/** An image of the bank for a file. */
export type ImageFile = { readonly name: string; readonly bytes: Uint8Array };
/** The images of a question by `figure:DIGEST`. */
export type ImageFiles = ReadonlyMap<string, ImageFile>;

export const MOODLE_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n';
export const MOODLE_FOOT = '</quiz>\n';

const cdata = (text: string): string => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
const element = (name: string, inside: string): string => `<${name}>${inside}</${name}>`;

/** The line with the category of the questions after it. */
export const moodleCategory = ({
  subject,
  topic,
  subtopic,
}: Pick<Question, 'subject' | 'topic' | 'subtopic'>): string =>
  `<question type="category"><category><text>${escapeHtml(
    `$course$/top/${[subject, topic, subtopic]
      .filter((name) => name != null)
      .map((name) => name.replaceAll('/', '//'))
      .join('/')}`,
  )}</text></category></question>\n`;

/** Texts of one question: their images are embedded in the file. */
class Texts {
  readonly #pictures: ImageFiles;
  constructor(images: ImageFiles) {
    this.#pictures = images;
  }
  block(
    name: string,
    markdown: string,
    html = (text: string, at: (path: string) => string) => markdownToHtml(text, at),
  ): string {
    const shown = new Map<string, ImageFile>();
    const text = html(markdown, (path) => {
      const image = this.#pictures.get(path);
      if (image === undefined) return path;
      shown.set(image.name, image);
      return `@@PLUGINFILE@@/${encodeURIComponent(image.name)}`;
    });
    const files = [...shown.values()].map(
      ({ name: file, bytes }) =>
        `<file name="${escapeHtml(file)}" path="/" encoding="base64">${Buffer.from(bytes).toString('base64')}</file>`,
    );
    return `<${name} format="html"><text>${cdata(text)}</text>${files.join('')}</${name}>`;
  }
  answer(fraction: string, markdown: string, more = ''): string {
    const { inside } = this.#inline(markdown);
    return `<answer fraction="${fraction}" format="html">${inside}<feedback format="html"><text></text></feedback>${more}</answer>`;
  }
  inlineBlock(name: string, markdown: string, more = ''): string {
    return `<${name} format="html">${this.#inline(markdown).inside}${more}</${name}>`;
  }
  #inline(markdown: string): { inside: string } {
    const block = this.block('x', markdown, markdownToInlineHtml);
    return { inside: block.slice('<x format="html">'.length, -'</x>'.length) };
  }
}

/** A question in Moodle XML; null if Moodle has no similar type. */
export function writeMoodle(question: Question, images: ImageFiles = new Map()): Written | null {
  const texts = new Texts(images);
  const body = bodyOf(question, texts);
  return body === null ? null : written(question, texts, body);
}

/** A randomised question as a calculated question, with some of its draws; null if Moodle can't represent it. */
export function writeCalculated(question: Question, images: ImageFiles = new Map()): Written | null {
  const found = dataSetsOf(question);
  return found === null ? null : written(found.question, new Texts(images), calculated(found));
}

function written(question: Question, texts: Texts, body: Body): Written {
  const { explanation, hints = [], tags = [], source, licence } = question;
  const name = markdownToPlain(question.stem).replace(/\s+/g, ' ').slice(0, 80) || question.id;
  const text = [
    `<question type="${body.type}">`,
    element('name', element('text', escapeHtml(name))),
    body.type === 'cloze' ? '' : texts.block('questiontext', question.stem),
    texts.block('generalfeedback', explanation ?? ''),
    `<defaultgrade>${body.marks ?? 1}</defaultgrade><penalty>0</penalty><hidden>0</hidden>`,
    element('idnumber', escapeHtml(`lectern:${question.id}`)),
    body.text,
    hints.map((hint) => texts.block('hint', hint)).join(''),
    tags.length === 0
      ? ''
      : element('tags', tags.map((tag) => element('tag', element('text', escapeHtml(tag)))).join('')),
    '</question>\n',
  ].join('');
  return {
    text,
    lost: [
      ...body.lost,
      ...lostMisconceptions(question),
      ...(source?.work || source?.author || source?.url || licence ? [{ code: 'sourceDropped' } as const] : []),
    ],
  };
}

type Body = {
  readonly type: string;
  readonly text: string;
  readonly lost: readonly ImportReason[];
  readonly marks?: number;
};

function bodyOf(question: Question, texts: Texts): Body | null {
  if (!isWrittenIn('moodle-xml', question)) return null;
  switch (question.type) {
    case 'multiple-choice':
    case 'multiple-response':
      return choices(question, texts);
    case 'true-false':
      return {
        type: 'truefalse',
        text: [true, false]
          .map(
            (value) =>
              `<answer fraction="${value === question.answer ? 100 : 0}"><text>${value}</text><feedback format="html"><text></text></feedback></answer>`,
          )
          .join(''),
        lost: [],
      };
    case 'short-answer':
      return {
        type: 'shortanswer',
        text: `<usecase>${question.caseSensitive === true ? 1 : 0}</usecase>${question.answer.map((text) => `<answer fraction="100" format="plain_text"><text>${cdata(text)}</text><feedback format="html"><text></text></feedback></answer>`).join('')}`,
        lost: question.ignoreAccents === true ? [{ code: 'accentRuleDropped' } as const] : [],
      };
    case 'numeric':
      return numerical(question);
    case 'matching':
      return matching(question, texts);
    case 'ordering':
      return {
        type: 'ordering',
        text: question.answer
          .map((id, at) =>
            texts.answer(String(at + 1), question.choices.find((choice) => choice.id === id)?.text ?? ''),
          )
          .join(''),
        lost: [],
      };
    case 'cloze':
      return cloze(question, texts);
    case 'open':
    case 'essay':
    case 'structured-answer':
    case 'file':
      return essay(question, texts);
  }
}

const shuffles = (keepOrder: boolean | undefined): string =>
  `<shuffleanswers>${keepOrder === true ? 'false' : 'true'}</shuffleanswers>`;

function choices(question: QuestionOf<'multiple-choice' | 'multiple-response'>, texts: Texts): Body {
  const single = question.type === 'multiple-choice';
  const worth = (id: string): string => String(percentOf(question, id));
  return {
    type: 'multichoice',
    text: `<single>${single}</single>${shuffles(question.keepOrder)}<answernumbering>abc</answernumbering>${question.choices.map(({ id, text }) => texts.answer(worth(id), text)).join('')}`,
    lost: [],
  };
}

function numerical({ answer }: Pick<QuestionOf<'numeric'>, 'answer'>): Body {
  const { text, off, lost } = plainNumber(answer);
  const units = Object.entries(answer.units ?? (answer.unit ? { [answer.unit]: 1 } : {}));
  const rows = units
    .map(
      ([name, worth]) => `<unit><multiplier>${1 / worth}</multiplier><unit_name>${escapeHtml(name)}</unit_name></unit>`,
    )
    .join('');
  const requiresUnit = answer.asksUnit === true;
  return {
    type: 'numerical',
    text: `<answer fraction="100" format="moodle_auto_format"><text>${text}</text><feedback format="html"><text></text></feedback><tolerance>${off}</tolerance></answer>${
      rows === '' ? '' : `<units>${rows}</units>`
    }<unitgradingtype>${requiresUnit ? 1 : 0}</unitgradingtype><unitpenalty>0.5</unitpenalty><showunits>${requiresUnit ? 0 : 3}</showunits><unitsleft>0</unitsleft>`,
    lost: [
      ...lost,
      ...(answer.tolerance != null && answer.relative === true
        ? [{ code: 'relativeToleranceAsAbsolute' } as const]
        : []),
    ],
  };
}

/** Moodle's kinds of tolerance: a share of the value, or an absolute number. */
const TOLERANCE_KINDS = { relative: 1, absolute: 2 } as const;

function calculated({ question: { answer }, wildcards, result, sets }: DataSets): Body {
  const { text, lost } = numerical({ answer });
  const figures = answer.significantFigures ?? 3;
  const isRelative = answer.relative === true;
  // Half a unit of the last significant figure is at most this share of a value.
  const tolerance = answer.tolerance ?? 0.5 * 10 ** (1 - figures);
  const kind = answer.tolerance == null || isRelative ? TOLERANCE_KINDS.relative : TOLERANCE_KINDS.absolute;
  const units = text.slice(text.indexOf('</answer>') + '</answer>'.length);
  const definitions = wildcards.map(({ name, values }) => {
    const numbers = values.map(Number);
    const items = values.map(
      (value, index) => `<dataset_item><number>${index + 1}</number><value>${value}</value></dataset_item>`,
    );
    const named = (tag: string, inside: string): string => element(tag, element('text', inside));
    return element(
      'dataset_definition',
      [
        ...[
          named('status', 'private'),
          named('name', name),
          '<type>calculated</type>',
          named('distribution', 'uniform'),
        ],
        ...[named('minimum', String(Math.min(...numbers))), named('maximum', String(Math.max(...numbers)))],
        ...[named('decimals', '2'), element('itemcount', String(sets)), element('dataset_items', items.join(''))],
        element('number_of_items', String(sets)),
      ].join(''),
    );
  });
  return {
    type: 'calculated',
    text: `<synchronize>0</synchronize><single>0</single><answer fraction="100"><text>{${result}}</text><tolerance>${tolerance}</tolerance><tolerancetype>${kind}</tolerancetype><correctanswerformat>2</correctanswerformat><correctanswerlength>${figures}</correctanswerlength><feedback format="html"><text></text></feedback></answer>${units}${element('dataset_definitions', definitions.join(''))}`,
    lost: [...lost.filter(({ code }) => code === 'figuresAsTolerance'), { code: 'drawsAsDataSets', sets }],
  };
}

function matching({ choices: offered, answer, keepOrder }: QuestionOf<'matching'>, texts: Texts): Body {
  const textOf = (id: string): string => offered.find((choice) => choice.id === id)?.text ?? '';
  const plain = (text: string): string =>
    `<answer><text>${cdata(markdownToInlineHtml(text, (path) => path))}</text></answer>`;
  const used = new Set(answer.map(({ match }) => match));
  const rows = [
    ...answer.map(({ text, match }) => texts.inlineBlock('subquestion', text, plain(textOf(match)))),
    ...offered
      .filter(({ id }) => !used.has(id))
      .map(({ text }) => `<subquestion format="html"><text></text>${plain(text)}</subquestion>`),
  ];
  return { type: 'matching', text: shuffles(keepOrder) + rows.join(''), lost: [] };
}

function cloze(question: QuestionOf<'cloze'>, texts: Texts): Body {
  const gapOf = (id: string): string => {
    const gap = question.gaps.find((entry) => entry.id === id);
    const right = question.answer[id] ?? [];
    const safe = (text: string): string => text.replace(/[~#}\\/]|^=/g, '\\$&');
    // A weight before the choice prevents its text from being read as a weight.
    const wrong = (text: string): string => `${/^%-?\d/.test(text) ? '%0%' : ''}${safe(text)}`;
    if (gap?.choices == null)
      return `{1:SHORTANSWER${question.caseSensitive === true ? '_C' : ''}:${right.map((text) => `=${safe(text)}`).join('~')}}`;
    return `{1:MULTICHOICE:${gap.choices.map((text) => (right.includes(text) ? `=${safe(text)}` : wrong(text))).join('~')}}`;
  };
  const html = (markdown: string, at: (path: string) => string): string =>
    // A brace in the text that would open a blank is separated from what follows it.
    markdownToHtml(markdown, at)
      .replace(/\{(?=\d*:[A-Z_]{2,40}:)/g, '{<span></span>')
      .replace(/\{\{([\w-]{1,40})\}\}/g, (_, id: string) => escapeHtml(gapOf(id)));
  const lead = isCreatedInstruction(question.stem) ? [] : [{ code: 'clozeLeadDropped' } as const];
  return {
    type: 'cloze',
    text: texts.block('questiontext', question.text, html),
    lost: [...lead, ...(question.ignoreAccents === true ? [{ code: 'accentRuleDropped' } as const] : [])],
  };
}

function essay(question: QuestionOf<'open' | 'essay' | 'structured-answer' | 'file'>, texts: Texts): Body {
  const scheme = question.type === 'open' ? null : question.scheme;
  const model = question.type === 'open' ? question.answer : (question.modelAnswer ?? '');
  const [point, ...others] = scheme?.points ?? [];
  const isPlain = point !== undefined && others.length === 0 && model === '';
  const graderInfo = isPlain
    ? isCreatedPoint(point.text)
      ? ''
      : point.text
    : [...(scheme?.points.map(({ text, marks = 1 }) => `- ${text} (${marks})`) ?? []), model].join('\n').trim();
  const words = question.type === 'essay' ? question : { minWords: null, maxWords: null };
  const isFile = question.type === 'file';
  return {
    type: 'essay',
    marks: isPlain ? (point.marks ?? 1) : (scheme?.total ?? 1),
    text: [
      `<responseformat>${isFile ? 'noinline' : 'editor'}</responseformat><responserequired>${isFile ? 0 : 1}</responserequired><responsefieldlines>15</responsefieldlines>`,
      `<minwordlimit>${words.minWords ?? ''}</minwordlimit><maxwordlimit>${words.maxWords ?? ''}</maxwordlimit>`,
      `<attachments>${isFile ? (question.maxFiles ?? 10) : 0}</attachments><attachmentsrequired>${isFile ? 1 : 0}</attachmentsrequired>`,
      texts.block('graderinfo', graderInfo),
      '<responsetemplate format="html"><text></text></responsetemplate>',
    ].join(''),
    lost: [
      ...(question.type === 'structured-answer' ? [{ code: 'pointsMarkedTogether' } as const] : []),
      ...(isPlain ? [] : [{ code: 'markSchemeAsNotes' } as const]),
    ],
  };
}
