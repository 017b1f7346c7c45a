import type { ImageStore } from '../../platform/media/image-store.ts';
import type { BankWriter, Fate } from '../export/bank.writer.ts';
import type { ForeignImport } from '../questions/foreign.reader.ts';
import type { QuestionDraft } from '../questions/question.draft.ts';
import type { Catalogue } from './catalogue.ts';

/** What one run of an import is to do. */
export type ImportOptions = {
  readonly files: readonly string[];
  /** What the files are; left out: Lectern's own JSON Lines. */
  readonly foreign?: ForeignImport;
  /** Remembers what was found or made of subjects and topics; left out: one for this run. */
  readonly catalogue?: Catalogue;
  /** Changes where a question stands, or its id, before it goes into the bank. */
  readonly place?: (draft: QuestionDraft) => QuestionDraft;
  /** Hears what became of the questions of a batch. */
  readonly onFates?: (fates: readonly Fate[]) => void;
  /** Whose the questions become, and who hears of each; left out: the bank's. */
  readonly writing?: BankWriter;
  /** Asked between two questions; ends the run, and the transaction, when it is aborted. */
  readonly signal?: AbortSignal;
  /** Where pictures go; null keeps none. */
  readonly figures: ImageStore | null;
  /** Reports what would come, and writes no question; subjects and topics that are missing are made all the same. */
  readonly isTrial?: boolean;
  /** `batches`: a transaction for each batch. `caller`: the client is in a transaction, and stays in it. */
  readonly transactions: 'batches' | 'caller';
  /** The words by which the questions are found are left to the queue, within the same transaction. */
  readonly wordsLater?: boolean;
  /** Hears of every piece of a file that was read, in bytes. */
  readonly onBytes?: (bytes: number) => void;
};
