import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../process/start-error.ts';
import type { StyleRules } from './first-styles.ts';

/** The built application on disk. */
export type ClientBuild = {
  readonly folder: string;
  readonly id: string;
  readonly page: Buffer;
  /** The script that runs before the first paint. It is inlined in the page. */
  readonly firstScript: string;
  /** The style sheets, by file. */
  readonly styles: ReadonlyMap<string, string>;
  /** The same, split into rules. */
  readonly styleRules: ReadonlyMap<string, StyleRules>;
  /** The module that renders public pages. */
  readonly renderer: string;
  /** The files of each view and layout, by name. */
  readonly starts: Readonly<Record<'views' | 'layouts', Readonly<Record<string, readonly string[]>>>>;
};

/** Comments of the script, which browsers should not download. */
const COMMENT_LINE = /^\s*\/\/.*\n/gm;
const FOLDER = join(import.meta.dirname, '..', '..', '..', '..', 'dist', 'client');
const RENDERER = join(FOLDER, '..', 'prerender', 'assets', 'prerender.js');

/** Finds the built application. Throws `StartError` if it is missing. */
export async function readClientBuild(): Promise<ClientBuild> {
  try {
    const page = await readFile(join(FOLDER, 'index.html'));
    const { id }: { readonly id: string } = JSON.parse(await readFile(join(FOLDER, 'builds', 'latest.json'), 'utf8'));
    const starts: ClientBuild['starts'] = JSON.parse(await readFile(join(FOLDER, '..', 'starts.json'), 'utf8'));
    const firstScript = (await readFile(join(FOLDER, 'appearance.js'), 'utf8')).replace(COMMENT_LINE, '');
    const rules: { readonly [file: string]: StyleRules } = JSON.parse(
      await readFile(join(FOLDER, '..', 'style-rules.json'), 'utf8'),
    );
    const styleRules = new Map(Object.entries(rules));
    const styles = new Map<string, string>();
    for (const file of globSync('assets/**/*.css', { cwd: FOLDER })) {
      styles.set(file, await readFile(join(FOLDER, file), 'utf8'));
    }
    return { folder: FOLDER, id, page, firstScript, styles, styleRules, renderer: RENDERER, starts };
  } catch (cause) {
    throw new StartError(
      'The application is not built yet. Run `npm run build`, or start with `npm start`, which builds it.',
      { cause },
    );
  }
}
