// Compiled from src/texts/de/study/diagnostic.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/study/diagnostic.generated.ts';
import { need, userText } from '../../../message-parts.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';
import { shareText } from '../../../wording/share.wording.ts';

export const texts: typeof english = {
  title: ({ subject }) => `${userText(subject)}: Wo stehst du?`,
  intro: "Ohne Punkte und ohne Zeitlimit. „Das weiß ich noch nicht“ ist eine gute Antwort.",
  heading: ({ number }) => `Frage ${String(need(number))}`,
  length: "8 bis 20 Fragen",
  next: "Weiter",
  unknown: "Das weiß ich noch nicht",
  end: "Beenden und Ergebnis ansehen",
  waiting: "Deine Antwort ist auf diesem Gerät gespeichert. Wir machen weiter, sobald sie gesendet ist.",
  backToQuestion: "Zurück zur Frage",
  failed: "Wir konnten die Einstufung nicht starten",
  again: "Erneut versuchen",
  empty: {
    title: "Noch keine Einstufung",
    text: "Für dieses Fach gibt es noch keine Fragen zur Einstufung. Vielleicht findest du in den Themen anderes Material.",
    locked: "Dein Tarif enthält die Fragen dieses Fachs nicht.",
    subject: ({ subject }) => `${userText(subject)} öffnen`,
    plans: "Tarife ansehen",
  },
  result: {
    title: ({ subject }) => `Dein Ausgangspunkt in ${userText(subject)}`,
    begin: ({ topic }) => `Beginne mit ${userText(topic)}`,
    beginWhy: "Hier hilft dir Üben am meisten.",
    strong: "Du kennst dieses Fach gut",
    strongText: "Halte es mit deinem Plan frisch.",
    little: "Bei so wenigen Antworten können wir noch nicht viel sagen. Je mehr du übst, desto besser passt dein Plan.",
    topics: "Deine Themen",
    from: ({ count }) => (need(count) === 0 ? "Nicht abgefragt" : (isForm('de', count, 'one') ? `${numberText('de', need(count))} Antwort` : `${numberText('de', need(count))} Antworten`)),
    between: ({ high, low }) => `Du würdest wohl ${shareText('de', need(low))} bis ${shareText('de', need(high))} der Fragen richtig beantworten.`,
    locked: ({ count }) => (isForm('de', count, 'one') ? `${numberText('de', need(count))} weiteres Thema ist nicht in deinem Tarif.` : `${numberText('de', need(count))} weitere Themen sind nicht in deinem Tarif.`),
    repeat: "Einstufung wiederholen",
    plan: "Deinen Plan ansehen",
    home: "Zur Startseite",
  },
};
