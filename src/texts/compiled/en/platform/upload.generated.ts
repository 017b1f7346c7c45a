// Compiled from src/texts/en/platform/upload.json by `npm run generate`: change that file.
import { need, userText } from '../../../message-parts.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';

export const texts = {
  choose: "Choose, drop or paste files",
  chooseOne: "Choose, drop or paste a file",
  chooseWithFolder: "Choose, drop or paste files, or drop a folder",
  most: ({ size }: { readonly size: string }): string => `Up to ${userText(size)}`,
  sent: ({ size }: { readonly size: string }): string => `Uploaded · ${userText(size)}`,
  sentOf: ({ all, sent }: { readonly all: number; readonly sent: number }): string => `${numberText('en', need(sent))} of ${numberText('en', need(all))} uploaded`,
  share: ({ share, size }: { readonly share: string; readonly size: string }): string => `${userText(share)} of ${userText(size)}`,
  sending: ({ name }: { readonly name: string }): string => `Uploading ${userText(name)}`,
  stop: ({ name }: { readonly name: string }): string => `Cancel upload of ${userText(name)}`,
  remove: ({ name }: { readonly name: string }): string => `Remove ${userText(name)}`,
  tryAgain: "Try again",
  folder: {
    choose: "Choose a folder",
    leftOut: ({ count }: { readonly count: number }): string => (isForm('en', count, 'one') ? `${numberText('en', need(count))} hidden or system file left out` : `${numberText('en', need(count))} hidden or system files left out`),
    tooMany: ({ most }: { readonly most: number }): string => `You can add up to ${numberText('en', need(most))} files at a time. Nothing was added.`,
    tooDeep: ({ folder, most }: { readonly folder: string; readonly most: number }): string => `“${userText(folder)}” is more than ${numberText('en', need(most))} folders deep. Nothing was added.`,
    empty: "This folder has no files to add.",
    unreadable: ({ path }: { readonly path: string }): string => `We couldn’t read “${userText(path)}”. Nothing was added.`,
  },
  refused: {
    kind: ({ kinds }: { readonly kinds: string }): string => `Only ${userText(kinds)} can be uploaded.`,
    any: {
      image: "images",
      audio: "audio",
      video: "video",
    },
    tooLarge: ({ most, size }: { readonly most: string; readonly size: string }): string => `The file is ${userText(size)}. The limit is ${userText(most)}.`,
    empty: "The file is empty.",
    failed: "Upload failed.",
  },
};
