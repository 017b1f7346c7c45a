// Compiled from src/texts/en/platform/table.json by `npm run generate`: change that file.
import { need, userText } from '../../../message-parts.ts';
import { numberText } from '../../../wording/number.wording.ts';

export const texts = {
  yes: "Yes",
  no: "No",
  search: "Search",
  searchIn: ({ label }: { readonly label: string }): string => `Search in ${userText(label)}`,
  all: ({ title }: { readonly title: string }): string => `${userText(title)}: all`,
  tools: ({ label }: { readonly label: string }): string => `Tools: ${userText(label)}`,
  columns: "Columns",
  columnsToShow: "Columns to show",
  export: "Export CSV",
  selected: ({ count }: { readonly count: number }): string => `${numberText('en', need(count))} selected`,
  clear: "Clear selection",
  select: ({ name }: { readonly name: string }): string => `Select ${userText(name)}`,
  selectAll: "Select all",
  selectAllRows: "Select all rows",
  order: "Sort",
  defaultOrder: "Sort: default",
  found: ({ count }: { readonly count: number }): string => `${numberText('en', need(count))} found`,
  nothing: "No results match your search.",
  everything: "Clear filters",
  quickLook: ({ name }: { readonly name: string }): string => `Quick look: ${userText(name)}`,
  closeQuickLook: "Close quick look",
  open: "Open",
  pages: "Pages",
  previous: "Previous",
  next: "Next",
};
