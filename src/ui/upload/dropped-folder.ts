import { choiceOf, type FolderChoice, type FolderFile, type FolderLimits, isSystemName } from './folder-choice.ts';

/** How many entries are looked at for each file that is accepted, so that the drop of a whole disk ends soon. */
const ENTRIES_PER_FILE = 20;

/**
 * The dropped files and folders, if a folder is among them; null otherwise. To be called while the event is handled:
 * the browser empties the list afterwards.
 */
export function foldersIn(items: DataTransferItemList | undefined): readonly FileSystemEntry[] | null {
  const entries = [...(items ?? [])].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  return entries.some(({ isDirectory }) => isDirectory) ? entries : null;
}

/** The files of dropped folders, nested ones included, next to the files that were dropped with them. */
export async function readFolders(entries: readonly FileSystemEntry[], limits: FolderLimits): Promise<FolderChoice> {
  const found: FolderFile[] = [];
  let leftOut = 0;
  let lookedAt = 0;
  // Depth first, without recursion: the depth is that of somebody else's folders.
  const pending = entries.toReversed().map((entry) => ({ entry, depth: 1 }));
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { entry, depth } = next;
    const path = entry.fullPath.replace(/^\//, '');
    lookedAt += 1;
    if (found.length > limits.files || lookedAt > limits.files * ENTRIES_PER_FILE) return { kind: 'tooMany' };
    if (isSystemName(entry.name)) {
      leftOut += 1;
      continue;
    }
    try {
      if (isFile(entry)) found.push({ path, file: await fileOf(entry) });
      else if (isFolder(entry)) {
        if (depth > limits.depth) return { kind: 'tooDeep', folder: path };
        const children = await childrenOf(entry, limits.files * ENTRIES_PER_FILE);
        pending.push(...children.toReversed().map((child) => ({ entry: child, depth: depth + 1 })));
      }
    } catch {
      // It was deleted in the meantime, or the browser may not read it.
      return { kind: 'unreadable', path };
    }
  }
  return choiceOf(found, leftOut, limits);
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

/** The entries of a folder; browsers return them in batches, and an empty one at the end. */
async function childrenOf(folder: FileSystemDirectoryEntry, most: number): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const children: FileSystemEntry[] = [];
  while (children.length <= most) {
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (batch.length === 0) break;
    children.push(...batch);
  }
  return children;
}
