import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IMAGE_MAX_BYTES } from '#domain/content/media/image.limits.ts';
import { readAt } from '../archive/read-at.ts';
import { isGzip, readTarGzip } from '../archive/tar.reader.ts';
import { openZip } from '../archive/zip.reader.ts';
import { FileError } from '../questions/interchange-question.ts';

/** Documents of a backup that are read, and their largest sizes in bytes. */
const DOCUMENTS = { 'moodle_backup.xml': 20_000_000, 'questions.xml': 200_000_000, 'files.xml': 50_000_000 } as const;
export type BackupDocument = keyof typeof DOCUMENTS;
const isDocument = (path: string): path is BackupDocument => Object.hasOwn(DOCUMENTS, path);

/** So that an image that is too large is reported as such, and not as missing. */
const FILE_MAX_BYTES = IMAGE_MAX_BYTES * 4;

/** An open backup of a Moodle course. */
export type MoodleBackup = {
  readonly document: (name: BackupDocument) => Uint8Array | null;
  /** Makes files available by the hash of their content. */
  readonly retain: (hashes: ReadonlySet<string>) => void;
  /** A file that is retained; null if it is missing or larger than any image. */
  readonly file: (hash: string) => Uint8Array | null;
  readonly close: () => void;
};

/** Opens a backup, as tar with gzip or as zip. Throws `FileError`. */
export const openBackup = (file: string): MoodleBackup => (isGzip(file) ? openTar(file) : openZipped(file));

const pathOf = (hash: string): string => `files/${hash.slice(0, 2)}/${hash}`;

function openZipped(file: string): MoodleBackup {
  const archive = openZip(file);
  const read = (path: string, most: number): Uint8Array | null => {
    const entry = archive.entries.get(path);
    return entry === undefined ? null : archive.read(entry, most);
  };
  if (!archive.entries.has('moodle_backup.xml') && archive.entries.has('moodle.xml')) {
    archive.close();
    throw new FileError({ code: 'moodleBackupOld' });
  }
  return {
    document: (name) => read(name, DOCUMENTS[name]),
    retain: () => undefined,
    file: (hash) => {
      const entry = archive.entries.get(pathOf(hash));
      return entry === undefined || entry.bytes > FILE_MAX_BYTES ? null : archive.read(entry, FILE_MAX_BYTES);
    },
    close: archive.close,
  };
}

/** A tar archive has to be read from its start: the documents first, then the requested files into a temporary file. */
function openTar(file: string): MoodleBackup {
  const documents = new Map<string, Uint8Array>();
  readTarGzip(file, {
    selects: (path, bytes) => {
      if (!isDocument(path)) return false;
      if (bytes > DOCUMENTS[path]) throw new FileError({ code: 'packageFileTooLarge', path, max: DOCUMENTS[path] });
      return true;
    },
    onFile: (path, content) => {
      documents.set(path, content);
    },
  });
  let retained: RetainedFiles | null = null;
  return {
    document: (name) => documents.get(name) ?? null,
    retain: (hashes) => {
      if (hashes.size === 0) return;
      const into = new RetainedFiles();
      retained = into;
      const paths = new Map([...hashes].map((hash) => [pathOf(hash), hash]));
      readTarGzip(file, {
        selects: (path, bytes) => paths.has(path) && bytes <= FILE_MAX_BYTES,
        onFile: (path, content) => into.add(paths.get(path) ?? '', content),
      });
    },
    file: (hash) => retained?.read(hash) ?? null,
    close: () => retained?.close(),
  };
}

/** Files by a name, one after another in a temporary file. */
class RetainedFiles {
  readonly #folder = mkdtempSync(join(tmpdir(), 'lectern-moodle-'));
  readonly #handle = openSync(join(this.#folder, 'files'), 'wx+', 0o600);
  readonly #positions = new Map<string, { readonly at: number; readonly bytes: number }>();
  #end = 0;

  add(name: string, content: Buffer): void {
    for (let done = 0; done < content.length; )
      done += writeSync(this.#handle, content, done, content.length - done, this.#end + done);
    this.#positions.set(name, { at: this.#end, bytes: content.length });
    this.#end += content.length;
  }

  read(name: string): Uint8Array | null {
    const position = this.#positions.get(name);
    if (position === undefined) return null;
    const content = Buffer.alloc(position.bytes);
    return readAt(this.#handle, content, position.at) ? content : null;
  }

  close(): void {
    closeSync(this.#handle);
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
