import { open, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { parseFile } from 'music-metadata';
import { CAPTIONS_MAX_BYTES, MEDIA_MAX_BYTES } from '#domain/content/media/media.limits.ts';
import type { MediaType } from '#domain/content/media/media-type.ts';
import { CaptionsError, parseWebVtt } from '#domain/content/media/web-vtt.ts';
import { mp4Seconds } from './mp4-seconds.ts';

/** What a file of audio or video says of itself. */
export type MediaFacts = {
  readonly mime: MediaType;
  readonly byteCount: number;
  readonly seconds: number;
  readonly width: number | null;
  readonly height: number | null;
};

/** Why a file cannot be taken. The message ends the sentence "the file "x" …". */
export class MediaError extends Error {
  override name = 'MediaError';
}

const HEAD_BYTES = 256;
const TAKEN = 'MP3, MP4, M4A, Ogg, WAV and WebM';

/** The real path of a file inside a folder, of which `folder` is the real path. Throws `MediaError`. */
export async function resolveMediaPath(folder: string, path: string): Promise<string> {
  const filePath = await realpath(join(folder, path)).catch((error: NodeJS.ErrnoException) => {
    throw new MediaError(error.code === 'ENOENT' ? 'is not there' : `could not be read (${error.code})`);
  });
  if (!filePath.startsWith(folder.endsWith(sep) ? folder : folder + sep)) {
    throw new MediaError('does not lie in the folder of the list');
  }
  return filePath;
}

/**
 * Reads of which type a file is, how long it lasts and how large its picture is: from what it holds, whatever its name.
 * Throws `MediaError` where it is too large, broken, or of a type that is not taken.
 */
export async function readMedia(filePath: string): Promise<MediaFacts> {
  const { size } = await stat(filePath);
  if (size === 0) throw new MediaError('is empty');
  if (size > MEDIA_MAX_BYTES) throw new MediaError(`is larger than ${MEDIA_MAX_BYTES} bytes`);
  const container = containerOf(await headOf(filePath));
  if (container === null) throw new MediaError(`is of a type that is not taken: there are ${TAKEN}`);
  const { format } = await parseFile(filePath, { duration: true, skipCovers: true }).catch((cause: Error) => {
    throw new MediaError(`is broken: ${cause.message}`);
  });
  const picture = format.trackInfo.find(({ video }) => video !== undefined)?.video;
  const hasImage = format.hasVideo === true || picture !== undefined;
  const mime: MediaType | null = typeOf(container, hasImage);
  if (mime === null) throw new MediaError(`holds a picture in ${container}, which is not taken`);
  if (format.hasAudio !== true && !hasImage) throw new MediaError('is broken: it holds neither sound nor picture');
  // The library takes the length from the sound: a film without any has it in its header alone.
  const seconds = format.duration ?? (container === 'mp4' ? await mp4Seconds(filePath) : null);
  if (seconds === null || !(seconds > 0)) throw new MediaError('does not say how long it lasts');
  return {
    mime,
    byteCount: size,
    seconds,
    width: picture?.pixelWidth ?? null,
    height: picture?.pixelHeight ?? null,
  };
}

type Container = 'mpeg' | 'mp4' | 'ogg' | 'wav' | 'webm';

/** The container by its first bytes. */
function containerOf(head: Buffer): Container | null {
  const text = head.toString('latin1');
  if (text.startsWith('ID3') || (head[0] === 0xff && ((head[1] ?? 0) & 0xe6) === 0xe2)) return 'mpeg';
  if (text.slice(4, 8) === 'ftyp' && text.slice(8, 12) !== 'qt  ') return 'mp4';
  if (text.startsWith('OggS')) return 'ogg';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WAVE') return 'wav';
  return text.startsWith('\x1a\x45\xdf\xa3') && text.includes('webm') ? 'webm' : null;
}

function typeOf(container: Container, hasImage: boolean): MediaType | null {
  if (container === 'mp4' || container === 'webm') return `${hasImage ? 'video' : 'audio'}/${container}`;
  return hasImage ? null : `audio/${container}`;
}

async function headOf(filePath: string): Promise<Buffer> {
  const file = await open(filePath, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The text of a WebVTT file, which has been read once to see that it is one. Throws `MediaError`. */
export async function readCaptions(filePath: string): Promise<string> {
  const file = await open(filePath, 'r');
  try {
    if ((await file.stat()).size > CAPTIONS_MAX_BYTES) {
      throw new MediaError(`is larger than ${CAPTIONS_MAX_BYTES} bytes`);
    }
    const text = await file.readFile('utf8');
    if (parseWebVtt(text).length === 0) throw new MediaError('holds no captions');
    return text.replaceAll('\0', '\uFFFD');
  } catch (error) {
    throw error instanceof CaptionsError ? new MediaError(error.message) : error;
  } finally {
    await file.close();
  }
}
