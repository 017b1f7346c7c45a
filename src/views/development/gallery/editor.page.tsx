import { useState } from 'react';
import { LazyEditor } from '#ui/rich-editor/lazy-editor.tsx';
import styles from './gallery.module.css';
import { GalleryExample } from './gallery-example.tsx';

const BODY = `## Uniform acceleration

A body keeps its **velocity** unless a *resultant* force acts on it.[^frame] With $a$ constant:

$$s = ut + \\tfrac12 at^2$$

> [!TIP] Choosing the equation
> Cross out the letter that is neither given nor asked for.

| Graph | Slope means |
| --- | --- |
| position | velocity |
| velocity | acceleration |

1. Write what is given.
2. Write what is asked for.

[^frame]: In a frame of reference that is not accelerated.
`;

/** The rich-text editor, with the Markdown that it would save. */
export function Page() {
  const [markdown, setMarkdown] = useState(BODY);
  return (
    <>
      <GalleryExample name="With everything a note can hold">
        <LazyEditor label="Text" initial={BODY} images={[]} onChange={setMarkdown} />
      </GalleryExample>
      <GalleryExample name="What is saved">
        <pre className={styles.source}>{markdown}</pre>
      </GalleryExample>
    </>
  );
}
