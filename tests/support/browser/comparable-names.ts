/** A line of a snapshot with the lines below it. */
type Line = { readonly text: string; readonly below: Line[] };

/** Rows and entries: of those with the same form, only the first is compared. How many follow depends on the day. */
const REPEATED = /^- '?(?:listitem|row|option|article)\b/;
/** Regions for messages without a message. They say nothing. */
const SILENT = /^- (?:alert|status|log)$/;
/** Roles of plain words, of which entries of the same form have more or fewer. */
const WORDS: ReadonlySet<string> = new Set(['text', 'strong', 'emphasis', 'math', 'code', 'superscript', 'subscript']);
const QUESTION = /^- article "Question /;
const QUESTION_HEADING = /^- heading "Question /;
/** Roles whose value Playwright leaves out. */
const VALUED = /^- '?(?:slider|progressbar|meter)\b/;

const MONTHS = 'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?';
const MONTH = `(?:${MONTHS}|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)`;
const DAY = '(?:(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?)';

/** What is different on another day, and what is said instead. */
const CHANGING: readonly (readonly [RegExp, string])[] = [
  [/[\da-f]{8}-[\da-f]{4}-[\da-f-]{4}-[\da-f-]{4}-[\da-f]{12}/g, 'ID'],
  [new RegExp(`\\b${DAY},? (?=\\d)`, 'g'), ''],
  [
    new RegExp(`\\b(?:\\d+(?:[–-]\\d+)? )?${MONTH}(?: \\d{4}\\b)?(?:,? (?:at )?\\d\\d:\\d\\d)?(?= |[^\\w ]|$)`, 'g'),
    'DATE',
  ],
  [/\b\d+ (?:minute|hour|day|week|month)s? ago\b/g, 'DATE'],
  [/(?<=practised )(?:today|yesterday)\b/g, 'DATE'],
  [/\bin \d+ (?:minute|hour|day|week|month)s?\b/g, 'DATE'],
  [/(?<!level=)\d+(?:[.,:]\d+)*/g, '0'],
  // A dash is a number that is not known yet.
  [/(?<=[ "])–(?=[ "]|$)/g, '0'],
];

const changed = (text: string): string =>
  CHANGING.reduce((said, [pattern, instead]) => said.replace(pattern, instead), text);

const roleOf = ({ text }: Line): string => /^- '?(\w+)/.exec(text)?.[1] ?? '';

/** The form of a line: its roles, without plain words and without how often something is repeated. */
function formOf(line: Line): string {
  if (QUESTION.test(line.text)) return 'question';
  const forms = line.below.filter((each) => !WORDS.has(roleOf(each)) || each.below.length > 0).map(formOf);
  return `${roleOf(line)}(${forms.filter((form, at) => form !== forms[at - 1]).join()})`;
}

/**
 * What is around the content of a question: its heading, its outcome and its buttons. Which question a quiz starts with is
 * random, and with it whether there is an explanation or a mark scheme.
 */
function aroundQuestion(below: readonly Line[]): readonly Line[] {
  const outcome = below.find((line) => roleOf(line) === 'text');
  return below.filter((line) => line === outcome || roleOf(line) === 'button' || QUESTION_HEADING.test(line.text));
}

function linesOf(snapshot: string): Line[] {
  const top: Line = { text: '', below: [] };
  const open: { readonly indent: number; readonly line: Line }[] = [{ indent: -1, line: top }];
  for (const row of snapshot.split('\n')) {
    const text = row.trimStart();
    if (text === '' || text.startsWith('- /') || SILENT.test(text)) continue;
    const indent = row.length - text.length;
    while ((open.at(-1)?.indent ?? -1) >= indent) open.pop();
    const line: Line = { text, below: [] };
    open.at(-1)?.line.below.push(line);
    open.push({ indent, line });
  }
  return top.below;
}

function written(lines: readonly Line[], indent = ''): string {
  let former = '';
  let said = '';
  for (const line of lines) {
    const form = REPEATED.test(line.text) ? formOf(line) : '';
    const below = QUESTION.test(line.text) ? aroundQuestion(line.below) : line.below;
    const text = below.length === 0 ? line.text.replace(/:$/, '') : line.text;
    if (form === '' || form !== former) said += `${indent}${text}\n${written(below, `${indent}  `)}`;
    former = form;
  }
  return said;
}

/**
 * A snapshot of a screen as it can be compared on any day: without addresses, with the values of sliders, progress bars
 * and meters, and with the same words for all dates, numbers and ids.
 * @param snapshot as Playwright writes it
 * @param values of the elements that have one, in the order of the screen
 */
export function comparableNames(snapshot: string, values: readonly string[]): string {
  const left = [...values];
  const rows = snapshot.split('\n').map((row) => {
    if (!VALUED.test(row.trimStart())) return row;
    return `${row.replace(/:$/, '')} = ${left.shift() ?? 'no value'}${row.endsWith(':') ? ':' : ''}`;
  });
  if (left.length > 0) throw new Error(`Values without an element: ${left.join(', ')}.`);
  return written(linesOf(changed(rows.join('\n'))));
}
