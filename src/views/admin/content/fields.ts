import type { ContentParentsQuery } from '#api/documents/content/content.generated.ts';
import type { ContentListName, Draft } from '#domain/content/content.schema.ts';
import type { ContentEditor } from './use-content-editor.ts';

export type ContentParents = ContentParentsQuery['contentParents'];

/** The props of the fields of one kind. */
export type FieldsProps<D extends Draft = Draft> = {
  readonly draft: D;
  readonly change: (next: D) => void;
  readonly errorOf: (name: string) => string | undefined;
  readonly editor: ContentEditor;
  readonly parents: ContentParents;
  readonly list: ContentListName;
};
