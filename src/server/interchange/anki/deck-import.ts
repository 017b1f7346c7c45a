import type pg from 'pg';
import type { CountsByType, UnreadableFile } from '#domain/interchange/import-report.ts';
import { Catalogue } from '../bank/catalogue.ts';
import type { Loss, Rejection } from '../bank/import.report.ts';
import { lockOutImports } from '../bank/import-files.ts';
import { withoutUnreadable } from '../bank/unreadable-files.ts';
import type { DeckOptions } from './deck-batch.ts';

/** An import of files whose cards become decks. */
export type DeckFiles = DeckOptions & {
  readonly files: readonly string[];
  /** Dry run: does everything and saves nothing. */
  readonly dryRun: boolean;
  /** Checked between two cards; ends the run when it is aborted. */
  readonly signal?: AbortSignal;
  /** Called with the size of every chunk of a file that was read, in bytes. */
  readonly onBytes?: (bytes: number) => void;
};

export type DeckReport = {
  imported: number;
  unchanged: number;
  readonly rejected: Rejection[];
  readonly lost: Loss[];
  readonly byType: CountsByType;
  /** Files of which nothing is imported. */
  readonly unreadable?: readonly UnreadableFile[];
};

/** Imports one file within a transaction that locks out other imports, and counts its cards in the report. */
export type DeckFileImport<Options extends DeckFiles> = (
  client: pg.ClientBase,
  catalogue: Catalogue,
  file: string,
  options: Options,
  report: DeckReport,
) => Promise<void>;

/**
 * Imports all files in one transaction. Of several files, those that cannot be read are reported and the others
 * imported; throws `FileError` for a single one.
 */
export async function importDecks<Options extends DeckFiles>(
  pool: pg.Pool,
  options: Options,
  importFile: DeckFileImport<Options>,
): Promise<DeckReport> {
  const client = await pool.connect();
  try {
    const report = await withoutUnreadable(options.files, async (files, unreadable) => {
      const report: DeckReport = { imported: 0, unchanged: 0, rejected: [], lost: [], byType: {} };
      try {
        await client.query('begin');
        await lockOutImports(client);
        const catalogue = new Catalogue(client);
        for (const file of files) await importFile(client, catalogue, file, options, report);
        await client.query(options.dryRun ? 'rollback' : 'commit');
        return unreadable.length === 0 ? report : { ...report, unreadable };
      } catch (error) {
        await client.query('rollback').catch(() => undefined);
        throw error;
      }
    });
    client.release();
    return report;
  } catch (error) {
    client.release(true);
    throw error;
  }
}
