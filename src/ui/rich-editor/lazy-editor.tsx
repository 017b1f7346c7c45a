import { lazy, Suspense } from 'react';
import { Bones } from '../loaded/bones.part.tsx';
import type { RichEditorProps } from './rich-editor.part.tsx';

const Editor = lazy(() => import('./rich-editor.part.tsx').then(({ RichEditor }) => ({ default: RichEditor })));

/** The rich editor, downloaded when it is first shown: only those who write need it. */
export function LazyEditor(props: RichEditorProps) {
  return (
    <Suspense fallback={<Bones heights={[44, 320]} />}>
      <Editor {...props} />
    </Suspense>
  );
}
