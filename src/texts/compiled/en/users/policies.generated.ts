// Compiled from src/texts/en/users/policies.json by `npm run generate`: change that file.
import { need } from '../../../message-parts.ts';
import { dateText } from '../../../wording/date.wording.ts';

export const texts = {
  titles: {
    privacy: "Privacy policy",
    terms: "Terms and conditions",
    childProtection: "Child protection policy",
  },
  intro: "Publishing creates a new version. Earlier versions stay available, so people can read what they agreed to.",
  body: "Text",
  bodyHint: "Markdown: # for headings, **bold**, hyphens for lists.",
  preview: "Preview",
  nothing: "Your preview will appear here.",
  from: "Publish on",
  fromHint: "Choose today to publish now. A later date starts at midnight UTC.",
  publish: ({ version }: { readonly version: number }): string => `Publish version ${String(need(version))}`,
  published: ({ at, version }: { readonly at: string | Date; readonly version: number }): string => `Version ${String(need(version))} takes effect on ${dateText('en', need(at))}.`,
  versions: "Versions",
  none: "No versions published yet.",
  version: ({ version }: { readonly version: number }): string => `Version ${String(need(version))}`,
  since: ({ at }: { readonly at: string | Date }): string => `in effect since ${dateText('en', need(at))}`,
  later: ({ at }: { readonly at: string | Date }): string => `in effect from ${dateText('en', need(at))}`,
  earlier: ({ at }: { readonly at: string | Date }): string => `dated ${dateText('en', need(at))}, since replaced`,
};
