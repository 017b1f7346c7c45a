import { open, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { parseFile } from 'music-metadata';
import { CAPTIONS_MAX_BYTES, MEDIA_MAX_BYTES } from '#domain/content/media/media.limits.ts';
import type { MediaType } from '#domain/content/media/media-type.ts';
import { CaptionsError, parseWebVtt } from '#domain/content/media/web-vtt.ts';
import type { MediaFault } from '#domain/interchange/import-reason.ts';
import { mp4Seconds } from './mp4-seconds.ts';

/** The properties of an audio or video file. */
export type MediaFacts = {
  readonly mime: MediaType;
  readonly byteCount: number;
  readonly seconds: number;
  readonly hasSound: boolean;
  readonly width: number | null;
  readonly height: number | null;
};

/** Why a file is rejected. The message is for logs. */
export class MediaError extends Error {
  override name = 'MediaError';
  readonly fault: MediaFault | 'tooLarge';
  /** For a file that is too large: the limit in bytes. */
  readonly max: number;

  constructor(fault: MediaFault | 'tooLarge', { cause, max = 0 }: { cause?: unknown; max?: number } = {}) {
    super(fault, { cause });
    this.fault = fault;
    this.max = max;
  }
}

const HEAD_BYTES = 256;

/** The real path of a file inside a folder, of which `folder` is the real path. Throws `MediaError`. */
export async function resolveMediaPath(folder: string, path: string): Promise<string> {
  const filePath = await realpath(join(folder, path)).catch((error: NodeJS.ErrnoException) => {
    throw new MediaError(error.code === 'ENOENT' ? 'missing' : 'locked', { cause: error });
  });
  if (!filePath.startsWith(folder.endsWith(sep) ? folder : folder + sep)) {
    throw new MediaError('outside');
  }
  return filePath;
}

/**
 * Detects the type, duration and image size of a file from its content, whatever its name. Throws `MediaError` if it is
 * too large, damaged, or of an unsupported type.
 */
export async function readMedia(filePath: string): Promise<MediaFacts> {
  const { size } = await stat(filePath);
  if (size === 0) throw new MediaError('empty');
  if (size > MEDIA_MAX_BYTES) throw new MediaError('tooLarge', { max: MEDIA_MAX_BYTES });
  const container = containerOf(await headOf(filePath));
  if (container === null) throw new MediaError('otherFormat');
  const { format } = await parseFile(filePath, { duration: true, skipCovers: true }).catch((cause: Error) => {
    throw new MediaError('broken', { cause });
  });
  const videoTrack = format.trackInfo.find(({ video }) => video !== undefined)?.video;
  const hasImage = format.hasVideo === true || videoTrack !== undefined;
  const mime: MediaType | null = typeOf(container, hasImage);
  if (mime === null) throw new MediaError('pictureInSound');
  if (format.hasAudio !== true && !hasImage) throw new MediaError('broken');
  // The library derives the duration from the audio track: a video without one has it in its header alone.
  const seconds = format.duration ?? (container === 'mp4' ? await mp4Seconds(filePath) : null);
  if (seconds === null || !(seconds > 0)) throw new MediaError('withoutLength');
  return {
    mime,
    byteCount: size,
    seconds,
    hasSound: format.hasAudio === true || format.trackInfo.some(({ audio }) => audio !== undefined),
    width: videoTrack?.pixelWidth ?? null,
    height: videoTrack?.pixelHeight ?? null,
  };
}

type Container = 'mpeg' | 'mp4' | 'ogg' | 'wav' | 'webm';

/** The container, by its first bytes. */
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

/** The text of a WebVTT file, after parsing it as a check. Throws `MediaError`. */
export async function readCaptions(filePath: string): Promise<string> {
  const file = await open(filePath, 'r');
  try {
    if ((await file.stat()).size > CAPTIONS_MAX_BYTES) {
      throw new MediaError('tooLarge', { max: CAPTIONS_MAX_BYTES });
    }
    const text = await file.readFile('utf8');
    if (parseWebVtt(text).length === 0) throw new MediaError('noCaptions');
    return text.replaceAll('\0', '\uFFFD');
  } catch (error) {
    throw error instanceof CaptionsError ? new MediaError(error.fault, { cause: error }) : error;
  } finally {
    await file.close();
  }
}
