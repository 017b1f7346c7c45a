/**
 * The thread that reads the text of a PDF. Only text is requested: scripts, forms, embedded files, fonts and images are
 * neither executed nor decoded, and nothing is fetched.
 */

import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { getDocumentProxy } from 'unpdf';
import { pdfBlocks } from '#domain/interchange/pdf/pdf-blocks.rule.ts';
import type { PdfItem, PdfPage } from '#domain/interchange/pdf/pdf-page.ts';
import { yieldToRequests } from '../../platform/process/background-thread.ts';
import { PDF_ITEMS_MAX, PDF_PAGES_MAX, PDF_TEXT_MAX_CHARS } from './pdf.limits.ts';
import type { PdfResult } from './pdf.reader.ts';

const file: string = workerData;
/** Text that is rotated by more than this share of its size is a watermark or a label. */
const ROTATED = 0.2;

yieldToRequests();
parentPort?.postMessage(await read());

async function read(): Promise<PdfResult> {
  try {
    const bytes = new Uint8Array(await readFile(file));
    const document = await getDocumentProxy(bytes, {
      ...{ isEvalSupported: false, enableXfa: false, disableFontFace: true, useSystemFonts: false },
      ...{ disableAutoFetch: true, disableStream: true, maxImageSize: 0, verbosity: 0 },
    });
    if (document.numPages > PDF_PAGES_MAX) return { kind: 'refused', fault: 'tooManyPages' };
    const pages: PdfPage[] = [];
    const found = { items: 0, chars: 0, rotated: 0 };
    const emptyPages: number[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const [left = 0, bottom = 0, , top = 0] = page.view;
      const items: PdfItem[] = [];
      const content = await page.getTextContent({ disableNormalization: false });
      for (const item of content.items) {
        if (!('str' in item) || item.str === '') continue;
        const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = item.transform.map(Number);
        if (![a, b, c, d, x, y, item.width].every(Number.isFinite)) continue;
        const size = Math.hypot(c, d);
        if (Math.abs(b) > ROTATED * Math.hypot(a, b)) {
          found.rotated += item.str.trim() === '' ? 0 : 1;
          continue;
        }
        items.push({
          ...{ text: storable(item.str), x: x - left, y: y - bottom, width: Math.abs(item.width) },
          ...{ height: size, isRightToLeft: item.dir === 'rtl' },
        });
        found.chars += item.str.length;
      }
      found.items += items.length;
      if (found.items > PDF_ITEMS_MAX || found.chars > PDF_TEXT_MAX_CHARS)
        return { kind: 'refused', fault: 'tooComplex' };
      if (!items.some(({ text }) => text.trim() !== '')) emptyPages.push(number);
      pages.push({ height: top - bottom, items });
      page.cleanup();
    }
    if (emptyPages.length === pages.length) return { kind: 'refused', fault: 'withoutText' };
    return { kind: 'read', ...pdfBlocks(pages), emptyPages, rotated: found.rotated };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    return { kind: 'refused', fault: name === 'PasswordException' ? 'locked' : 'damaged' };
  }
}

/** Fonts without a table of characters produce control characters and lone surrogates. */
function storable(text: string): string {
  return text.toWellFormed().replace(/(?![\t\n])\p{Cc}/gu, '\ufffd');
}
