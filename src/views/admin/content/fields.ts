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

/** The value, the error and the handler of a text field: `{...textField(fields, 'title')}`. */
export const textField = <Name extends string, D extends Draft & { readonly [Each in Name]: string }>(
  { draft, change, errorOf }: Pick<FieldsProps<D>, 'draft' | 'change' | 'errorOf'>,
  name: Name,
) => ({
  value: draft[name],
  error: errorOf(name),
  onChange: ({ target }: { readonly target: { readonly value: string } }) => change({ ...draft, [name]: target.value }),
});

/** The same for the choice of a parent: `{...parentField(fields, 'topic')}`. */
export const parentField = <Name extends string, D extends Draft & { readonly [Each in Name]: string }>(
  { draft, change, errorOf, parents }: Pick<FieldsProps<D>, 'draft' | 'change' | 'errorOf' | 'parents'>,
  name: Name,
) => ({
  parents,
  value: draft[name],
  error: errorOf(name),
  onChoose: (id: string) => change({ ...draft, [name]: id }),
});
