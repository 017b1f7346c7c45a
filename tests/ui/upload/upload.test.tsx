import { Theme } from '@radix-ui/themes';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refusal, sizeText } from '#ui/upload/upload.state.ts';
import { UploadPart } from '#ui/upload/upload.tsx';
import type { Transport } from '#ui/upload/use-uploads.ts';

const PDF = new File(['abc'], 'paper.pdf', { type: 'application/pdf' });

/** A transport whose completion the test controls. */
function held() {
  const calls: { onProgress: (done: number) => void; signal: AbortSignal; end: (error?: Error) => void }[] = [];
  const send: Transport = (_, onProgress, signal) =>
    new Promise((done, failed) => {
      calls.push({ onProgress, signal, end: (error) => (error === undefined ? done() : failed(error)) });
    });
  return { send, calls };
}

function show(send: Transport) {
  render(
    <Theme>
      <UploadPart label="Papers" send={send} />
    </Theme>,
  );
  return userEvent.setup();
}

test('a file is uploaded at once, shows its progress, and can be uploaded again after a failure', async () => {
  const { send, calls } = held();
  const user = show(send);
  await user.upload(screen.getByLabelText(/Papers/, { selector: 'input' }), PDF);
  act(() => calls[0]?.onProgress(0.5));
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50');
  await act(async () => calls[0]?.end(new Error('The connection was lost.')));
  expect(screen.getByText('The connection was lost.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await act(async () => calls[1]?.end());
  expect(screen.getByText('1 of 1 uploaded')).toBeDefined();
});

test('cancelling a file stops its transport and removes it from the list', async () => {
  const { send, calls } = held();
  const user = show(send);
  await user.upload(screen.getByLabelText(/Papers/, { selector: 'input' }), PDF);
  await user.click(screen.getByRole('button', { name: 'Cancel upload of paper.pdf' }));
  expect(calls[0]?.signal.aborted).toBe(true);
  expect(screen.queryByText('paper.pdf')).toBeNull();
});

test('files of another kind, too large or empty are refused with a message', () => {
  expect(refusal(PDF, { accept: '.pdf,image/*' })).toBeNull();
  expect(refusal(PDF, { accept: 'image/*' })).toBe('Only images can be uploaded.');
  expect(refusal(PDF, { accept: 'image/png,.jpeg,image/jpeg' })).toBe('Only PNG, JPEG can be uploaded.');
  expect(refusal(PDF, { largest: 2 })).toBe('The file is 3 bytes. The limit is 2 bytes.');
  expect(refusal(new File([], 'none.pdf'), {})).toBe('The file is empty.');
  expect([sizeText(812), sizeText(48_213), sizeText(10_000_000)]).toEqual(['812 bytes', '48.2 kB', '10.0 MB']);
});

test('content pasted into a text or into another part is not uploaded as well', async () => {
  const { send, calls } = held();
  const [user] = [show(send), show(send)];
  await user.paste({ files: [PDF] } as unknown as DataTransfer);
  expect(calls).toHaveLength(1);
});

function showWithFolders(send: Transport, onRemove = (_: File): void => {}) {
  render(
    <Theme>
      <UploadPart label="Papers" send={send} folders={{ files: 6, depth: 3 }} onRemove={onRemove} />
    </Theme>,
  );
}

/** Drops a folder with these files, as a browser describes it. */
function dropFolder(names: readonly string[]): void {
  const children = names.map((name) => ({
    ...{ name, fullPath: `/Unit 1/${name}`, isFile: true, isDirectory: false },
    file: (done: (file: File) => void) => done(new File(['abc'], name)),
  }));
  const createReader = () => {
    const batches = [children];
    return { readEntries: (done: (batch: readonly object[]) => void) => done(batches.shift() ?? []) };
  };
  const folder = { name: 'Unit 1', fullPath: '/Unit 1', isFile: false, isDirectory: true, createReader };
  fireEvent.drop(screen.getByText('Papers'), {
    dataTransfer: { items: [{ webkitGetAsEntry: () => folder }], files: [] },
  });
}

test('the files of a dropped folder are uploaded, four at the same time, and hidden ones counted', async () => {
  const { send, calls } = held();
  showWithFolders(send);
  dropFolder(['a.docx', 'b.docx', 'c.docx', 'd.docx', 'e.docx', '.DS_Store']);
  await screen.findByText('0 of 5 uploaded · 1 hidden or system file left out');
  expect(calls).toHaveLength(4);
  await act(async () => calls[0]?.end());
  expect(calls).toHaveLength(5);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Cancel upload of b.docx' }));
  expect(screen.getByText('1 of 4 uploaded · 1 hidden or system file left out')).toBeDefined();
});

test('too many files are refused before any of them is uploaded, counted with those that are there already', async () => {
  const { send, calls } = held();
  showWithFolders(send);
  dropFolder(['a.docx', 'b.docx', 'c.docx']);
  await screen.findByText('0 of 3 uploaded');
  dropFolder(['e.docx', 'f.docx', 'g.docx', 'h.docx']);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('You can add up to 6 files at a time. Nothing was added.');
  expect(calls).toHaveLength(3);
});

test('the caller learns which uploaded file is removed', async () => {
  const { send, calls } = held();
  const removed: string[] = [];
  showWithFolders(send, ({ name }) => removed.push(name));
  dropFolder(['a.docx', 'b.docx']);
  await screen.findByText('0 of 2 uploaded');
  await act(async () => calls[0]?.end());
  await userEvent.setup().click(screen.getByRole('button', { name: 'Remove a.docx' }));
  expect(removed).toEqual(['a.docx']);
});
