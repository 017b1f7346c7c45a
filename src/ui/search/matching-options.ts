import type { Option } from '../form/fields/select-field.tsx';
import { plainText } from './plain-text.ts';

/** Options that contain every typed word, those that start with it first; all options without input. */
export function matchingOptions(options: readonly Option[], typed: string): readonly Option[] {
  const query = plainText(typed).trim();
  if (query === '') return options;
  const words = query.split(/\s+/);
  const found = options.map((option) => ({ option, text: plainText(option.label) }));
  const holding = found.filter(({ text }) => words.every((word) => text.includes(word)));
  const isStarting = (text: string): number => (text.startsWith(query) ? 0 : 1);
  return holding.toSorted((a, b) => isStarting(a.text) - isStarting(b.text)).map(({ option }) => option);
}
