import fc from 'fast-check';
import type { ForeignFormat } from '#server/interchange/questions/foreign.reader.ts';

/* Files as people write them by hand: grammars of the formats, with odd tokens in every position. */

const odd = fc.oneof(
  {
    weight: 60,
    arbitrary: fc.constantFrom('heat', 'x = 2', 'Oslo', '3.5', '-1', 'true', 'a b', '日本', 'שלום', '👩‍🔬', '1,5'),
  },
  {
    weight: 20,
    arbitrary: fc.constantFrom(
      '{',
      '}',
      '\\',
      '~',
      '=',
      '#',
      '%50%',
      '->',
      '::',
      '//',
      '<b>x</b>',
      '<br>',
      '&amp;',
      '&nbsp;',
      '$x^2$',
      '\\(x\\)',
    ),
  },
  {
    weight: 12,
    arbitrary: fc.constantFrom(
      '',
      ' ',
      '\t',
      '\u00a0',
      '\u202e',
      '\ufeff',
      '\0',
      '\ud800',
      '"',
      "'",
      ';',
      ',',
      '|',
      '[[1]]',
      '{1:MC:=a~b}',
      '*',
    ),
  },
  { weight: 5, arbitrary: fc.string({ maxLength: 8 }) },
  fc.constant('long '.repeat(20_000)),
);
export const text = fc.array(odd, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(' '));
const maybe = (part: fc.Arbitrary<string>): fc.Arbitrary<string> => fc.oneof(fc.constant(''), part);
const several = (part: fc.Arbitrary<string>, min: number, max: number, between = ''): fc.Arbitrary<string> =>
  fc.array(part, { minLength: min, maxLength: max }).map((parts) => parts.join(between));
const join = (...parts: readonly fc.Arbitrary<string>[]): fc.Arbitrary<string> =>
  fc.tuple(...parts).map((all) => all.join(''));
const just = fc.constant<string>;
const percent = fc.constantFrom('%20%', '%-5%', '%50%', '%33.33333%', '%100%', '%0%', '%abc%');

const giftAnswer = join(fc.constantFrom('=', '~', ' =', '\n~'), maybe(percent), text, maybe(join(just('#'), text)));
export const oddGift = several(
  fc.oneof(
    join(
      maybe(join(just('::'), text, just('::'))),
      maybe(fc.constantFrom('[html]', '[markdown]', '[plain]')),
      text,
      just('{'),
      several(giftAnswer, 0, 5),
      maybe(join(just('####'), text)),
      just('}\n\n'),
    ),
    join(text, just('{#'), fc.constantFrom('3', '3:0.1', '1..5', 'x', '=3:1 =%50%4:1', '1e400'), just('}\n\n')),
    join(text, fc.constantFrom('{T}', '{FALSE}', '{}', '{T#a#b}'), maybe(text), just('\n\n')),
    join(just('$CATEGORY: '), text, just('\n\n')),
    text,
  ),
  1,
  3,
);

const cdata = text.map(
  (inside) => `<![CDATA[${inside.replaceAll(']]>', '').replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd]/g, '')}]]>`,
);
const html = (name: string): fc.Arbitrary<string> =>
  join(
    just(`<${name} format="`),
    fc.constantFrom('html', 'markdown', 'plain_text', 'moodle_auto_format', 'none'),
    just('"><text>'),
    cdata,
    just(`</text></${name}>`),
  );
