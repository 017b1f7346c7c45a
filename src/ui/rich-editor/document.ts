/** What an editor holds, as JSON: the nodes of `editor.extensions.ts`, in the form TipTap reads and writes. */
export type EditorNode = {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly content?: readonly EditorNode[];
  readonly marks?: readonly EditorMark[];
  readonly text?: string;
};

export type EditorMark = { readonly type: string; readonly attrs?: Readonly<Record<string, unknown>> };

/** An attribute that is a text; empty where there is none. */
export const textAttr = ({ attrs }: Pick<EditorNode, 'attrs'>, name: string): string => {
  const value = attrs?.[name];
  return typeof value === 'string' ? value : '';
};
