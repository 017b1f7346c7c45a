import { existsSync, readFileSync } from 'node:fs';
import { load, YAMLException } from 'js-yaml';
import type * as z from 'zod/mini';

/** A problem in a file of the library. */
export type LibraryProblem = { readonly file: string; readonly line: number | null; readonly reason: string };

/** A parsed YAML file: its value, and the line of each of its entries. */
export type YamlFile = {
  readonly path: string;
  readonly value: unknown;
  /** The line of an entry of a list, or of a field, counted from 1; null if it does not begin a line. */
  readonly lineOf: (entry: number | string) => number | null;
};

/** Reads a file; null after reporting why it can't be read. */
export function readYaml(path: string, report: (problem: LibraryProblem) => void): YamlFile | null {
  if (!existsSync(path)) {
    report({ file: path, line: null, reason: 'the file is missing' });
    return null;
  }
  const text = readFileSync(path, 'utf8');
  try {
    return { path, value: load(text), lineOf: linesOf(text) };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    report({ file: path, line: error.mark === undefined ? null : error.mark.line + 1, reason: error.reason });
    return null;
  }
}

const ENTRY = /^(?:-|(?:"([^"]*)"|'([^']*)'|([^\s#"'-][^:]*)):)(?=\s|$)/;

/**
 * Where the entries of a file begin. The parser does not tell; but the entries of the library's files begin their
 * lines, and everything within them is indented.
 */
function linesOf(text: string): YamlFile['lineOf'] {
  let found: Map<number | string, number> | null = null;
  return (entry) => {
    found ??= entryLines(text);
    return found.get(entry) ?? null;
  };
}

function entryLines(text: string): Map<number | string, number> {
  const lines = new Map<number | string, number>();
  let entries = 0;
  for (const [index, line] of text.split('\n').entries()) {
    const match = ENTRY.exec(line);
    if (match === null) continue;
    const [, double, single, plain] = match;
    lines.set(double ?? single ?? plain ?? entries++, index + 1);
  }
  return lines;
}

/** The file's value in the form of a schema; null after reporting every difference. */
export function parseYaml<T extends z.ZodMiniType>(
  file: YamlFile,
  schema: T,
  report: (problem: LibraryProblem) => void,
): z.infer<T> | null {
  const parsed = schema.safeParse(file.value);
  if (parsed.success) return parsed.data;
  for (const { path, message } of parsed.error.issues) {
    const [first] = path;
    const line = typeof first === 'number' || typeof first === 'string' ? file.lineOf(first) : null;
    report({ file: file.path, line, reason: `${path.map(String).join('.')}: ${message}` });
  }
  return null;
}