const fraction = fc.constantFrom('100', '0', '20', '-5', '50', '33.33333', '99.9', '', 'x', '1e3');
const moodleAnswer = join(
  fraction.map((worth) => `<answer fraction="${worth}" format="html"><text>`),
  cdata,
  just('</text>'),
  maybe(html('feedback')),
  fc.constantFrom('', '<tolerance>0.1</tolerance>', '<tolerance>-1</tolerance>'),
  just('</answer>'),
);
const gap = join(
  fc.constantFrom('{1:', '{', '{2:', '{:'),
  fc.constantFrom('SHORTANSWER:', 'MULTICHOICE:', 'NUMERICAL:', 'MC:', 'MR:', 'SAC:', 'XY:'),
  several(join(fc.constantFrom('=', '~', '~%50%', '%100%', '~='), odd, maybe(join(just('#'), odd))), 0, 4),
  fc.constantFrom('}', ''),
);
const moodle = several(
  join(
    fc
      .constantFrom(
        'multichoice',
        'truefalse',
        'shortanswer',
        'numerical',
        'matching',
        'ordering',
        'essay',
        'cloze',
        'gapselect',
        'ddmarker',
        'multichoiceset',
        'stack',
        'description',
      )
      .map((type) => `<question type="${type}"><name><text>Q</text></name>`),
    fc.oneof(
      html('questiontext'),
      gap.map(
        (each) =>
          `<questiontext format="html"><text><![CDATA[${each.replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd]/g, '').replaceAll(']]>', '')}]]></text></questiontext>`,
      ),
    ),
    maybe(html('generalfeedback')),
    fc.constantFrom('', '<single>true</single>', '<single>false</single>', '<single>1</single>'),
    fc.constantFrom('', '<shuffleanswers>0</shuffleanswers>', '<usecase>1</usecase>'),
    several(
      fc.oneof(
        moodleAnswer,
        join(html('subquestion'), just('')),
        join(just('<selectoption><text>'), cdata, just('</text><group>1</group></selectoption>')),
      ),
      0,
      5,
    ),
    maybe(html('hint')),
    just('</question>'),
  ),
  1,
  3,
).map((questions) => `<quiz>${questions}</quiz>`);

const inXml = text.map((inside) =>
  inside
    .replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;'),
);
const id = fc.constantFrom('A', 'B', 'C', 'D');
const choice = join(
  id.map((name) => `<simpleChoice identifier="${name}">`),
  inXml,
  just('</simpleChoice>'),
);
const mapped = join(id, just('')).chain((name) =>
  fc
    .constantFrom('0.2', '-0.05', '1', '0.5', '0', 'x')
    .map((worth) => `<mapEntry mapKey="${name}" mappedValue="${worth}"/>`),
);
const interaction = fc.oneof(
  join(
    fc.constantFrom('1', '0', '2').map((most) => `<choiceInteraction responseIdentifier="R" maxChoices="${most}">`),
    several(choice, 0, 5),
    just('</choiceInteraction>'),
  ),
  join(just('<orderInteraction responseIdentifier="R">'), several(choice, 1, 4), just('</orderInteraction>')),
  join(just('<p>'), inXml, just('<textEntryInteraction responseIdentifier="R"/>'), inXml, just('</p>')),
  just('<extendedTextInteraction responseIdentifier="R"/>'),
  join(
    just('<p><inlineChoiceInteraction responseIdentifier="R">'),
    several(
      join(
        id.map((name) => `<inlineChoice identifier="${name}">`),
        inXml,
        just('</inlineChoice>'),
      ),
      1,
      3,
    ),
    just('</inlineChoiceInteraction></p>'),
  ),
);
const qti = join(
  fc.constantFrom('', '<?xml version="1.0"?>', '<!DOCTYPE assessmentItem SYSTEM "x.dtd">'),
  just('<assessmentItem identifier="i" title="T">'),
  fc
    .tuple(fc.constantFrom('single', 'multiple', 'ordered'), fc.constantFrom('identifier', 'string', 'float'))
    .map(([many, of]) => `<responseDeclaration identifier="R" cardinality="${many}" baseType="${of}">`),
  maybe(
    join(
      just('<correctResponse>'),
      several(
        fc.oneof(id, inXml).map((value) => `<value>${value}</value>`),
        1,
        3,
      ),
      just('</correctResponse>'),
    ),
  ),
  maybe(
    join(
      fc.constantFrom('<mapping>', '<mapping lowerBound="0" upperBound="1" defaultValue="-0.25">'),
      several(mapped, 1, 4),
      just('</mapping>'),
    ),
  ),
  just('</responseDeclaration><itemBody><p>'),
  inXml,
  just('</p>'),
  interaction,
  just('</itemBody>'),
  fc.constantFrom(
    '',
    '<responseProcessing template="http://x/match_correct"/>',
    '<responseProcessing template="http://x/map_response"/>',
  ),
  just('</assessmentItem>'),
);

