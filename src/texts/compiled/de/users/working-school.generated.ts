// Compiled from src/texts/de/users/working-school.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/users/working-school.generated.ts';
import { need, userText } from '../../../message-parts.ts';
import { numberText } from '../../../wording/number.wording.ts';

export const texts: typeof english = {
  title: "Schulen",
  intro: "Wähle die Schule, in der du arbeiten möchtest. Konten, Klassen, Zahlungen und Einstellungen sind dann die dieser Schule, bis du eine andere wählst oder dich abmeldest.",
  none: "Du arbeitest in einer Schule",
  noneText: "Admins einer Organisation wählen hier, in welcher ihrer Schulen sie arbeiten.",
  school: "Schule",
  students: "Schüler/innen",
  teachers: "Lehrkräfte",
  schoolAdmins: "Schul-Admins",
  classes: "Klassen",
  seats: "Vergebene Plätze",
  seatsOf: ({ all, used }) => `${numberText('de', need(used))} von ${numberText('de', need(all))}`,
  orders: "Bezahlte Bestellungen",
  here: "Du arbeitest hier",
  own: "Deine Schule",
  start: "In dieser Schule arbeiten",
  startOf: ({ name }) => `In ${userText(name)} arbeiten`,
  action: "Arbeiten",
  link: "Schulen",
  linkNow: ({ name }) => `Du arbeitest in ${userText(name)}. Schule wählen`,
  now: ({ name }) => `Du arbeitest in ${userText(name)}. Alles, was du änderst, ändert sich dort.`,
  back: "Zurück zu deiner Schule",
  choose: "Schule wählen",
};
