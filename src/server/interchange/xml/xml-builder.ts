import { type XmlListener, XmlParser } from './xml.parser.ts';
import type { XmlProblem } from './xml-characters.ts';
import type { XmlElement } from './xml-element.ts';
import { xmlError } from './xml-error.ts';
import { XmlGap, type XmlPosition } from './xml-gap.ts';
import { DAMAGES_MAX, isFinal, localName, type XmlDamage, type XmlReading, type XmlRecovery } from './xml-recovery.ts';
import type { XmlAttributes } from './xml-tag.ts';

/** Deeper than any file that a program wrote. */
const DEPTH_MAX = 200;
/** Text of one emitted element, in characters: it contains images as base64. */
const ELEMENT_MAX_CHARS = 60_000_000;

/** Thrown to leave the parser if the file is damaged and reading can be resumed. */
class XmlBreak extends Error {
  override name = 'XmlBreak';
  readonly problem: XmlProblem;
  readonly position: XmlPosition;
  readonly recovery: XmlRecovery;

  constructor(problem: XmlProblem, position: XmlPosition, recovery: XmlRecovery) {
    super(problem.fault);
    this.problem = problem;
    this.position = position;
    this.recovery = recovery;
  }
}

/** The text after a damaged part, until a tag is found at which reading can be resumed. */
type Gap = {
  /** Null: reading isn't resumed. */
  readonly text: XmlGap | null;
  readonly damage: Omit<XmlDamage, 'to'>;
  /** The elements that are open when reading is resumed. */
  readonly open: readonly string[];
};

/** Builds elements from the parser's events, from a depth on. */
export class XmlBuilder implements XmlListener {
  readonly #reading: XmlReading;
  readonly #found: (XmlElement | { readonly damage: XmlDamage })[] = [];
  readonly #open: XmlElement[] = [];
  #parser: XmlParser;
  #top: XmlElement | null = null;
  #level = 0;
  #chars = 0;
  #root = '';
  #damages = 0;
  #gap: Gap | null = null;

  constructor(reading: XmlReading) {
    this.#reading = reading;
    this.#parser = this.#newParser();
  }

  write(chunk: string): void {
    for (let text: string | null = chunk; text !== null; ) {
      const ready: string | null = this.#gap === null ? text : this.#resume(this.#gap, text);
      text = ready === null ? null : this.#recover(() => this.#parser.write(ready));
    }
  }

