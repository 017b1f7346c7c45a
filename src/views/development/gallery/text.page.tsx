import { RichText } from '#ui/rich-text/rich-text.tsx';
import { GalleryExample } from './gallery-example.tsx';

const TEXT = `A body of mass $m$ falls from rest. After a time $t$ it has fallen

$$ s = \\tfrac{1}{2} g t^2 $$

| Time / s | Way / m |
| --- | --- |
| 1 | 4.9 |
| 2 | 19.6 |

1. Draw the graph.
2. Say **why** it is not a straight line.
`;

/** Rich text with formulas, a table and a list. */
export function Page() {
  return (
    <GalleryExample name="Text, formulas, a table, a list">
      <RichText source={TEXT} />
    </GalleryExample>
  );
}
