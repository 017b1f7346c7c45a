export const texts = {
  choose: 'Choose, drop or paste files here',
  chooseOne: 'Choose, drop or paste a file here',
  most: (size: string) => `The most is ${size}`,
  sent: (size: string) => `Sent · ${size}`,
  sentOf: (sent: number, all: number) => `${sent} of ${all} sent`,
  share: (share: string, size: string) => `${share} of ${size}`,
  sending: (name: string) => `Sending ${name}`,
  stop: (name: string) => `Stop sending ${name}`,
  takeOff: (name: string) => `Take ${name} off the list`,
  tryAgain: 'Try again',
  refused: {
    kind: (kinds: string) => `Only ${kinds} can be taken.`,
    any: { image: 'pictures', audio: 'audio', video: 'video' },
    tooLarge: (size: string, most: string) => `It is ${size}; the most is ${most}.`,
    empty: 'It is empty.',
    failed: 'It could not be sent.',
  },
};
