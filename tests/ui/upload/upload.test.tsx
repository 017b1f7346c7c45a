import { Theme } from '@radix-ui/themes';
import { act, render, screen } from '@testing-library/react';
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
