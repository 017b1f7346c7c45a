/** The bytes of Base64. */
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

/** A file in Base64, as a file for the browser. */
export const fileOf = (content: string, type: string): Blob => new Blob([bytesOf(content)], { type });

/** How long a new tab may take to read the file. */
const OPENING_MS = 60_000;

/**
 * Opens a PDF, which is read after the click, in a new tab. The tab is opened at once, because browsers block tabs that
 * are opened later; where they block it anyway, the file is downloaded.
 */
export async function openPdf(read: () => Promise<string>, name: string): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const address = URL.createObjectURL(fileOf(await read(), 'application/pdf'));
    setTimeout(() => URL.revokeObjectURL(address), OPENING_MS);
    if (tab !== null) {
      tab.location.replace(address);
      return;
    }
    const link = document.createElement('a');
    link.href = address;
    link.download = `${name}.pdf`;
    link.click();
  } catch (cause) {
    tab?.close();
    throw cause;
  }
}
