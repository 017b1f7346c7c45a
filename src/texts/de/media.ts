import type { texts as english } from '../en/media.ts';
import { clockText, countedIn, numberText } from '../wording.ts';

const counted = countedIn('de');

export const texts: typeof english = {
  audio: {
    title: 'Audio',
    intro: 'Hör hier zu oder geh weiter zum Skript: Was du hörst, läuft mit.',
    empty: 'Hier gibt es noch kein Audio.',
  },
  video: {
    title: 'Videos',
    intro: 'Du kannst auf jedem Gerät dort weitermachen, wo du auf einem anderen aufgehört hast.',
    empty: 'Hier gibt es noch keine Videos.',
  },
  shorts: {
    title: 'Shorts',
    ofTopic: (topic) => `Shorts zu ${topic}`,
    empty: 'Hier gibt es noch keine Shorts.',
    emptyHint: 'Sie erscheinen, sobald deine Schule das erste anlegt.',
    toHome: 'Zurück zum Start',
    locked: 'Dieser Short gehört nicht zu deinem Plan.',
    plans: 'Pläne ansehen',
    toTopic: (topic) => `Zum Thema ${topic}`,
    progress: 'Wie weit der Short ist',
  },
  otherTopic: 'Anderes Thema wählen',
  list: 'In diesem Thema',
  chosen: 'Im Player',
  play: 'Abspielen',
  again: 'Noch einmal',
  goOn: 'Weiter',
  done: 'Fertig',
  left: (seconds) => `noch ${clockText(seconds)}`,
  length: (seconds) => clockText(seconds),
  howFar: (title) => `Wie weit du in ${title} bist`,
  controls: {
    play: 'Abspielen',
    pause: 'Pause',
    back: '10 Sekunden zurück',
    forward: '10 Sekunden vor',
    place: 'Stelle',
    of: (place, length) => `${place} von ${length}`,
    mute: 'Ton aus',
    unmute: 'Ton an',
    volume: 'Lautstärke',
    rate: 'Tempo',
    rateValue: (rate) => `${numberText('de', rate)} ×`,
    captions: 'Untertitel',
    captionSize: 'Größe der Untertitel',
    sizes: { small: 'Klein', medium: 'Mittel', large: 'Groß' },
    inset: 'Bild im Bild',
    fullscreen: 'Vollbild',
    leaveFullscreen: 'Vollbild verlassen',
    close: 'Player schließen',
    keys: {
      audio:
        'Tasten im Player: Leertaste oder K Abspielen, J und L zehn Sekunden, Pfeile fünf Sekunden und Lautstärke, M Ton, < und > Tempo.',
      video:
        'Tasten im Player: Leertaste oder K Abspielen, J und L zehn Sekunden, Pfeile fünf Sekunden und Lautstärke, M Ton, C Untertitel, F Vollbild, < und > Tempo.',
    },
  },
  isInset: 'Es läuft im kleinen Fenster.',
  transcript: {
    title: 'Mitschrift',
    search: 'Mitschrift durchsuchen',
    none: 'Hierzu gibt es keine Mitschrift.',
    nothingFound: (words) => `„${words}“ kommt hier nicht vor.`,
    found: (count) => counted(count, { one: '# Stelle', other: '# Stellen' }),
    follow: 'Mitlesen',
    broken: 'Die Untertitel hierzu sind nicht lesbar.',
  },
  failed: {
    broken: 'Das lässt sich nicht abspielen. Vielleicht ist die Datei beschädigt oder deine Verbindung unterbrochen.',
  },
  mini: 'Audio-Player',
  source: 'Quelle',
};
