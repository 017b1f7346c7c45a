import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Refusal } from './refusal.ts';

export type PlannedFile = { readonly path: string; readonly text: string };

/** What a command of `npm run new` writes. Nothing is written while the plan is created. */
export type Plan = {
  readonly created: readonly PlannedFile[];
  /** Files that exist, with their new content. */
  readonly changed: readonly PlannedFile[];
  /** What remains to be done by hand, a sentence each. */
  readonly next: readonly string[];
};

/** A file of the tree. Throws `Refusal` if it is not there. */
export function readSource(root: string, path: string): string {
  const file = join(root, path);
  if (!existsSync(file)) throw new Refusal(`${path} was not found. Run the command in the folder of the project.`);
  return readFileSync(file, 'utf8');
}

/**
 * A text with lines before or after a line that it has exactly once. Throws `Refusal` if the file has changed its form.
 */
export function inserted(
  file: PlannedFile,
  { before, after, lines }: { readonly before?: string; readonly after?: string; readonly lines: string },
): PlannedFile {
  const anchor = before ?? after ?? '';
  const parts = file.text.split(anchor);
  if (anchor === '' || parts.length !== 2) {
    throw new Refusal(`${file.path} must contain this text exactly once, so nothing can be added: ${anchor.trim()}`);
  }
  return { path: file.path, text: parts.join(before === undefined ? anchor + lines : lines + anchor) };
}

/** A file with one more import, at its place among those of the same folder. */
export function withImport({ path, text }: PlannedFile, statement: string): PlannedFile {
  const added = sourceOf(statement);
  const near = added.slice(0, added.lastIndexOf('./') + 2);
  const imports = [...text.matchAll(/^import [^;]{1,2000};\n/gm)].filter(([each]) => sourceOf(each).startsWith(near));
  const next = imports.find(([each]) => sourceOf(each) > added);
  const last = imports.at(-1);
  if (last === undefined) throw new Refusal(`${path} imports nothing from ${near}, so nothing can be added.`);
  const at = next === undefined ? last.index + last[0].length : next.index;
  return { path, text: `${text.slice(0, at)}${statement}\n${text.slice(at)}` };
}

const sourceOf = (statement: string): string => / from '([^']*)'/.exec(statement)?.[1] ?? '';

/** A catalogue with one more entry at the end of a group of its first level. */
export function withEntry(file: PlannedFile, group: string, entry: string): PlannedFile {
  const lines = file.text.split('\n');
  const start = lines.indexOf(`  "${group}": {`);
  const end = lines.findIndex((line, at) => at > start && /^ {2}\},?$/.test(line));
  const last = lines[end - 1];
  if (start === -1 || end === -1 || last === undefined) {
    throw new Refusal(`${file.path} has no group "${group}" with lines of its own, so nothing can be added.`);
  }
  return {
    path: file.path,
    text: lines
      .with(end - 1, `${last},`)
      .toSpliced(end, 0, `    ${entry}`)
      .join('\n'),
  };
}

/**
 * Writes a plan completely or not at all. Everything is written under other names first, so that a full disk or a
 * missing permission leaves the tree as it was.
 */
export function applyPlan(root: string, { created, changed }: Plan): void {
  const taken = created.find(({ path }) => existsSync(join(root, path)));
  if (taken !== undefined) throw new Refusal(`${taken.path} already exists.`);
  const files = [...created, ...changed];
  const before = new Map(changed.map(({ path }) => [path, readFileSync(join(root, path), 'utf8')]));
  const staged = (path: string): string => `${join(root, path)}.new-${process.pid}`;
  const placed: string[] = [];
  try {
    for (const { path, text } of files) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(staged(path), text);
    }
    for (const { path } of files) {
      renameSync(staged(path), join(root, path));
      placed.push(path);
    }
  } catch (cause) {
    for (const { path } of files) rmSync(staged(path), { force: true });
    for (const path of placed) {
      const text = before.get(path);
      if (text === undefined) rmSync(join(root, path), { force: true });
      else writeFileSync(join(root, path), text);
    }
    throw cause;
  }
}
