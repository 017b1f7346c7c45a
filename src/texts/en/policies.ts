import { dateText } from '../wording.ts';

export const texts = {
  titles: {
    privacy: 'Privacy policy',
    terms: 'Terms and conditions',
    childProtection: 'Child protection policy',
  },
  intro:
    'What you publish is a new version. Earlier versions stay as they were, so that people can read what they agreed to.',
  body: 'Text',
  bodyHint: 'Markdown: # for headings, **bold**, lists with hyphens.',
  preview: 'Preview',
  nothing: 'What you write appears here as visitors will see it.',
  from: 'Publish from',
  fromHint: 'Today means at once; a later day begins at midnight UTC.',
  publish: (version: number) => `Publish version ${version}`,
  published: (version: number, at: string) => `Version ${version} is in force from ${dateText('en', at)}.`,
  versions: 'Versions',
  none: 'No version has been published yet. Write the first one above.',
  version: (version: number) => `Version ${version}`,
  since: (at: string) => `in force since ${dateText('en', at)}`,
  later: (at: string) => `in force from ${dateText('en', at)}`,
  earlier: (at: string) => `published for ${dateText('en', at)}, replaced since`,
};
