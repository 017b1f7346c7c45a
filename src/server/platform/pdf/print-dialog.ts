import { PDFDocument, PDFName } from 'pdf-lib';

/**
 * Makes a document open the print dialog of the program that shows it. Browsers and readers know the named action; one that
 * doesn't shows the document.
 */
export function openPrintDialog(document: PDFDocument): void {
  const action = document.context.obj({ Type: 'Action', S: 'Named', N: 'Print' });
  document.catalog.set(PDFName.of('OpenAction'), action);
}

/** The bytes of a PDF that opens the print dialog. It yields while it writes, so that other requests are answered. */
export async function withPrintDialog(bytes: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false, parseSpeed: 500 });
  openPrintDialog(document);
  return await document.save({ objectsPerTick: 200 });
}