  finish(): void {
    while (this.#gap === null) {
      const unread = this.#recover(() => this.#parser.close());
      if (unread === null) return;
      this.write(unread);
    }
    this.#report(this.#gap, null);
    // What is still open was read up to the damaged part.
    while (this.#level > 0) this.close();
  }

  /** The complete elements, and between them the damaged parts, with which `onDamage` is called. */
  *takeElement(): Generator<XmlElement> {
    for (const found of this.#found.splice(0)) {
      if ('damage' in found) this.#reading.recovery?.onDamage(found.damage);
      else yield found;
    }
  }

  open(name: string, attributes: XmlAttributes): void {
    const level = this.#level;
    if (level === 0) {
      this.#root = name;
      this.#reading.onRoot?.({ name, attributes });
    }
    if (name === this.#reading.recovery?.unit) {
      if (this.#isWithinOthers()) this.#fail({ fault: 'elementNotClosed', found: `<${name}>` });
    }
    this.#level += 1;
    if (level > DEPTH_MAX) this.#fail({ fault: 'tooDeep', found: `<${name}>` });
    if (level < this.#reading.depth) return;
    const { line, column } = this.#parser.position;
    const element = { name: this.#reading.nameOf?.(name) ?? name, attributes, nodes: [], line, column };
    if (this.#top !== null) {
      this.#top.nodes.push(element);
      this.#open.push(this.#top);
    }
    this.#top = element;
  }

  text(text: string): void {
    if (this.#top === null) return;
    this.#chars += text.length;
    if (this.#chars > ELEMENT_MAX_CHARS) this.#fail({ fault: 'tooLarge', found: `<${this.#top.name}>` });
    this.#top.nodes.push(text);
  }

  close(): void {
    this.#level -= 1;
    if (this.#top === null) return;
    const outer = this.#open.pop() ?? null;
    if (outer === null) {
      this.#found.push(this.#top);
      this.#chars = 0;
    }
    this.#top = outer;
  }

  /** Whether an enclosing element does not contain units: its end tag is missing. */
  #isWithinOthers(): boolean {
    const { recovery } = this.#reading;
    return this.#parser.open.some(
      (name, at) => at > 0 && this.#root === recovery?.root && !recovery.containers.has(localName(name)),
    );
  }

  #newParser(resumed?: { readonly open: readonly string[]; readonly position: XmlPosition }): XmlParser {
    const isSectionChecked = this.#reading.recovery !== undefined;
    return new XmlParser(this, (problem) => this.#fail(problem), { isSectionChecked, ...(resumed && { resumed }) });
  }

  #fail(problem: XmlProblem): never {
    const { line, column } = this.#parser.position;
    const { recovery } = this.#reading;
    if (recovery === undefined || this.#root !== recovery.root || isFinal(problem.fault))
      throw xmlError(problem, { line, column });
    throw new XmlBreak(problem, { line, column }, recovery);
  }

  /** Runs the parser. Returns the unread text from a damaged part on; null if there is none. */
  #recover(run: () => void): string | null {
    try {
      run();
      return null;
    } catch (error) {
      if (!(error instanceof XmlBreak)) throw error;
      return this.#startGap(error);
    }
  }

  #startGap({ problem, position, recovery }: XmlBreak): string {
    const { open, unread } = this.#parser;
    const outside = open.findIndex((name, at) => at > 0 && !recovery.containers.has(localName(name)));
    const stillOpen = outside === -1 ? [...open] : open.slice(0, outside);
    const element = this.#cut(stillOpen.length);
    this.#damages += 1;
    const canResume = this.#damages <= DAMAGES_MAX && (stillOpen.length > 0 || this.#reading.depth > 0);
    const around = stillOpen.length > 0 ? stillOpen : [recovery.root];
    this.#gap = {
      text: canResume
        ? new XmlGap({
            starts: [recovery.unit, ...recovery.containers],
            ends: around,
            within: unread.within,
            position,
            // Reading cannot be resumed at the damaged tag itself.
            isLineStart: unread.isLineStart,
            skipped: problem.fault === 'elementNotClosed' ? 0 : 1,
          })
        : null,
      damage: { ...problem, ...position, from: element?.line ?? problem.since ?? position.line, element },
      open: around,
    };
    return unread.text;
  }

  /** The text at which reading is resumed; null if it is not in the text so far. */
  #resume(gap: Gap, chunk: string): string | null {
    const found = gap.text?.find(chunk) ?? null;
    if (gap.text === null || found === null) return null;
    const { position } = gap.text;
    this.#report(gap, found.isLineStart ? position.line - 1 : position.line);
    const open = found.ended === null ? gap.open : gap.open.slice(0, gap.open.lastIndexOf(found.ended) + 1);
    while (this.#level > open.length) this.close();
    this.#level = open.length;
    this.#parser = this.#newParser({ open, position });
    return found.text;
  }

  #report({ damage }: Gap, to: number | null): void {
    this.#found.push({ damage: { ...damage, to: to === null ? null : Math.max(to, damage.from) } });
    this.#gap = null;
  }

  /** Drops what is open beyond a level. Returns its outermost element that was to be emitted. */
  #cut(level: number): XmlElement | null {
    let dropped: XmlElement | null = null;
    for (; this.#level > level; this.#level -= 1) {
      if (this.#top === null) continue;
      dropped = this.#top;
      this.#top = this.#open.pop() ?? null;
    }
    if (dropped !== null) this.#top?.nodes.pop();
    if (this.#top === null) this.#chars = 0;
    return dropped;
  }
}
