// Compiled from src/texts/en/platform/shared.json by `npm run generate`: change that file.
import { isNone, need, userText } from '../../../message-parts.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';

export const texts = {
  loading: "Loading",
  loadingOf: ({ what }: { readonly what: string }): string => `Loading ${userText(what)}`,
  tryAgain: "Try again",
  close: "Close",
  previous: "Previous",
  next: "Next",
  position: ({ all, at }: { readonly all: number; readonly at: number }): string => `${numberText('en', need(at))} of ${numberText('en', need(all))}`,
  carousel: "carousel",
  arrowKeys: "Use the arrow keys",
  print: "Print",
  minutes: ({ minutes }: { readonly minutes: number }): string => (isForm('en', minutes, 'one') ? `${numberText('en', need(minutes))} min` : `${numberText('en', need(minutes))} min`),
  form: {
    unsaved: "Unsaved changes",
    unchanged: "No changes",
    problems: "Fields to correct",
    needAttention: ({ count }: { readonly count: number }): string => (isForm('en', count, 'one') ? `${numberText('en', need(count))} field needs attention` : `${numberText('en', need(count))} fields need attention`),
    file: "Choose file",
    files: "Choose files",
  },
  combobox: {
    chosen: ({ label }: { readonly label: string }): string => `Selected: ${userText(label)}`,
    remove: ({ name }: { readonly name: string }): string => `Remove ${userText(name)}`,
    more: "Keep typing to see more.",
    none: ({ typed }: { readonly typed: string }): string => `No results for “${userText(typed)}”.`,
  },
  palette: {
    entry: ({ isDone, isFlagged, number }: { readonly isDone: boolean; readonly isFlagged: boolean; readonly number: number }): string => `Question ${String(need(number))}, ${(need(isDone) === true ? "answered" : "not answered")}${(need(isFlagged) === true ? ", flagged" : "")}`,
  },
  stepper: {
    done: ", done",
    toCome: ", not started",
  },
  menu: {
    recent: "Recent",
    placeholder: "Search, or type a command…",
    list: "Results",
    none: "No results. Try a shorter search.",
    found: ({ count }: { readonly count: number }): string => (isForm('en', count, 'one') ? `${numberText('en', need(count))} result` : `${numberText('en', need(count))} results`),
  },
  text: {
    table: "Table",
    blank: "blank",
    image: ({ description }: { readonly description: string | null }): string => `[Image: ${(isNone(description) ? "no description" : userText(description))}]`,
  },
};
