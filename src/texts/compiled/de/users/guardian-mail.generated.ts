// Compiled from src/texts/de/users/guardian-mail.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/users/guardian-mail.generated.ts';
import { need, userText } from '../../../message-parts.ts';
import { dateText } from '../../../wording/date.wording.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';

export const texts: typeof english = {
  greeting: "Hallo,",
  subject: "Deine Einwilligung für ein Lectern-Konto",
  ask: ({ age, child }) => `jemand mit der E-Mail-Adresse ${userText(child)} hat sich bei Lectern registriert, einer Website zur Prüfungsvorbereitung, und dich als Elternteil oder sorgeberechtigte Person angegeben. Unter ${numberText('de', need(age))} Jahren ist deine Einwilligung nötig.`,
  review: "Prüfe, wessen Konto es ist und was wir speichern. Dann stimme zu oder lehne ab. Du brauchst dafür kein Konto.",
  action: "Anfrage prüfen",
  enterCode: "Öffne auf Lectern die Seite /guardian und gib diesen Code ein:",
  expiry: ({ days }) => `Bitte antworte innerhalb von ${(isForm('de', days, 'one') ? `${numberText('de', need(days))} Tag` : `${numberText('de', need(days))} Tagen`)}. Bewahre diese E-Mail auf: Damit kannst du deine Einwilligung auch später widerrufen.`,
  caution: "Wenn das nicht dein Kind ist, kannst du diese E-Mail ignorieren. Ohne deine Einwilligung bleibt das Konto geschlossen.",
  approved: {
    subject: "Dein Lectern-Konto ist freigegeben",
    text: "deine Eltern oder Sorgeberechtigten haben deinem Konto zugestimmt.",
  },
  refused: {
    subject: "Dein Lectern-Konto wurde nicht freigegeben",
    text: ({ day }) => `deine Eltern oder Sorgeberechtigten haben deinem Konto nicht zugestimmt. Es wird am ${dateText('de', need(day))} gelöscht, mit allem darin.`,
  },
  withdrawn: {
    subject: "Einwilligung für dein Lectern-Konto widerrufen",
    text: ({ day }) => `deine Eltern oder Sorgeberechtigten haben ihre Einwilligung widerrufen, und du wurdest abgemeldet. Dein Konto wird am ${dateText('de', need(day))} gelöscht, mit allem darin.`,
  },
  continue: "Weiter",
  mistake: "Wenn das ein Versehen ist, sprich mit ihnen. Bis zu diesem Tag können sie über unsere E-Mail noch zustimmen.",
};
