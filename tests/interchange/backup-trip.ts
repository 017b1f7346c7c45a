import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeMoodle } from '#server/interchange/moodle/moodle.writer.ts';
import { foundIn } from '#server/interchange/questions/foreign.reader.ts';
import { childOf, childrenOf, textIn, type XmlElement, xmlRoot } from '#server/interchange/xml/xml-elements.ts';
import { tarGzip } from '../support/interchange/tar.ts';
import { byId, inXml, type RoundTrip } from './trip-files.ts';

/* Backups of Moodle courses: what is in a backup is what Moodle XML contains, as rows of its database. */

const field = (name: string, value: string | number): string => `<${name}>${inXml(String(value))}</${name}>`;
const element = (name: string, inside: string, id?: number): string =>
  `<${name}${id === undefined ? '' : ` id="${id}"`}>${inside}</${name}>`;
const textOf = (parent: XmlElement | null, name: string): string => textIn(childOf(childOf(parent, name), 'text'));
const FORMATS = { html: 1, plain_text: 2, moodle_auto_format: 0 } as const;
const formatOf = (each: XmlElement): number =>
  Object.entries(FORMATS).find(([name]) => name === each.attributes.format)?.[1] ?? FORMATS.html;

/**
 * The types of which the elements below are written, by their name in Moodle XML. Only the answers of drag-and-drop
 * matching are HTML in a backup, as they are in Moodle XML.
 */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['multichoice', 'multichoice'],
  ['truefalse', 'truefalse'],
  ['shortanswer', 'shortanswer'],
  ['numerical', 'numerical'],
  ['matching', 'ddmatch'],
  ['ordering', 'ordering'],
  ['essay', 'essay'],
]);
const SETTINGS = [
  ...(['single', 'shuffleanswers', 'usecase', 'responseformat', 'responserequired', 'attachments'] as const),
  ...(['minwordlimit', 'maxwordlimit', 'unitgradingtype', 'unitpenalty', 'showunits', 'unitsleft'] as const),
];

/** By which a refused question is found again. */
const nameOf = (id: number): string => `Question ${id}`;

/** A setting is a number in the database. */
const settingOf = (xml: XmlElement, name: string): string => {
  const setting = childOf(xml, name);
  if (setting === null) return '';
  const value = textIn(setting).trim();
  return field(name, value === 'true' ? 1 : value === 'false' ? 0 : value);
};

function answersOf(xml: XmlElement, id: number): string {
  const isShare = xml.attributes.type !== 'ordering';
  const rows = childrenOf(xml, 'answer').map((answer, at) => {
    const fraction = Number(answer.attributes.fraction) / (isShare ? 100 : 1);
    const parts = [
      field('answertext', textIn(childOf(answer, 'text'))) + field('answerformat', formatOf(answer)),
      field('fraction', fraction.toFixed(7)) + field('feedback', textOf(answer, 'feedback')),
      field('feedbackformat', FORMATS.html),
    ];
    return element('answer', parts.join(''), id * 100 + at);
  });
  return element('answers', rows.join(''));
}

function recordsOf(xml: XmlElement, id: number): string {
  const records = childrenOf(xml, 'answer').flatMap((answer, at) => {
    const tolerance = childOf(answer, 'tolerance');
    return tolerance === null ? [] : [field('answer', id * 100 + at) + field('tolerance', textIn(tolerance))];
  });
  const units = childrenOf(childOf(xml, 'units'), 'unit').map((unit) =>
    element(
      'numerical_unit',
      field('multiplier', textIn(childOf(unit, 'multiplier'))) + field('unit', textIn(childOf(unit, 'unit_name'))),
    ),
  );
  return (
    element('numerical_units', units.join('')) +
    element('numerical_records', records.map((record) => element('numerical_record', record)).join(''))
  );
}

