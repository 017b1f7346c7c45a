import type { Language } from '#domain/platform/language.ts';
import type { ImageStore } from '../../platform/media/image-store.ts';
import type { BankWriter, QuestionOutcome } from '../export/bank.writer.ts';
import type { ForeignImport } from '../questions/foreign.reader.ts';
import type { QuestionDraft } from '../questions/question.draft.ts';
import type { Catalogue } from './catalogue.ts';
import type { SizedDraft } from './seen-questions.ts';

/** Options of one import run. */
export type ImportOptions = {
  readonly files: readonly string[];
  /** The questions of a file that have been read before, with their images; left out: the file is read. */
  readonly drafts?: (file: string) => AsyncIterable<SizedDraft>;
  /** The format of the files; left out: Lectern's own JSON Lines. */
  readonly foreign?: ForeignImport;
  /** Caches subjects and topics that were found or created; left out: one for this run. */
  readonly catalogue?: Catalogue;
  /** The language of practice quizzes that are created; left out: English. */
  readonly language?: Language;
  /** Changes a question's location or id before it is saved in the bank. */
  readonly relocate?: (draft: QuestionDraft) => QuestionDraft;
  /** Called with the results for the questions of a batch. */
  readonly onOutcomes?: (outcomes: readonly QuestionOutcome[]) => void;
  /** The owner of the questions, and a callback for each; left out: the bank. */
  readonly writer?: BankWriter;
  /** Checked between two questions; ends the run, and the transaction, when it is aborted. */
  readonly signal?: AbortSignal;
  /** Where images are stored; null: nowhere. */
  readonly imageStore: ImageStore | null;
  /** Dry run: reports the results and writes no questions; missing subjects and topics are created all the same. */
  readonly isTrial?: boolean;
  /** `batches`: a transaction for each batch. `caller`: the client is in a transaction, and stays in it. */
  readonly transactions: 'batches' | 'caller';
  /** Leaves computing the search vectors to the job queue, within the same transaction. */
  readonly wordsLater?: boolean;
  /** Called with the size of every chunk of a file that was read, in bytes. */
  readonly onBytes?: (bytes: number) => void;
};
