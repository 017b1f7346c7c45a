import type { Upload } from '#ui/upload/upload.state.ts';
import { UploadPart } from '#ui/upload/upload.tsx';
import { UploadRow } from '#ui/upload/upload-row.tsx';
import type { Transport } from '#ui/upload/use-uploads.ts';
import { GalleryExample } from './gallery-example.tsx';

const STEPS = 20;
const STEP_MS = 120;

/** Takes a while, and refuses files with this name. */
const slowly: Transport = async ({ name }, onProgress, signal) => {
  for (let step = 1; step <= STEPS; step += 1) {
    await new Promise((done) => setTimeout(done, STEP_MS));
    if (signal.aborted) return;
    onProgress(step / STEPS);
    if (name.includes('fail') && step > STEPS / 2) throw new Error('The connection was lost.');
  }
};

const noop = (): void => {};
const file = new File(['a'.repeat(48_213)], 'mechanics-mark-scheme.pdf');
const STATES: readonly Upload[] = [
  { id: 'sending', file, state: { kind: 'sending', done: 0.42 } },
  { id: 'sent', file, state: { kind: 'sent' } },
  { id: 'failed', file, state: { kind: 'failed', message: 'The connection was lost.', retry: true } },
  { id: 'refused', file, state: { kind: 'failed', message: 'Only .pdf can be taken.', retry: false } },
];

/** The upload field, with a file in every state. */
export function Page() {
  return (
    <>
      <GalleryExample name="Default">
        <UploadPart label="Mark schemes" accept=".pdf,image/*" largest={10_000_000} send={slowly} />
      </GalleryExample>
      <GalleryExample name="Disabled">
        <UploadPart label="Mark schemes" disabled send={slowly} />
      </GalleryExample>
      <GalleryExample name="Every state of a file">
        <ul>
          {STATES.map((upload) => (
            <UploadRow key={upload.id} upload={upload} onRetry={noop} onRemove={noop} />
          ))}
        </ul>
      </GalleryExample>
    </>
  );
}
