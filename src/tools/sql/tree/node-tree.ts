/**
 * Reads what PostgreSQL prints of an analysed query with `debug_print_rewritten`:
 * `{QUERY :commandType 1 :targetList ({TARGETENTRY :expr {VAR :varno 1 …} …}) …}`.
 */
export type TreeNode = { readonly label: string; readonly fields: ReadonlyMap<string, TreeValue> };
/** A node, a list, or the words of any other value; `<>` (null) has no words. */
export type TreeValue = TreeNode | readonly TreeValue[] | string;

/** Parses a printed tree. Throws if it ends too early. */
export function parseTree(text: string): TreeValue {
  const reader = new Reader(text);
  return reader.value();
}

/** Whether a value is a node. */
export const isTreeNode = (value: TreeValue | undefined): value is TreeNode =>
  typeof value === 'object' && 'label' in value;

/** Whether a value is a list. */
export const isTreeList = (value: TreeValue | undefined): value is readonly TreeValue[] => Array.isArray(value);

/** The nodes of a list, or the one node; none for anything else. */
export const nodesIn = (value: TreeValue | undefined): readonly TreeNode[] =>
  isTreeList(value) ? value.filter(isTreeNode) : isTreeNode(value) ? [value] : [];

/** A field that is a single word: a name, a number, a truth value. Null for `<>`. */
export function wordOf(node: TreeNode, field: string): string | null {
  const value = node.fields.get(field);
  return typeof value === 'string' && value !== '' ? value : null;
}

/** A field that is a number; 0 for `<>` or a missing field. */
export const numberOf = (node: TreeNode, field: string): number => Number(wordOf(node, field) ?? 0);

/** Whether a field is `true`. */
export const isTrue = (node: TreeNode, field: string): boolean => wordOf(node, field) === 'true';

/** The words of a list that PostgreSQL prints as `(i 1 2)`, `(o 25 16)`, `(b 3)` or `("a" "b")`. */
export function wordsOf(node: TreeNode, field: string): readonly string[] {
  const value = node.fields.get(field);
  if (!isTreeList(value)) return [];
  const words = value.filter((entry) => typeof entry === 'string');
  return ['i', 'o', 'b'].includes(words[0] ?? '') ? words.slice(1) : words;
}

/** A field that is a node; null for anything else. */
export function nodeIn(node: TreeNode, field: string): TreeNode | null {
  const value = node.fields.get(field);
  return isTreeNode(value) ? value : null;
}

const ENDS = new Set(['(', ')', '{', '}', ' ', '\n', '\t']);

class Reader {
  private at = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  value(): TreeValue {
    this.skipBlanks();
    const sign = this.text[this.at];
    if (sign === '{') return this.node();
    if (sign === '(') return this.list();
    return this.word();
  }

  private node(): TreeNode {
    this.at += 1;
    const label = this.word();
    const fields = new Map<string, TreeValue>();
    for (this.skipBlanks(); this.text[this.at] === ':'; this.skipBlanks()) {
      this.at += 1;
      const name = this.word();
      const values: TreeValue[] = [];
      for (this.skipBlanks(); this.text[this.at] !== ':' && this.text[this.at] !== '}'; this.skipBlanks())
        values.push(this.value());
      const [first = ''] = values;
      // Only a constant's bytes consist of several words: `4 [ 1 0 0 0 ]`.
      fields.set(name, values.length > 1 ? values : first);
    }
    this.at += 1;
    return { label, fields };
  }

  private list(): readonly TreeValue[] {
    this.at += 1;
    const entries: TreeValue[] = [];
    for (this.skipBlanks(); this.text[this.at] !== ')'; this.skipBlanks()) {
      if (this.at >= this.text.length) throw new Error('The query tree ends inside a list.');
      entries.push(this.value());
    }
    this.at += 1;
    return entries;
  }

  /** One word; `<>` is the empty one. A quoted word may be empty too, which no caller distinguishes. */
  private word(): string {
    this.skipBlanks();
    if (this.text.startsWith('<>', this.at)) {
      this.at += 2;
      return '';
    }
    const isQuoted = this.text[this.at] === '"';
    if (isQuoted) this.at += 1;
    let word = '';
    while (this.at < this.text.length) {
      const sign = this.text[this.at] ?? '';
      if (isQuoted ? sign === '"' : ENDS.has(sign)) break;
      if (sign === '\\') this.at += 1;
      word += this.text[this.at] ?? '';
      this.at += 1;
    }
    if (isQuoted) this.at += 1;
    return word;
  }

  private skipBlanks(): void {
    while (this.at < this.text.length && /\s/.test(this.text[this.at] ?? '')) this.at += 1;
  }
}
