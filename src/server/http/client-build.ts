import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';

/** The built application on disk. */
export type ClientBuild = {
  readonly folder: string;
  readonly id: string;
  readonly page: Buffer;
  /** By name of a view and of a layout, the files it brings. */
  readonly starts: Readonly<Record<'views' | 'layouts', Readonly<Record<string, readonly string[]>>>>;
};

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'dist', 'client');

/** Finds the built application. Throws `StartError` when it is not there. */
export async function readClientBuild(): Promise<ClientBuild> {
  try {
    const page = await readFile(join(FOLDER, 'index.html'));
    const { id } = JSON.parse(await readFile(join(FOLDER, 'builds', 'latest.json'), 'utf8')) as { id: string };
    const starts = JSON.parse(await readFile(join(FOLDER, '..', 'starts.json'), 'utf8')) as ClientBuild['starts'];
    return { folder: FOLDER, id, page, starts };
  } catch (cause) {
    throw new StartError(
      'The application is not built yet. Run `npm run build`, or start with `npm start`, which builds it.',
      { cause },
    );
  }
}
