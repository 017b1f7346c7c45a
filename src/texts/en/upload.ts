export const texts = {
  choose: 'Choose, drop or paste files',
  chooseOne: 'Choose, drop or paste a file',
  most: (size: string) => `Up to ${size}`,
  sent: (size: string) => `Uploaded · ${size}`,
  sentOf: (sent: number, all: number) => `${sent} of ${all} uploaded`,
  share: (share: string, size: string) => `${share} of ${size}`,
  sending: (name: string) => `Uploading ${name}`,
  stop: (name: string) => `Cancel upload of ${name}`,
  takeOff: (name: string) => `Remove ${name}`,
  tryAgain: 'Try again',
  refused: {
    kind: (kinds: string) => `Only ${kinds} can be uploaded.`,
    any: { image: 'images', audio: 'audio', video: 'video' },
    tooLarge: (size: string, most: string) => `The file is ${size}. The limit is ${most}.`,
    empty: 'The file is empty.',
    failed: 'Upload failed.',
  },
};
