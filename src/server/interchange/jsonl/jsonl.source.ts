import { createReadStream } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { dirname, posix } from 'node:path';
import { IMAGE_MAX_BYTES } from '#domain/content/media/image.limits.ts';
import { isZip, openZip, type ZipArchive } from '../archive/zip.reader.ts';
import { ImageError, type ImageView, inspectImage, readImage } from '../media/image.reader.ts';
import { FileError } from '../questions/interchange-question.ts';

/** Lines of questions, and the images next to them. */
export type JsonlSource = {
  /** Its name in reports. */
  readonly name: string;
  readonly chunks: AsyncIterable<Buffer>;
  /** Throws `ImageError`. */
  readonly readImage: (path: string) => Promise<ImageView>;
};

const CHUNK_BYTES = 65_536;
/** Lines are read one by one; this is beyond any bank. */
const LINES_MAX_BYTES = 20_000_000_000;

/**
 * The lines of a file in Lectern's own format: the file itself, with images in its folder, or an archive of both, as
 * the question bank exports it. `onBytes` is called with the progress in the file. Throws `FileError` for a damaged
 * archive.
 */
export async function* jsonlSources(file: string, onBytes?: (bytes: number) => void): AsyncGenerator<JsonlSource> {
  if (!isZip(file)) {
    const folder = await realpath(dirname(file));
    const chunks = createReadStream(file, { highWaterMark: CHUNK_BYTES });
    yield {
      name: file,
      chunks: reportOf(chunks, { file, share: 1, onBytes }),
      readImage: (path) => readImage(folder, path),
    };
    return;
  }
  try {
    yield* archiveSources(file, onBytes);
  } catch (error) {
    throw error instanceof FileError ? new FileError(error.reason, file) : error;
  }
}

async function* archiveSources(file: string, onBytes?: (bytes: number) => void): AsyncGenerator<JsonlSource> {
  const archive = openZip(file);
  try {
    const lists = [...archive.entries.values()].filter(({ path }) => path.endsWith('.jsonl'));
    if (lists.length === 0) throw new FileError({ code: 'archiveWithoutQuestions' });
    for (const entry of lists) {
      const share = entry.packed / Math.max(entry.bytes, 1);
      yield {
        name: `${file}/${entry.path}`,
        chunks: reportOf(archive.stream(entry, LINES_MAX_BYTES), { file, share, onBytes }),
        readImage: async (path) => imageIn(archive, dirname(entry.path), path),
      };
    }
  } finally {
    archive.close();
  }
}

type Reporting = {
  readonly file: string;
  /** How much of the file a byte is. */
  readonly share: number;
  readonly onBytes: ((bytes: number) => void) | undefined;
};

async function* reportOf(chunks: AsyncIterable<Buffer>, { file, share, onBytes }: Reporting) {
  try {
    for await (const chunk of chunks) {
      onBytes?.(Math.round(chunk.length * share));
      yield chunk;
    }
  } catch (error) {
    throw error instanceof FileError ? new FileError(error.reason, file) : error;
  }
}

function imageIn(archive: ZipArchive, folder: string, path: string): ImageView {
  // A path outside of the archive is not a file of the archive.
  const entry = archive.entries.get(posix.join(folder, path));
  if (entry === undefined) throw new ImageError('missing', 'is not in the archive');
  try {
    const bytes = Buffer.from(archive.read(entry, IMAGE_MAX_BYTES));
    return { image: inspectImage(bytes), bytes };
  } catch (error) {
    throw error instanceof FileError ? new ImageError('broken', `cannot be read: ${error.message}`) : error;
  }
}
