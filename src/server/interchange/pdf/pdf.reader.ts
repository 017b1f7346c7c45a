import { statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { PdfBlocks } from '#domain/interchange/pdf/pdf-blocks.rule.ts';
import type { PdfFault } from '#domain/interchange/reasons/reason-parts.ts';
import { readDocument } from '../document/document.reader.ts';
import { isPdf } from '../files/pdf-file.ts';
import type { NumberReader } from '../questions/file-numbers.ts';
import { FileError, type Found } from '../questions/interchange-question.ts';
import { PDF_BUFFERS_MAX_BYTES, PDF_HEAP_MB, PDF_MAX_BYTES, PDF_MAX_MS, PDF_PAGES_MAX } from './pdf.limits.ts';

/** The text of a PDF: its paragraphs, the pages without text, and how many rotated pieces of text were left out. */
export type PdfText = PdfBlocks & { readonly emptyPages: readonly number[]; readonly rotated: number };

/** What the thread reports. */
export type PdfResult = ({ readonly kind: 'read' } & PdfText) | { readonly kind: 'refused'; readonly fault: PdfFault };

const CHECK_EVERY_MS = 50;

/**
 * The text of a PDF, read in a thread that is ended when it needs too much time or memory. Throws `FileError` for files
 * that are damaged, protected with a password, without text, or too large.
 */
export async function readPdfText(file: string, signal?: AbortSignal): Promise<PdfText> {
  if (statSync(file).size > PDF_MAX_BYTES) throw new FileError({ code: 'fileTooLarge', max: PDF_MAX_BYTES });
  if (!isPdf(file)) throw refused('damaged');
  const thread = new Worker(new URL('./pdf.worker.ts', import.meta.url), {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: PDF_HEAP_MB, maxYoungGenerationSizeMb: 16 },
  });
  const end = (): void => void thread.terminate();
  signal?.addEventListener('abort', end);
  const timer = setTimeout(end, PDF_MAX_MS);
  // Unpacked data is outside the heap, which the limits of the thread do not include.
  const watching = setInterval(() => {
    thread.getHeapStatistics().then(
      ({ external_memory: bytes }) => bytes > PDF_BUFFERS_MAX_BYTES && end(),
      // The thread has ended; what it reported counts.
      () => undefined,
    );
  }, CHECK_EVERY_MS);
  try {
    const result = await new Promise<PdfResult>((resolve) => {
      thread.once('message', resolve);
      thread.once('error', () => resolve({ kind: 'refused', fault: 'tooComplex' }));
      thread.once('exit', () => resolve({ kind: 'refused', fault: 'tooComplex' }));
    });
    signal?.throwIfAborted();
    if (result.kind === 'refused') throw refused(result.fault);
    return result;
  } finally {
    clearTimeout(timer);
    clearInterval(watching);
    signal?.removeEventListener('abort', end);
    await thread.terminate();
  }
}

const refused = (fault: PdfFault): FileError => new FileError({ code: 'pdfRefused', fault, max: PDF_PAGES_MAX });

/** The questions of the text of a PDF, after what is left out of the file. */
export function* readPdf(text: PdfText, name: string, readNumber: NumberReader): Generator<Found> {
  const lost = (what: Extract<Found, { kind: 'lost' }>['what']): Found => ({ kind: 'lost', item: name, what });
  yield lost({ code: 'pdfTextOnly' });
  if (text.emptyPages.length > 0) yield lost({ code: 'pdfPagesWithoutText', pages: text.emptyPages.join(', ') });
  if (text.edgeLines > 0) yield lost({ code: 'documentPartDropped', part: 'header' });
  if (text.rotated > 0) yield lost({ code: 'documentPartDropped', part: 'rotatedText' });
  yield* readDocument(text.blocks, { readNumber });
}
