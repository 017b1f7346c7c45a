import { IMAGE_MAX_BYTES } from '#domain/content/media/image.limits.ts';
import type { ZipArchive } from '../archive/zip.reader.ts';
import { textOfAll } from '../files/text-file.ts';
import { FileError } from '../questions/interchange-question.ts';

const CONTENT_MAX_BYTES = 50_000_000;

/** A document of a package, parsed. Throws `FileError` if it is missing, too large or not JSON. */
export function h5pJson(archive: ZipArchive, path: 'h5p.json' | 'content/content.json'): unknown {
  const entry = archive.entries.get(path);
  if (entry === undefined) throw new FileError({ code: 'packageFileMissing', path });
  if (entry.bytes > CONTENT_MAX_BYTES)
    throw new FileError({ code: 'packageFileTooLarge', path, max: CONTENT_MAX_BYTES });
  try {
    return JSON.parse(textOfAll(archive.read(entry, CONTENT_MAX_BYTES)));
  } catch (error) {
    if (error instanceof SyntaxError) throw new FileError({ code: 'archiveFileDamaged', path });
    throw error;
  }
}

/** The images of a package, by names that contain nothing from it. */
export class H5pImages {
  readonly #archive: ZipArchive;
  readonly #paths: string[] = [];

  constructor(archive: ZipArchive) {
    this.#archive = archive;
  }

  nameOf(path: string): string {
    if (/^[a-z][a-z\d+.-]*:/i.test(path)) return `https://${encodeURIComponent(path.slice(0, 100))}`;
    this.#paths.push(`content/${path.replace(/#tmp$/, '')}`);
    return `image-${this.#paths.length}`;
  }

  read(name: string): Uint8Array | null {
    const path = this.#paths[Number(name.replace('image-', '')) - 1];
    const entry = path === undefined ? undefined : this.#archive.entries.get(path);
    if (entry === undefined || entry.bytes > IMAGE_MAX_BYTES * 4) return null;
    return this.#archive.read(entry, IMAGE_MAX_BYTES * 4);
  }
}
