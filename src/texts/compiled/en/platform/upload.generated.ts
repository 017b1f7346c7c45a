// Compiled from src/texts/en/platform/upload.json by `npm run generate`: change that file.
import { need, userText } from '../../../message-parts.ts';
import { numberText } from '../../../wording/number.wording.ts';

export const texts = {
  choose: "Choose, drop or paste files",
  chooseOne: "Choose, drop or paste a file",
  most: ({ size }: { readonly size: string }): string => `Up to ${userText(size)}`,
  sent: ({ size }: { readonly size: string }): string => `Uploaded · ${userText(size)}`,
  sentOf: ({ all, sent }: { readonly all: number; readonly sent: number }): string => `${numberText('en', need(sent))} of ${numberText('en', need(all))} uploaded`,
  share: ({ share, size }: { readonly share: string; readonly size: string }): string => `${userText(share)} of ${userText(size)}`,
  sending: ({ name }: { readonly name: string }): string => `Uploading ${userText(name)}`,
  stop: ({ name }: { readonly name: string }): string => `Cancel upload of ${userText(name)}`,
  remove: ({ name }: { readonly name: string }): string => `Remove ${userText(name)}`,
  tryAgain: "Try again",
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
