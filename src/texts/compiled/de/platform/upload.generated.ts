// Compiled from src/texts/de/platform/upload.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/platform/upload.generated.ts';
import { need, userText } from '../../../message-parts.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';

export const texts: typeof english = {
  choose: "Dateien wählen, hierher ziehen oder einfügen",
  chooseOne: "Datei wählen, hierher ziehen oder einfügen",
  chooseWithFolder: "Dateien oder Ordner hierher ziehen, Dateien wählen oder einfügen",
  most: ({ size }) => `Bis ${userText(size)}`,
  sent: ({ size }) => `Hochgeladen · ${userText(size)}`,
  sentOf: ({ all, sent }) => `${numberText('de', need(sent))} von ${numberText('de', need(all))} hochgeladen`,
  share: ({ share, size }) => `${userText(share)} von ${userText(size)}`,
  sending: ({ name }) => `${userText(name)} wird hochgeladen`,
  stop: ({ name }) => `Hochladen von ${userText(name)} abbrechen`,
  remove: ({ name }) => `${userText(name)} entfernen`,
  tryAgain: "Erneut versuchen",
  folder: {
    choose: "Ordner wählen",
    leftOut: ({ count }) => (isForm('de', count, 'one') ? `${numberText('de', need(count))} versteckte Datei oder Systemdatei ausgelassen` : `${numberText('de', need(count))} versteckte Dateien oder Systemdateien ausgelassen`),
    tooMany: ({ most }) => `Du kannst bis zu ${numberText('de', need(most))} Dateien auf einmal hinzufügen. Es wurde nichts hinzugefügt.`,
    tooDeep: ({ folder, most }) => `„${userText(folder)}“ liegt mehr als ${numberText('de', need(most))} Ordner tief. Es wurde nichts hinzugefügt.`,
    empty: "In diesem Ordner sind keine Dateien zum Hinzufügen.",
    unreadable: ({ path }) => `„${userText(path)}“ konnte nicht gelesen werden. Es wurde nichts hinzugefügt.`,
  },
  refused: {
    kind: ({ kinds }) => `Nur ${userText(kinds)} können hochgeladen werden.`,
    any: {
      image: "Bilder",
      audio: "Audio",
      video: "Video",
    },
    tooLarge: ({ most, size }) => `Die Datei hat ${userText(size)}. Erlaubt sind ${userText(most)}.`,
    empty: "Die Datei ist leer.",
    failed: "Hochladen fehlgeschlagen.",
  },
};
