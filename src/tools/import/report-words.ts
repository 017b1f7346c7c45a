import type { StoredReason } from '#domain/interchange/import-reason.ts';
import type {
  AmbiguousNumber,
  CountsByType,
  FileDamage,
  FileEncoding,
  RecognisedEntry,
} from '#domain/interchange/import-report.ts';
import { ENGLISH_REASONS as texts } from '#texts/interchange/english-reasons.ts';
import { wordReason } from '#texts/interchange/import-reason.wording.ts';
import { problemInEnglish } from '#texts/platform/english-problem.ts';

type Where = {
  readonly file: string;
  readonly line?: number | undefined;
  readonly question?: string;
  readonly number?: number;
};
type Rejected<Words> = Where & { readonly reason: Words };
type Lost<Words> = { readonly item: string; readonly file?: string; readonly line?: number; readonly what: Words };

/** What every kind of import reports. */
export type ToolReport<Words = StoredReason> = {
  readonly imported: number;
  readonly unchanged?: number;
  readonly rejected: readonly Rejected<Words>[];
  readonly lost?: readonly Lost<Words>[];
  readonly byType?: CountsByType;
  readonly numbers?: readonly AmbiguousNumber[];
  readonly encodings?: readonly FileEncoding[];
  readonly damages?: readonly FileDamage[];
  readonly unreadable?: readonly { readonly file: string; readonly reason: Words }[];
  readonly recognised?: readonly RecognisedEntry[];
};

/** The report with its reasons in English sentences; `code` names a reason for programs that read the report. */
export function inEnglish<Report extends ToolReport>(
  report: Report,
): Omit<Report, 'rejected' | 'lost' | 'unreadable'> & Pick<ToolReport<string>, 'rejected' | 'lost' | 'unreadable'> {
  return {
    ...report,
    rejected: report.rejected.map((rejection) => ({
      ...rejection,
      reason: inWords(rejection.reason),
      ...codeOf(rejection.reason),
    })),
    ...(report.lost !== undefined && {
      lost: report.lost.map((loss) => ({ ...loss, what: inWords(loss.what), ...codeOf(loss.what) })),
    }),
    ...(report.unreadable !== undefined && {
      unreadable: report.unreadable.map(({ file, reason }) => ({ file, reason: inWords(reason), ...codeOf(reason) })),
    }),
  };
}

/** Papers and decks name fields and their problems: `title: nameMissing; year: yearMissing`. */
const FIELD_PROBLEM = /^((?:[\w.]+: )?)(\w+(?: \{.*\})?)$/;

const inWords = (reason: StoredReason): string =>
  typeof reason === 'string'
    ? reason
        .split('; ')
        .map((part) => part.replace(FIELD_PROBLEM, (_, field: string, text: string) => field + problemInEnglish(text)))
        .join('; ')
    : wordReason(texts, reason);

/** The code of a reason; of several, that of the first. */
function codeOf(reason: StoredReason): { readonly code?: string } {
  if (typeof reason === 'string') return {};
  const [first] = 'code' in reason ? [reason] : reason;
  return first === undefined ? {} : { code: first.code };
}

/** The files that are left out because they cannot be read, and why. */
export const unreadableNotes = ({ unreadable = [] }: Pick<ToolReport, 'unreadable'>): readonly string[] =>
  unreadable.map(({ file, reason }) => `${file} cannot be read. ${inWords(reason)}`);

/** What was inferred for the first questions that were recognised in documents. */
export const recognisedNotes = ({ recognised = [] }: ToolReport): readonly string[] =>
  recognised.map(({ file, line, number, source, type, inferred }) => {
    const [question = ''] = source.split('\n', 1);
    return `  ${positionText({ file, line, number, question })}: ${type}. ${inferred.map(inWords).join(' ')}`.trimEnd();
  });

/** Where files are damaged, and which lines are left out. */
export function damageNotes({ damages = [] }: ToolReport): readonly string[] {
  return damages.map(({ file, line, from, to }) => {
    const lines = from === to ? `Line ${from} isn’t` : `Lines ${from} to ${to ?? 'the end'} aren’t`;
    return `${file} is damaged in line ${line}. ${lines} included.`;
  });
}

/** How ambiguous files were read, and which option changes that. */
export function readingNotes({ numbers = [], encodings = [] }: ToolReport): readonly string[] {
  return [
    ...numbers.map(({ file, written, plain, used }) =>
      used === null
        ? `${file}: is ${written} the number ${Number(plain.point)} or ${Number(plain.comma)}? Use --decimal point or --decimal comma.`
        : `${file}: ${written} was read as ${plain[used]} (decimal ${used}). If that is wrong, use --decimal ${used === 'point' ? 'comma' : 'point'}.`,
    ),
    ...encodings.map(({ file, used, previews }) => {
      const preview = previews.find(({ encoding }) => encoding === used)?.text ?? '';
      return `${file}: read as ${used} (${preview}). If that is wrong, use --encoding.`;
    }),
  ];
}

/** `quiz.gift:12: question 3 “Boiling point”`. */
export function positionText({ file, line, question, number }: Where): string {
  const name = question === undefined || question === '' ? '' : ` “${question}”`;
  const which = number === undefined ? name.trim() : `question ${number}${name}`;
  return [`${file}${line === undefined ? '' : `:${line}`}`, ...(which === '' ? [] : [which])].join(': ');
}
