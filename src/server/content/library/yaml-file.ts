import { existsSync, readFileSync } from 'node:fs';
import { isMap, isNode, isSeq, LineCounter, parseDocument } from 'yaml';
import type * as z from 'zod/mini';

/** A problem in a file of the library. */
export type LibraryProblem = { readonly file: string; readonly line: number | null; readonly reason: string };

/** A parsed YAML file: its value, and the line of each of its entries. */
export type YamlFile = {
  readonly path: string;
  readonly value: unknown;
  /** The line of an entry of a list, or of a field, counted from 1. */
  readonly lineOf: (entry: number | string) => number | null;
};

/** Reads a file; null after reporting why it can't be read. */
export function readYaml(path: string, report: (problem: LibraryProblem) => void): YamlFile | null {
  if (!existsSync(path)) {
    report({ file: path, line: null, reason: 'the file is missing' });
    return null;
  }
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(path, 'utf8'), { lineCounter: lines });
  for (const { message, linePos } of document.errors)
    report({ file: path, line: linePos?.[0].line ?? null, reason: message.split('\n')[0] ?? message });
  if (document.errors.length > 0) return null;
  const { contents } = document;
  const lineOf = (entry: number | string): number | null => {
    const node = isSeq(contents) || isMap(contents) ? contents.get(entry, true) : null;
    const offset = isNode(node) ? node.range?.[0] : undefined;
    return offset === undefined ? null : lines.linePos(offset).line;
  };
  return { path, value: document.toJS(), lineOf };
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
