import { Suspense, use } from 'react';
import { Bones } from '../loaded/bones.part.tsx';
import { handedOn } from '../loaded/handed-on.ts';
import type { RichEditorProps } from './rich-editor.part.tsx';

type Part = typeof import('./rich-editor.part.tsx');
let part: Promise<Part> | null = null;

/** Downloads the rich text editor, which only authors need. A failed download is retried by the next caller. */
export function loadEditor(): Promise<Part> {
  part ??= handedOn(
    import('./rich-editor.part.tsx').catch((cause: unknown) => {
      part = null;
      throw cause;
    }),
  );
  return part;
}

/** The rich text editor; rendered at once if it is loaded already. */
export function LazyEditor(props: RichEditorProps) {
  return (
    <Suspense fallback={<Bones heights={[44, 320]} />}>
      <Arrived {...props} />
    </Suspense>
  );
}

function Arrived(props: RichEditorProps) {
  const { RichEditor } = use(loadEditor());
  return <RichEditor {...props} />;
}
