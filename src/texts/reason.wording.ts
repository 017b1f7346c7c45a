/** Says a reason in another language; what it does not know stays as it is. */
export type ReasonWording = (reason: string) => string;

type Template = { readonly like: RegExp; readonly said: string };
type Hole = Readonly<Record<string, string>>;

const HOLE = /\{(\w+)\}/;
/** Semicolons that a sentence has with the values in it, and one more. */
const PARTS_MAX = 5;
/** A quoted value is taken whole, whatever stands in it; any other is as short as it can be. */
const VALUE = String.raw`"(?:[^"\\]|\\.)*"|[\s\S]*?`;

/**
 * A reason is put together of sentences with values in them, each in English. Here it is taken apart again by templates:
 * `'the picture {1} {why}'`. `{why}` is such a sentence itself, and a template that holds one is none for what it does
 * not know; `{kind}` is a word that is said otherwise where it is known, `{number}` digits; any other hole stays as it
 * is. `rule` says the sentences of rules, which can be reasons as well.
 */
export function reasonWording(
  texts: Readonly<Record<string, string>>,
  rule: (sentence: string) => string = (sentence) => sentence,
): ReasonWording {
  const templates = Object.entries(texts)
    .filter(([name]) => HOLE.test(name))
    // What says more is tried first.
    .toSorted(([one], [other]) => weightOf(other) - weightOf(one))
    .map(([name, said]): Template => ({ like: likeOf(name), said }));

  function sentence(text: string): string | null {
    const whole = Object.hasOwn(texts, text) ? (texts[text] ?? text) : rule(text);
    if (whole !== text) return whole;
    for (const { like, said } of templates) {
      const found = like.exec(text)?.groups;
      const filled = found === undefined ? null : fill(said, found);
      if (filled !== null) return filled;
    }
    return null;
  }

  function fill(said: string, { why, kind, ...values }: Hole): string | null {
    const because = why === undefined || !why.includes(' ') ? null : sentence(why);
    if (why !== undefined && because === null) return null;
    const holes: Hole = {
      ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name.replace('_', ''), value])),
      ...(because !== null && { why: because }),
      ...(kind !== undefined && { kind: sentence(kind) ?? kind }),
    };
    return said.replaceAll(/\{(\w+)\}/g, (_, name: string) => holes[name] ?? '');
  }

  /** Several reasons stand in one line; a semicolon can belong to one of them as well. */
  return (reason) => {
    const parts = reason.split('; ');
    const said: string[] = [];
    for (let from = 0; from < parts.length; ) {
      const found = firstFrom(parts, from);
      said.push(found?.text ?? parts[from] ?? '');
      from = found?.to ?? from + 1;
    }
    return said.join('; ');
  };

  function firstFrom(parts: readonly string[], from: number): { readonly text: string; readonly to: number } | null {
    for (let to = from + 1; to <= Math.min(parts.length, from + PARTS_MAX); to += 1) {
      const text = sentence(parts.slice(from, to).join('; '));
      if (text !== null) return { text, to };
    }
    return null;
  }
}

/** How much of a template is said by itself; with another sentence in it, it counts as a little more. */
const weightOf = (name: string): number => name.replaceAll(/\{\w+\}/g, '').length + (name.includes('{why}') ? 0.5 : 0);

/** Names of groups do not begin with a digit. */
const holeOf = (name: string): string =>
  `(?<${/^\d/.test(name) ? '_' : ''}${name}>${name === 'number' ? String.raw`\d+` : VALUE})`;

function likeOf(name: string): RegExp {
  const parts = name
    .split(HOLE)
    .map((part, at) => (at % 2 === 1 ? holeOf(part) : part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  return new RegExp(`^${parts.join('')}$`);
}
