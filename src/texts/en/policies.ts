import { dateText } from '../wording.ts';

export const texts = {
  titles: {
    privacy: 'Privacy policy',
    terms: 'Terms and conditions',
    childProtection: 'Child protection policy',
  },
  intro: 'Publishing creates a new version. Earlier versions stay available, so people can read what they agreed to.',
  body: 'Text',
  bodyHint: 'Markdown: # for headings, **bold**, hyphens for lists.',
  preview: 'Preview',
  nothing: 'Your preview will appear here.',
  from: 'Publish on',
  fromHint: 'Choose today to publish now. A later date starts at midnight UTC.',
  publish: (version: number) => `Publish version ${version}`,
  published: (version: number, at: string) => `Version ${version} is effective from ${dateText('en', at)}.`,
  versions: 'Versions',
  none: 'No versions published yet.',
  version: (version: number) => `Version ${version}`,
  since: (at: string) => `effective since ${dateText('en', at)}`,
  later: (at: string) => `effective from ${dateText('en', at)}`,
  earlier: (at: string) => `published for ${dateText('en', at)}, since replaced`,
};
