import { useEffect } from 'react';
import { canTypeset } from './formulas/formula.limits.ts';
import { loadedTypesetter, loadTypesetter } from './formulas/typesetter.loader.ts';
import { parseBlocks, parseInline } from './markdown/markdown.parser.ts';
import type { RichToken } from './markdown/rich-token.ts';

/** A small piece of work; the next one waits for what it returns. */
type Piece = () => undefined | Promise<void>;

/** Delay in milliseconds for browsers without idle callbacks. */
const GUESSED_MS = 50;

const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(work);
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(work, GUESSED_MS);
  return () => clearTimeout(timer);
};

/** Every text anywhere in some data, such as a question's body. */
const textsIn = (data: unknown): string[] => {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : [];
};

/** Anywhere in tokens: in their parts, in the rows of tables, but not in the alignment of columns. */
const formulasIn = (part: unknown): Piece[] => {
  if (typeof part !== 'object' || part === null) return [];
  const token = part as Partial<RichToken>;
  if (token.type !== 'formula') return Object.values(part).flatMap(formulasIn);
  const { tex = '', display = false } = token;
  return canTypeset(tex) ? [() => typesetAhead(tex, display)] : [];
};

/**
 * Typesets a formula, whose result is remembered. Before the first one, the typesetter is downloaded with its styles and
 * fonts: arriving with the formula itself, they would calculate the style of the whole page while it is being shown.
 * Rejects if the download fails.
 */
function typesetAhead(tex: string, display: boolean): undefined | Promise<void> {
  const typeset = loadedTypesetter();
  if (typeset === null) return loadTypesetter().then((loaded) => void loaded(tex, display));
  typeset(tex, display);
  return undefined;
}

/**
 * Parses and typesets texts that are likely to be shown next, during idle time and in small steps, so that a key press
 * that shows them is handled at once.
 * @param data anything that contains such texts; null for none
 */
export function usePreparedTexts(data: unknown): void {
  useEffect(() => {
    const waiting: Piece[] = textsIn(data)
      .filter((text) => /[$*_`]/.test(text))
      .map((text) => () => {
        waiting.push(...formulasIn([...parseBlocks(text), ...parseInline(text)]));
        return undefined;
      });
    let isCancelled = false;
    let cancel = (): void => undefined;
    const goOnWhenIdle = (): void => {
      if (waiting.length > 0 && !isCancelled) cancel = whenIdle(() => void goOn());
    };
    const goOn = async (): Promise<void> => {
      try {
        const work = waiting.shift()?.();
        if (work !== undefined) await work;
        goOnWhenIdle();
      } catch {
        // The formula downloads it again when it is shown, and says so if that fails.
      }
    };
    goOnWhenIdle();
    return () => {
      isCancelled = true;
      cancel();
    };
  }, [data]);
}
