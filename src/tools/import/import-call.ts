import { isAbsolute, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { TEXT_ENCODINGS, type TextEncoding } from '#domain/interchange/text-encoding.ts';
import { LANGUAGES, type Language, languageFor } from '#domain/platform/language.ts';
import { DECIMAL_SEPARATORS, type DecimalSeparator } from '#domain/questions/answers/number-notation.rule.ts';
import { FOREIGN_FORMATS } from '#server/interchange/questions/foreign.reader.ts';
import type { ColumnMapping } from '#server/interchange/tables/table-columns.ts';

const FORMATS = [
  'jsonl',
  ...FOREIGN_FORMATS,
  'apkg',
  'terms',
  'dialogcards',
  'notes',
  'media',
  'cards',
  'paper',
] as const;
export type ImportFormat = (typeof FORMATS)[number];

const CALL = 'npm run -s import -- [--json] [--dry-run] --format';
export const USAGE = [
  `Usage: ${CALL} jsonl FILE…`,
  `       ${CALL} ${FOREIGN_FORMATS.join('|')}|apkg|terms|dialogcards [--subject TITLE] [--topic TITLE] [--column stem=NAME]… [--sheet NAME] [--decimal point|comma] [--encoding ${TEXT_ENCODINGS.join('|')}] [--language ${LANGUAGES.join('|')}] FILE…`,
  `       ${CALL} notes [--pictures FOLDER] FILE.md…`,
  `       ${CALL} media LIST.jsonl…`,
  `       ${CALL} cards --subject TITLE --topic TITLE [--deck TITLE] FILE.csv`,
  `       ${CALL} paper FILE.json…`,
].join('\n');

/** A usage error: ends the tool with a message. */
export class CallError extends Error {
  override name = 'CallError';
}

/** The target of a deck of cards. */
export type DeckTarget = { readonly subject: string; readonly topic: string; readonly title?: string };

export type ImportCall = {
  readonly format: ImportFormat;
  readonly files: readonly string[];
  readonly json: boolean;
  readonly dryRun: boolean;
  /** The folder of the notes' images; null for each note's own. */
  readonly pictures: string | null;
  /** For cards only. */
  readonly deck: DeckTarget | null;
  /** Target of imported questions, whatever their files say; null if not given. */
  readonly subject: string | null;
  readonly topic: string | null;
  /** Column names of a table, by their meaning. */
  readonly columns: ColumnMapping;
  /** The sheet of a workbook that is read; null: its first. */
  readonly sheet: string | null;
  /** The decimal separator of ambiguous numbers; null: detected from the file. */
  readonly decimal: DecimalSeparator | null;
  /** The encoding of text files; null: detected from their bytes. */
  readonly encoding: TextEncoding | null;
  /** The language of names that the import creates. */
  readonly language: Language;
};

/** Parses the arguments. Throws `CallError` with the usage. */
export function readCall(args: readonly string[]): ImportCall {
  const { values, positionals } = parse(args);
  if (values.format === undefined) throw new CallError(`--format is missing.\n${USAGE}`);
  const format = FORMATS.find((known) => known === values.format);
  if (format === undefined) {
    throw new CallError(`Unknown format "${values.format}". Use one of ${FORMATS.join(', ')}.\n${USAGE}`);
  }
  if (positionals.length === 0) throw new CallError(`No file given.\n${USAGE}`);
  return {
    format,
    files: positionals.map(fromCaller),
    json: values.json,
    dryRun: values['dry-run'],
    pictures: values.pictures === undefined ? null : fromCaller(values.pictures),
    deck: format === 'cards' ? readDeckTarget(values, positionals.length) : null,
    subject: values.subject ?? null,
    topic: values.topic ?? null,
    columns: Object.fromEntries(values.column.map((pair) => readColumn(pair))),
    sheet: values.sheet ?? null,
    decimal: readChoice('decimal', values.decimal, DECIMAL_SEPARATORS),
    encoding: readChoice('encoding', values.encoding?.toLowerCase(), TEXT_ENCODINGS),
    language: readChoice('language', values.language?.toLowerCase(), LANGUAGES) ?? languageOfTerminal(),
  };
}

/** One of the allowed values of an option; null if it is not given. */
function readChoice<Value extends string>(
  option: string,
  given: string | undefined,
  values: readonly Value[],
): Value | null {
  if (given === undefined) return null;
  const known = values.find((value) => value === given);
  if (known === undefined)
    throw new CallError(`--${option} must be one of ${values.join(', ')}, not "${given}".\n${USAGE}`);
  return known;
}

/** `stem=Frage`: the column with this name contains the question. */
function readColumn(pair: string): readonly [string, string] {
  const at = pair.indexOf('=');
  if (at < 1) throw new CallError(`--column needs the form stem=NAME, not "${pair}".\n${USAGE}`);
  return [pair.slice(0, at), pair.slice(at + 1)];
}

function readDeckTarget(
  { subject, topic, deck }: { subject?: string | undefined; topic?: string | undefined; deck?: string | undefined },
  files: number,
): DeckTarget {
  if (subject === undefined || topic === undefined) {
    throw new CallError(`Cards need --subject and --topic.\n${USAGE}`);
  }
  if (files > 1) throw new CallError(`Each file becomes one deck. Give one file at a time.\n${USAGE}`);
  return { subject, topic, ...(deck === undefined ? {} : { title: deck }) };
}

/** From variables such as `LANG=de_DE.UTF-8`, of which the first that is set applies. */
function languageOfTerminal(): Language {
  const { LC_ALL: all, LC_MESSAGES: messages, LANG: language } = process.env;
  return languageFor([(all || messages || language || '').replace('_', '-')]);
}

/** npm runs scripts in the project's folder; paths are relative to the caller's folder. */
function fromCaller(file: string): string {
  const { INIT_CWD: workingFolder } = process.env;
  const isOtherFolder = workingFolder !== undefined && workingFolder !== process.cwd() && !isAbsolute(file);
  return isOtherFolder ? resolve(workingFolder, file) : file;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        format: { type: 'string' },
        pictures: { type: 'string' },
        subject: { type: 'string' },
        topic: { type: 'string' },
        deck: { type: 'string' },
        sheet: { type: 'string' },
        decimal: { type: 'string' },
        encoding: { type: 'string' },
        language: { type: 'string' },
        column: { type: 'string', multiple: true, default: [] },
      },
    });
  } catch (error) {
    throw new CallError(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}
