import type { Reason, ReasonByCode } from '#domain/interchange/import-reason.ts';
import type { Question } from './question.schema.ts';

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/**
 * An item as every format is read into and written from: the questions of `question.schema.ts`, which also is Lectern's
 * own JSON Lines, without their place. The schemas of the domain check it when it goes into the bank.
 */
export type InterchangeQuestion = Without<Question, 'id' | 'subject' | 'topic' | 'subtopic' | 'images'>;

/** Where something stands in a file, from 1. Within a package `file` is its path there. */
export type Place = { readonly line: number; readonly column: number; readonly file?: string };

/** Bytes of the files that came with a question, by the path under which its texts show them. Read when asked for. */
export type QuestionFiles = (path: string) => Uint8Array | null;

export type DamageReason = ReasonByCode['xmlPartDamaged' | 'tablePartDamaged'];

/** What a reader finds, one after the other. */
export type Found =
  | {
      readonly kind: 'question';
      readonly place: Place;
      /** What the file calls it; else the beginning of what it asks. */
      readonly name: string;
      /** The id under which Lectern itself wrote it; null where somebody else did. */
      readonly id: string | null;
      /** The folders it stands in, the outermost first. */
      readonly category: readonly string[];
      readonly item: InterchangeQuestion;
      /** What Lectern cannot hold of it. */
      readonly lost: readonly Reason[];
      readonly files?: QuestionFiles;
    }
  | {
      readonly kind: 'problem';
      readonly place: Place;
      /** What the file calls the question, or the start of its text; left out where neither is known. */
      readonly name?: string;
      readonly reason: Reason;
    }
  /** A place at which the file is damaged: nothing of some lines around it is read. */
  | {
      readonly kind: 'damage';
      readonly place: Place;
      /** What the file calls the question that starts there; left out where it is not known. */
      readonly name?: string;
      readonly reason: DamageReason;
    }
  /** Something that is no question and goes nowhere. */
  | { readonly kind: 'lost'; readonly place?: Place; readonly item: string; readonly what: Reason };

/** A file that cannot be read at all. The reason says why, and where; the message is for logs. */
export class FileError extends Error {
  override name = 'FileError';
  readonly reason: Reason;
  /** The path of the file; null where only the caller knows it. */
  readonly file: string | null;

  constructor(reason: Reason, file: string | null = null) {
    const said = JSON.stringify(reason);
    super(file === null ? said : `${file} cannot be read: ${said}`);
    this.reason = reason;
    this.file = file;
  }
}

/** Hears what of a question is not in the import. */
export type OnLost = (what: Reason) => void;

/** Collects what is lost of one question, each loss once. */
export function lossList(): { readonly lost: Reason[]; readonly onLost: OnLost } {
  const lost: Reason[] = [];
  const known = new Set<string>();
  return {
    lost,
    onLost: (what) => {
      const key = JSON.stringify(what);
      if (known.has(key)) return;
      known.add(key);
      lost.push(what);
    },
  };
}

/** `A` to `Z`, then numbers: what choices are called that have no name. */
export const choiceId = (at: number): string => (at < 26 ? String.fromCharCode(65 + at) : `c${at + 1}`);

const NAME_MAX_CHARS = 80;

/** The beginning of a text as a name, in one line. */
export function nameOf(text: string): string {
  // No more is looked at than can be shown, blanks included.
  const line = text
    .slice(0, NAME_MAX_CHARS * 10)
    .trim()
    .replace(/\s{2,}|[^\S ]/g, ' ');
  return line.length > NAME_MAX_CHARS ? `${line.slice(0, NAME_MAX_CHARS - 1)}…` : line;
}

/** The scheme of an essay of which nothing is known but that a person marks it. */
export const plainScheme = (text: string, marks = 1) => ({ points: [{ text, marks }] });

/** Feedback to choices as a list, beneath what is said to everybody. */
export function explanationOf(
  general: string,
  choices: readonly { readonly text: string; readonly feedback: string }[],
): string | null {
  const explanations = choices
    .filter(({ feedback }) => feedback !== '')
    .map(({ text, feedback }) => {
      const said = feedback.replace(/(?<!\s)\s*\n\s*/g, ' ');
      return text === '' ? `- ${said}` : `- ${text.replace(/(?<!\s)\s*\n\s*/g, ' ')}: ${said}`;
    });
  const parts = [general, explanations.join('\n')].filter((part) => part !== '');
  return parts.length === 0 ? null : parts.join('\n\n');
}