function matchesOf(xml: XmlElement, id: number): string {
  const rows = childrenOf(xml, 'subquestion').map((row, at) =>
    element(
      'match',
      field('questiontext', textIn(childOf(row, 'text'))) +
        field('questiontextformat', formatOf(row)) +
        field('answertext', textOf(row, 'answer')) +
        field('answertextformat', FORMATS.html),
      id * 100 + at,
    ),
  );
  return element('matches', rows.join(''));
}

/** A question of Moodle XML as the entry of a question bank; null if its type has no elements here. */
function entryOf(text: string, id: number): string | null {
  const xml = xmlRoot(text);
  const type = TYPES.get(xml.attributes.type ?? '');
  if (type === undefined) return null;
  const truths =
    type === 'truefalse'
      ? element('truefalse', field('trueanswer', id * 100) + field('falseanswer', id * 100 + 1))
      : '';
  const notes = childOf(xml, 'graderinfo');
  const settings = [
    ...SETTINGS.map((name) => settingOf(xml, name)),
    notes === null ? '' : field('graderinfo', textIn(childOf(notes, 'text'))) + field('graderinfoformat', 1),
  ];
  const plugin = [
    answersOf(xml, id) + truths + element(`${type}_options`, settings.join('')),
    type === 'numerical' ? recordsOf(xml, id) : '',
    type === 'ddmatch' ? matchesOf(xml, id) : '',
  ];
  const hints = childrenOf(xml, 'hint').map((hint, at) =>
    element('question_hint', field('hint', textIn(childOf(hint, 'text'))) + field('hintformat', 1), at + 1),
  );
  const tags = childrenOf(childOf(xml, 'tags'), 'tag').map((tag, at) =>
    element('tag', field('rawname', textIn(childOf(tag, 'text'))), at + 1),
  );
  const inside = [
    field('parent', 0) + field('name', nameOf(id)),
    field('questiontext', textOf(xml, 'questiontext')) + field('questiontextformat', 1),
    field('generalfeedback', textOf(xml, 'generalfeedback')) + field('generalfeedbackformat', 1),
    field('defaultmark', textIn(childOf(xml, 'defaultgrade'))) + field('qtype', type),
    element('question_hints', hints.join('')) + element('tags', tags.join('')),
    element(`plugin_qtype_${type}_question`, plugin.join('')),
  ];
  const version = field('version', 1) + field('status', 'ready');
  const questions = element('questions', element('question', inside.join(''), id));
  const versions = element('question_version', element('question_versions', version + questions, id));
  return element('question_bank_entry', field('idnumber', textIn(childOf(xml, 'idnumber'))) + versions, id);
}

/** Questions as the backup of a course. */
export const backup: RoundTrip = async (questions, folder) => {
  const written = questions.map((question, at) => {
    const moodle = writeMoodle(question);
    const entry = moodle === null ? null : entryOf(moodle.text, at + 1);
    return moodle === null || entry === null ? null : { entry, lost: moodle.lost };
  });
  const entries = written.flatMap((each) => (each === null ? [] : [each.entry]));
  if (entries.length === 0) return written.map(() => ({ lost: null, back: undefined }));
  const category = field('name', 'Heat') + field('contextid', 9) + field('parent', 0);
  const bank = element('question_category', category + element('question_bank_entries', entries.join('')), 2);
  const file = join(folder, 'way.mbz');
  const course = '<moodle_backup><information><contents><activities/></contents></information></moodle_backup>';
  await writeFile(
    file,
    tarGzip([
      { path: '.ARCHIVE_INDEX', content: 'Moodle archive file index. Count: 3\n' },
      { path: 'files.xml', content: '<files></files>' },
      { path: 'questions.xml', content: element('question_categories', bank) },
      { path: 'moodle_backup.xml', content: course },
    ]),
  );
  const found = [...foundIn(file, 'mbz')];
  const known = byId(found);
  return written.map((each, at) => {
    if (each === null) return { lost: null, back: undefined };
    const refused = found.find((one) => one.kind === 'problem' && one.name === nameOf(at + 1));
    return { lost: each.lost, back: known.get(questions[at]?.id ?? '') ?? refused };
  });
};
