/** The bytes of Base64. */
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

/** A file in Base64, as a file for the browser. */
export const fileOf = (content: string, type: string): Blob => new Blob([bytesOf(content)], { type });

/** How long a new tab may take to read the file. */
const OPENING_MS = 60_000;

/** A tab for a PDF that isn't read yet. */
export type PdfTab = {
  /** Says in the tab how far the file is. */
  readonly describe: (text: string) => void;
  /** Shows the PDF; where the browser has blocked the tab, the file is downloaded. */
  readonly show: (file: Blob, name: string) => void;
  readonly close: () => void;
};

/** Opens a tab. It has to be called by a click: browsers block tabs that are opened later. */
export function openPdfTab(): PdfTab {
  const tab = window.open('', '_blank');
  return {
    describe: (text) => {
      if (tab === null || tab.closed) return;
      tab.document.title = text;
      tab.document.body.textContent = text;
    },
    show: (file, name) => {
      const address = URL.createObjectURL(file);
      setTimeout(() => URL.revokeObjectURL(address), OPENING_MS);
      if (tab !== null) {
        tab.location.replace(address);
        return;
      }
      const link = document.createElement('a');
      link.href = address;
      link.download = `${name}.pdf`;
      link.click();
    },
    close: () => tab?.close(),
  };
}

/** Opens a PDF, which is read after the click, in a new tab. */
export async function openPdf(read: () => Promise<string>, name: string): Promise<void> {
  const tab = openPdfTab();
  try {
    tab.show(fileOf(await read(), 'application/pdf'), name);
  } catch (cause) {
    tab.close();
    throw cause;
  }
}
