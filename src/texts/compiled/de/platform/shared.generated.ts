// Compiled from src/texts/de/platform/shared.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/platform/shared.generated.ts';
import { isNone, need, userText } from '../../../message-parts.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';

export const texts: typeof english = {
  loading: "Wird geladen",
  loadingOf: ({ what }) => `Wird geladen: ${userText(what)}`,
  tryAgain: "Erneut versuchen",
  close: "Schließen",
  previous: "Zurück",
  next: "Weiter",
  position: ({ all, at }) => `${numberText('de', need(at))} von ${numberText('de', need(all))}`,
  carousel: "Karussell",
  arrowKeys: "Nutze die Pfeiltasten",
  print: "Drucken",
  minutes: ({ minutes }) => (isForm('de', minutes, 'one') ? `${numberText('de', need(minutes))} Min.` : `${numberText('de', need(minutes))} Min.`),
  form: {
    unsaved: "Nicht gespeicherte Änderungen",
    unchanged: "Keine Änderungen",
    problems: "Zu korrigierende Felder",
    needAttention: ({ count }) => (isForm('de', count, 'one') ? `${numberText('de', need(count))} Feld korrigieren` : `${numberText('de', need(count))} Felder korrigieren`),
    file: "Datei wählen",
    files: "Dateien wählen",
  },
  combobox: {
    chosen: ({ label }) => `Ausgewählt: ${userText(label)}`,
    remove: ({ name }) => `${userText(name)} entfernen`,
    more: "Tippe weiter, um mehr zu sehen.",
    none: ({ typed }) => `Keine Treffer für „${userText(typed)}“.`,
  },
  palette: {
    entry: ({ isDone, isFlagged, number }) => `Frage ${String(need(number))}, ${(need(isDone) === true ? "beantwortet" : "nicht beantwortet")}${(need(isFlagged) === true ? ", markiert" : "")}`,
  },
  stepper: {
    done: ", erledigt",
    toCome: ", nicht begonnen",
  },
  menu: {
    recent: "Zuletzt verwendet",
    placeholder: "Suchen oder Befehl eingeben …",
    list: "Treffer",
    none: "Keine Treffer. Gib weniger ein.",
    found: ({ count }) => (isForm('de', count, 'one') ? `${numberText('de', need(count))} Treffer` : `${numberText('de', need(count))} Treffer`),
  },
  text: {
    table: "Tabelle",
    blank: "Lücke",
    image: ({ description }) => `[Bild: ${(isNone(description) ? "ohne Beschreibung" : userText(description))}]`,
  },
};
