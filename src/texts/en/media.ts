import { clockText, countedIn, numberText } from '../wording.ts';

const counted = countedIn('en');

export const texts = {
  audio: {
    title: 'Audio',
    intro: 'Listen here, or go on to the notes: what you hear goes with you.',
    empty: 'There is no audio here yet.',
  },
  video: {
    title: 'Videos',
    intro: 'You can go on on any device where you left off on another.',
    empty: 'There are no videos here yet.',
  },
  shorts: {
    title: 'Shorts',
    ofTopic: (topic: string) => `Shorts on ${topic}`,
    empty: 'There are no shorts here yet.',
    emptyHint: 'They appear as soon as your school adds the first.',
    toHome: 'Back to home',
    locked: 'This short is not part of your plan.',
    plans: 'See plans',
    toTopic: (topic: string) => `Go to ${topic}`,
    progress: 'How far the short is',
  },
  otherTopic: 'Choose another topic',
  list: 'In this topic',
  chosen: 'In the player',
  play: 'Play',
  again: 'Again',
  goOn: 'Go on',
  done: 'Done',
  left: (seconds: number) => `${clockText(seconds)} left`,
  length: (seconds: number) => clockText(seconds),
  howFar: (title: string) => `How far you are in ${title}`,
  controls: {
    play: 'Play',
    pause: 'Pause',
    back: 'Back 10 seconds',
    forward: 'Forward 10 seconds',
    place: 'Place',
    of: (place: string, length: string) => `${place} of ${length}`,
    mute: 'Mute',
    unmute: 'Sound on',
    volume: 'Volume',
    rate: 'Speed',
    rateValue: (rate: number) => `${numberText('en', rate)} ×`,
    captions: 'Captions',
    captionSize: 'Size of captions',
    sizes: { small: 'Small', medium: 'Medium', large: 'Large' },
    inset: 'Picture in picture',
    fullscreen: 'Full screen',
    leaveFullscreen: 'Leave full screen',
    close: 'Close player',
    keys: {
      audio:
        'Keys in the player: Space or K play, J and L ten seconds, arrows five seconds and volume, M mute, < and > speed.',
      video:
        'Keys in the player: Space or K play, J and L ten seconds, arrows five seconds and volume, M mute, C captions, F full screen, < and > speed.',
    },
  },
  isInset: 'It plays in the small window.',
  transcript: {
    title: 'Transcript',
    search: 'Search the transcript',
    none: 'There is no transcript for this one.',
    nothingFound: (words: string) => `“${words}” is not said here.`,
    found: (count: number) => counted(count, { one: '# place', other: '# places' }),
    follow: 'Follow along',
    broken: 'The captions of this one cannot be read.',
  },
  failed: {
    broken: 'This cannot be played. The file may be broken, or your connection was lost.',
  },
  mini: 'Audio player',
  source: 'Source',
};
