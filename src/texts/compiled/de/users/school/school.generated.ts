// Compiled from src/texts/de/users/school/school.json by `npm run generate`: change that file.
import type { texts as english } from '../../../../compiled/en/users/school/school.generated.ts';
import { need, userText } from '../../../../message-parts.ts';
import { isForm, numberText } from '../../../../wording/number.wording.ts';

export const texts: typeof english = {
  title: "Angaben zur Schule",
  overview: "Überblick",
  students: ({ count }) => (isForm('de', count, 'one') ? "Schüler/in" : "Schüler/innen"),
  teachers: ({ count }) => (isForm('de', count, 'one') ? "Lehrkraft" : "Lehrkräfte"),
  admins: ({ count }) => (isForm('de', count, 'one') ? "Schul-Admin" : "Schul-Admins"),
  classes: ({ count }) => `aktive ${(isForm('de', count, 'one') ? "Klasse" : "Klassen")}`,
  orders: ({ count }) => `bezahlte ${(isForm('de', count, 'one') ? "Bestellung" : "Bestellungen")}`,
  seats: ({ count }) => `von ${(isForm('de', count, 'one') ? `${numberText('de', need(count))} Platz` : `${numberText('de', need(count))} Plätzen`)} vergeben`,
  intro: "Ort und Website stehen in der öffentlichen Liste der Schulen. Alles andere sehen nur die Admins der Schule und von Lectern.",
  address: "Adresse",
  place: "Ort",
  placeHint: "Öffentlich: die Stadt oder Gemeinde.",
  email: "E-Mail",
  phone: "Telefon",
  website: "Website",
  websiteHint: "Öffentlich, mit https://.",
  datesTitle: "Schulabschnitte und Ferien",
  datesNone: "Noch keine Schulabschnitte oder Ferien.",
  kind: "Art",
  kinds: {
    term: "Schulabschnitt",
    holiday: "Ferien",
  },
  name: "Name",
  from: "Erster Tag",
  until: "Letzter Tag",
  add: "Schulabschnitt oder Ferien hinzufügen",
  remove: "Entfernen",
  removeOf: ({ name }) => `${userText(name)} entfernen`,
  unnamed: "Zeitraum",
  save: "Angaben speichern",
  saved: "Angaben zur Schule gespeichert.",
  changed: "Jemand anderes hat diese Angaben inzwischen gespeichert. Lade die Seite neu, um sie zu sehen; deine Änderungen gehen dann verloren.",
};
