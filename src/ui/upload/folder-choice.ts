/** The most that is accepted of folders at once. */
export type FolderLimits = {
  readonly files: number;
  /** Levels of folders, the chosen one included. */
  readonly depth: number;
};

/** A file with its path from the chosen folder on: `Physics/Unit 1/waves.docx`. */
export type FolderFile = { readonly path: string; readonly file: File };

/** The files of folders, or why none of them is accepted. */
export type FolderChoice =
  | { readonly kind: 'files'; readonly files: readonly File[]; readonly leftOut: number }
  | { readonly kind: 'tooMany' }
  | { readonly kind: 'tooDeep'; readonly folder: string }
  | { readonly kind: 'empty'; readonly leftOut: number }
  | { readonly kind: 'unreadable'; readonly path: string };

const SYSTEM_NAMES: ReadonlySet<string> = new Set(['__macosx', 'thumbs.db', 'ehthumbs.db', 'desktop.ini', 'icon\r']);

/**
 * Whether the name of a file or folder is that of a hidden one, of one that systems create by themselves, or of the lock
 * file of a document that is open in Word.
 */
export const isSystemName = (name: string): boolean =>
  name.startsWith('.') || name.startsWith('~$') || SYSTEM_NAMES.has(name.toLowerCase());

/** The files of a folder that a file input has read, as `webkitRelativePath` names them. */
export function chooseFromInput(files: readonly File[], limits: FolderLimits): FolderChoice {
  const found: FolderFile[] = [];
  const leftOut = new Set<string>();
  for (const file of files) {
    const path = file.webkitRelativePath;
    const names = path.split('/');
    const hiddenAt = names.findIndex(isSystemName);
    if (hiddenAt >= 0) {
      leftOut.add(names.slice(0, hiddenAt + 1).join('/'));
      continue;
    }
    const folders = names.slice(0, -1);
    if (folders.length > limits.depth) return { kind: 'tooDeep', folder: folders.join('/') };
    found.push({ path, file });
  }
  return choiceOf(found, leftOut.size, limits);
}

/** What was found, unless it is too much or nothing. */
export function choiceOf(found: readonly FolderFile[], leftOut: number, { files }: FolderLimits): FolderChoice {
  if (found.length > files) return { kind: 'tooMany' };
  return found.length === 0 ? { kind: 'empty', leftOut } : { kind: 'files', files: withDistinctNames(found), leftOut };
}

/**
 * Files in the order of their paths. Files of different folders that have the same name get the names of their folders
 * as well, because everything that is said about a file names it.
 */
function withDistinctNames(found: readonly FolderFile[]): readonly File[] {
  const byPath = found.toSorted((a, b) => a.path.localeCompare(b.path, undefined, { numeric: true }));
  const counts = new Map<string, number>();
  for (const { file } of byPath) counts.set(file.name, (counts.get(file.name) ?? 0) + 1);
  return byPath.map(({ path, file }) => {
    if (counts.get(file.name) === 1) return file;
    const { type, lastModified } = file;
    return new File([file], path.split('/').slice(1).join(' – '), { type, lastModified });
  });
}
