import { Suspense, use } from 'react';
import { LoadingSkeleton } from '../loading/loading-skeleton.tsx';
import { trackPromise } from '../loading/track-promise.ts';
import type { RichEditorProps } from './rich-editor.tsx';

type Part = typeof import('./rich-editor.tsx');
let part: Promise<Part> | null = null;

/** Downloads the rich text editor, which only authors need. A failed download is retried by the next caller. */
export function loadEditor(): Promise<Part> {
  part ??= trackPromise(
    import('./rich-editor.tsx').catch((cause: unknown) => {
      part = null;
      throw cause;
    }),
  );
  return part;
}

/** The rich text editor; rendered at once if it is loaded already. */
export function LazyEditor(props: RichEditorProps) {
  return (
    <Suspense fallback={<LoadingSkeleton heights={[44, 320]} />}>
      <Arrived {...props} />
    </Suspense>
  );
}

function Arrived(props: RichEditorProps) {
  const { RichEditor } = use(loadEditor());
  return <RichEditor {...props} />;
}
