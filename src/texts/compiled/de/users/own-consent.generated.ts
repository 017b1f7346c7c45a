// Compiled from src/texts/de/users/own-consent.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/users/own-consent.generated.ts';
import { need, userText } from '../../../message-parts.ts';
import { numberText } from '../../../wording/number.wording.ts';

export const texts: typeof english = {
  intro: "Vorab: Jüngere Schüler/innen brauchen für ein Konto eine Erlaubnis.",
  age: {
    title: "Wann bist du geboren?",
    why: "Dein Alter entscheidet, ob deine Eltern oder Sorgeberechtigten zustimmen müssen. Nur du siehst es. Brauchst du keine Zustimmung, löschen wir es, sobald dein Profil vollständig ist.",
    legend: "Geburtsmonat und -jahr",
    month: "Monat",
    chooseMonth: "Monat wählen",
    year: "Jahr",
    final: "Du kannst das später nicht ändern. Wenn du dich vertust, schreib uns.",
    next: "Weiter",
  },
  guardian: {
    title: "Eltern oder Sorgeberechtigte fragen",
    why: ({ age }) => `Du bist unter ${numberText('de', need(age))}. Deshalb müssen deine Eltern oder Sorgeberechtigten zustimmen. Wir schreiben ihnen, was Lectern über dich speichert und warum. Sie brauchen kein Konto.`,
    ended: ({ email }) => `Von ${userText(email)} kam rechtzeitig keine Antwort. Frag noch einmal oder nimm eine andere Adresse.`,
    email: "E-Mail deiner Eltern oder Sorgeberechtigten",
    hint: "Nicht deine eigene. Wir nutzen sie nur für diese Anfrage und löschen sie, wenn keine Antwort kommt.",
    send: "Um Erlaubnis fragen",
    wrongAge: "Stimmt dein Alter nicht? Du kannst es nicht selbst ändern: Schreib uns, oder bitte deine Schule, dich hinzuzufügen.",
    back: "Zurück",
  },
  waiting: {
    title: "Wir warten auf deine Eltern oder Sorgeberechtigten",
    sent: ({ date, email }) => `Wir haben am ${userText(date)} an ${userText(email)} geschrieben.`,
    next: ({ day }) => `Sobald sie zustimmen, schreiben wir dir, und du machst hier weiter. Sie haben bis zum ${userText(day)} Zeit. Bis dahin erheben wir keine weiteren Daten.`,
    nothing: "Keine E-Mail? Prüfe den Spam-Ordner und die Adresse.",
    again: "Erneut senden",
    sentAgain: "E-Mail gesendet. Nur der neueste Link gilt.",
    other: "Andere Adresse verwenden",
  },
  refused: {
    title: "Deine Eltern oder Sorgeberechtigten haben nicht zugestimmt",
    deletion: ({ day }) => `Dein Konto wird mit allen Daten am ${userText(day)} gelöscht. Du musst nichts tun.`,
    mistake: "Wenn das ein Versehen ist, sprich mit ihnen. Bis dahin können sie mit dem Link in unserer E-Mail noch zustimmen.",
  },
  allowed: "Deine Eltern oder Sorgeberechtigten haben zugestimmt. Du kannst weitermachen.",
};
