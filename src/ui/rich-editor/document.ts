/** An editor's document as JSON: the nodes of `editor.extensions.ts`, in TipTap's format. */
export type EditorNode = {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly content?: readonly EditorNode[];
  readonly marks?: readonly EditorMark[];
  readonly text?: string;
};

export type EditorMark = { readonly type: string; readonly attrs?: Readonly<Record<string, unknown>> };

/** A text attribute; empty if missing. */
export const textAttr = ({ attrs }: Pick<EditorNode, 'attrs'>, name: string): string => {
  const value = attrs?.[name];
  return typeof value === 'string' ? value : '';
};
