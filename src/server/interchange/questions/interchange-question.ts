import type { ImportReason, Reason, ReasonByCode } from '#domain/interchange/import-reason.ts';
import type { Question } from './question.schema.ts';

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/**
 * A question in the form that every format is read into and written from: the questions of `question.schema.ts`, which
 * is also Lectern's own JSON Lines, without their location. The domain's schemas check it when it is saved in the bank.
 * Where a file has no question text above gaps, or no mark scheme, their texts are empty until then
 * (`withCreatedNames`).
 */
export type InterchangeQuestion = Without<Question, 'id' | 'subject' | 'topic' | 'subtopic' | 'images'>;

/** A location in a file, from 1. Within a package, `file` is its path there. */
export type FilePosition = { readonly line: number; readonly column: number; readonly file?: string };

/** Bytes of a question's files, by the path in its texts. Read on request. */
export type QuestionFiles = (path: string) => Uint8Array | null;

export type DamageReason = ReasonByCode['xmlPartDamaged' | 'tablePartDamaged'];

/** What a reader emits, in order. */
export type Found =
  | {
      readonly kind: 'question';
      readonly position: FilePosition;
      /** Its name in the file, otherwise the beginning of its text. */
      readonly name: string;
      /** The id under which Lectern exported it; null for other programs. */
      readonly id: string | null;
      /** Its folders, the outermost first. */
      readonly category: readonly string[];
      readonly item: InterchangeQuestion;
      /** What Lectern cannot represent. */
      readonly lost: readonly Reason[];
      readonly files?: QuestionFiles;
      /** Set if the question was recognised in a document: its text there, and what was inferred. */
      readonly recognised?: { readonly source: string; readonly inferred: readonly ImportReason[] };
    }
  | {
      readonly kind: 'problem';
      readonly position: FilePosition;
      /** The question's name in the file, or the start of its text; left out if neither is known. */
      readonly name?: string;
      readonly reason: Reason;
      /** A question of a document, as far as it was recognised: its author can correct it. */
      readonly recognised?: { readonly source: string; readonly item: InterchangeQuestion };
      readonly files?: QuestionFiles;
    }
  /** A damaged part of the file: some lines around it are not read. */
  | {
      readonly kind: 'damage';
      readonly position: FilePosition;
      /** The name of the question that starts there; left out if it is not known. */
      readonly name?: string;
      readonly reason: DamageReason;
    }
  /** An entry that is not a question and is ignored. */
  | { readonly kind: 'lost'; readonly position?: FilePosition; readonly item: string; readonly what: Reason };

/** A file that cannot be read at all. The reason says why, and where; the message is for logs. */
export class FileError extends Error {
  override name = 'FileError';
  readonly reason: Reason;
  /** The path of the file; null if only the caller has it. */
  readonly file: string | null;

  constructor(reason: Reason, file: string | null = null) {
    const serialised = JSON.stringify(reason);
    super(file === null ? serialised : `${file} cannot be read: ${serialised}`);
    this.reason = reason;
    this.file = file;
  }
}

/** Called with the parts of a question that are not imported. */
export type OnLost = (what: Reason) => void;

/** Collects the losses of one question, without repetitions. */
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

/** `A` to `Z`, then numbers: names for choices without one. */
export const choiceId = (at: number): string => (at < 26 ? String.fromCharCode(65 + at) : `c${at + 1}`);

const NAME_MAX_CHARS = 80;

/** The beginning of a text as a name, on one line. */
export function nameOf(text: string): string {
  // No more is read than can be shown, including spaces.
  const line = text
    .slice(0, NAME_MAX_CHARS * 10)
    .trim()
    .replace(/\s{2,}|[^\S ]/g, ' ');
  return line.length > NAME_MAX_CHARS ? `${line.slice(0, NAME_MAX_CHARS - 1)}…` : line;
}

/** The mark scheme of an essay that is marked by hand. Without a text nothing else is known of it. */
export const plainScheme = (text = '', marks = 1) => ({ points: [{ text, marks }] });

/** Feedback on choices as a list, below the general feedback. */
export function explanationOf(
  general: string,
  choices: readonly { readonly text: string; readonly feedback: string }[],
): string | null {
  const explanations = choices
    .filter(({ feedback }) => feedback !== '')
    .map(({ text, feedback }) => {
      const shownText = feedback.replace(/(?<!\s)\s*\n\s*/g, ' ');
      return text === '' ? `- ${shownText}` : `- ${text.replace(/(?<!\s)\s*\n\s*/g, ' ')}: ${shownText}`;
    });
  const parts = [general, explanations.join('\n')].filter((part) => part !== '');
  return parts.length === 0 ? null : parts.join('\n\n');
}