const label = join(
  id.map((name) => `<response_label ident="${name}" `),
  fc.constantFrom('', 'answer_type="openEntry"', 'answer_type="dropdown"', 'scoring_algorithm="TextRegex"'),
  just('><material><mattext>'),
  inXml,
  just('</mattext></material></response_label>'),
);
const response = join(
  id.map(
    (name) =>
      `<response_lid ident="response_${name}" rcardinality="Single"><material><mattext>${name}</mattext></material><render_choice>`,
  ),
  several(label, 0, 4),
  just('</render_choice></response_lid>'),
);
const rule = fc
  .tuple(id, id, fc.constantFrom('varequal', 'vargte', 'varlte'), fc.constantFrom('100', '50', '-20', 'SCORE.max', '0'))
  .map(
    ([one, other, test, worth]) =>
      `<respcondition><conditionvar><${test} respident="response_${one}">${other}</${test}><${test} respident="response_n">5</${test}></conditionvar><setvar action="Add">${worth}</setvar></respcondition>`,
  );
/** Documents of QTI 1.2, as Canvas and Common Cartridges contain them. */
export const qti1 = join(
  just('<questestinterop><assessment title="a"><section>'),
  fc
    .constantFrom(
      'multiple_choice_question',
      'multiple_answers_question',
      'fill_in_multiple_blanks_question',
      'multiple_dropdowns_question',
      'numerical_question',
      'matching_question',
      'essay_question',
      '',
    )
    .map(
      (type) =>
        `<item ident="i" title="T"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>${type}</fieldentry></qtimetadatafield></qtimetadata></itemmetadata><presentation><material><mattext texttype="text/html">`,
    ),
  inXml,
  fc.constantFrom('', '[A] and [B]', '[A]'),
  just('</mattext></material>'),
  fc.oneof(
    several(response, 1, 3),
    just('<response_str ident="response_n"><render_fib fibtype="Decimal"/></response_str>'),
  ),
  just('</presentation><resprocessing>'),
  several(rule, 0, 4),
  just('</resprocessing></item></section></assessment></questestinterop>'),
);

const aiken = several(
  join(
    text,
    just('\n'),
    several(join(fc.constantFrom('A. ', 'B) ', 'C. ', 'a) ', ''), text, just('\n')), 0, 4),
    fc.constantFrom('ANSWER: A\n', 'answer:B\n', 'ANSWER: Z\n', '', '\n'),
  ),
  1,
  3,
  '\n',
);

const cell = text.map((inside) => (/[",\n;\t]/.test(inside) ? `"${inside.replaceAll('"', '""')}"` : inside));
const answer = fc.constantFrom('A', 'B', 'A, C', 'true', '3:0.1', 'x|y', '1', '0', '', '"A, B"');
const weights = fc.constantFrom('', '20|80|-5', '100|50|0', '100', 'x|y|z', '50|50|0', '-5|100|0');
const csv = several(
  join(
    fc.constantFrom('', 'multiple-choice', 'multiple-response', 'numeric', 'poll'),
    just(','),
    cell,
    just(','),
    cell,
    just(','),
    cell,
    just(','),
    cell,
    just(','),
    answer,
    just(','),
    weights,
    just('\r\n'),
  ),
  1,
  4,
).map((rows) => `type,question,a,b,c,correct,weights\r\n${rows}`);

/** Texts of files by format, including QTI 1: valid or nearly so, and odd in any case. */
export const ODD_FILES: readonly (readonly [name: string, format: ForeignFormat, file: fc.Arbitrary<string>])[] = [
  ['gift', 'gift', oddGift],
  ['moodle-xml', 'moodle-xml', moodle],
  ['qti', 'qti', qti],
  ['qti 1.2', 'qti', qti1],
  ['aiken', 'aiken', aiken],
  ['csv', 'csv', csv],
];
