// Compiled from src/texts/de/study/media.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/study/media.generated.ts';
import { need, userText } from '../../../message-parts.ts';
import { clockText } from '../../../wording/clock.wording.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';

export const texts: typeof english = {
  audio: {
    title: "Audio",
    intro: "Hör weiter, während du das Lernheft liest.",
    empty: "Noch kein Audio.",
  },
  video: {
    title: "Videos",
    intro: "Mach auf jedem Gerät weiter, wo du aufgehört hast.",
    empty: "Noch keine Videos.",
  },
  shorts: {
    title: "Shorts",
    ofTopic: ({ topic }) => `Shorts zu ${userText(topic)}`,
    empty: "Noch keine Shorts.",
    emptyHint: "Hier erscheinen Shorts deiner Schule.",
    toHome: "Zurück zur Startseite",
    locked: "Dieser Short ist nicht in deinem Tarif.",
    plans: "Tarife ansehen",
    toTopic: ({ topic }) => `Zum Thema ${userText(topic)}`,
    progress: "Fortschritt",
  },
  otherTopic: "Anderes Thema wählen",
  list: "In diesem Thema",
  chosen: "Ausgewählt",
  play: "Abspielen",
  again: "Erneut abspielen",
  continue: "Weiter",
  done: "Fertig",
  left: ({ seconds }) => `noch ${clockText(need(seconds))}`,
  length: ({ seconds }) => clockText(need(seconds)),
  howFar: ({ title }) => `Fortschritt in ${userText(title)}`,
  controls: {
    play: "Abspielen",
    pause: "Pause",
    back: "10 Sekunden zurück",
    forward: "10 Sekunden vor",
    position: "Position",
    of: ({ length, position }) => `${userText(position)} von ${userText(length)}`,
    mute: "Ton aus",
    unmute: "Ton an",
    volume: "Lautstärke",
    rate: "Geschwindigkeit",
    rateValue: ({ rate }) => `${numberText('de', need(rate))}×`,
    captions: "Untertitel",
    captionSize: "Größe der Untertitel",
    sizes: {
      small: "Klein",
      medium: "Mittel",
      large: "Groß",
    },
    inset: "Bild im Bild",
    fullscreen: "Vollbild",
    leaveFullscreen: "Vollbild verlassen",
    close: "Player schließen",
    keys: {
      audio: "Tasten: Leertaste oder K Abspielen, J und L 10 Sekunden, Pfeile 5 Sekunden und Lautstärke, M Ton, < und > Geschwindigkeit.",
      video: "Tasten: Leertaste oder K Abspielen, J und L 10 Sekunden, Pfeile 5 Sekunden und Lautstärke, M Ton, C Untertitel, F Vollbild, < und > Geschwindigkeit.",
    },
  },
  isInset: "Läuft als Bild im Bild.",
  transcript: {
    title: "Transkript",
    search: "Transkript durchsuchen",
    none: "Kein Transkript verfügbar.",
    nothingFound: ({ words }) => `Keine Treffer für „${userText(words)}“.`,
    found: ({ count }) => (isForm('de', count, 'one') ? `${numberText('de', need(count))} Treffer` : `${numberText('de', need(count))} Treffer`),
    follow: "Mitlesen",
    broken: "Die Untertitel können nicht gelesen werden.",
  },
  failed: {
    broken: "Das kann nicht abgespielt werden. Prüfe deine Verbindung und versuch es erneut.",
  },
  mini: "Audio-Player",
  source: "Quelle",
};
