// Compiled from src/texts/de/platform/start-problems.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/platform/start-problems.generated.ts';
import { isForm, need } from '../../../message-parts.ts';
import { numberText } from '../../../wording.ts';

export const texts: typeof english = {
  UNAUTHENTICATED: "Deine Sitzung ist beendet. Melde dich bitte wieder an.",
  PAYMENT_REQUIRED: "Dafür brauchst du einen Tarif",
  PIN_REQUIRED: "Gib deine PIN ein, um fortzufahren.",
  FORBIDDEN: "Dafür fehlt dir die Berechtigung.",
  NOT_FOUND: "Das haben wir nicht gefunden. Vielleicht wurde es gelöscht.",
  INVALID_INPUT: "Prüfe deine Eingaben und versuche es noch einmal.",
  WRONG_CREDENTIALS: "E-Mail oder Passwort ist falsch. Prüfe beides und versuche es noch einmal.",
  WRONG_CODE: "Dieser Code ist falsch oder abgelaufen. Prüfe ihn oder fordere einen neuen an.",
  CODE_ENDED: "Dieser Code ist abgelaufen. Fordere einen neuen an.",
  TOO_MANY_TRIES: "Zu viele Versuche. Warte ein paar Minuten und versuche es noch einmal.",
  NETWORK: "Netzwerkfehler",
  INTERNAL: "Bei uns ist etwas schiefgegangen. Versuche es noch einmal.",
  TOKEN_MISSING: "Die Anmeldung hat nicht geklappt. Versuche es noch einmal.",
  needsProPlan: "Dafür brauchst du den Pro-Tarif.",
  needsAnyPlan: "Dafür brauchst du einen Tarif.",
  emailInvalid: "Ungültige E-Mail-Adresse",
  emailMissing: "Gib deine E-Mail-Adresse ein",
  ownNameMissing: "Gib deinen Namen ein",
  nameTooLong: "Dieser Name ist zu lang",
  newPasswordMissing: "Gib ein Passwort ein",
  passwordTooShort: ({ min }) => `Verwende mindestens ${numberText('de', need(min))} Zeichen`,
  passwordTooGuessable: "Dieses Passwort ist zu leicht zu erraten",
  passwordMissing: "Gib dein Passwort ein",
  passwordTooLong: "Dieses Passwort ist zu lang",
  passwordWrong: "Das Passwort ist falsch",
  codeMissing: "Gib den Code ein",
  codeIncomplete: ({ digits }) => `Gib alle ${numberText('de', need(digits))} Ziffern des Codes ein`,
  savedAnswersWaiting: "Deine Antworten sind auf diesem Gerät gespeichert. Melde dich an, um fortzufahren und sie zu senden.",
  savedAnswersThere: "Melde dich an, um dort weiterzumachen, wo du aufgehört hast. Deine gespeicherten Antworten sind noch da.",
  charactersTooMany: ({ max }) => `Verwende höchstens ${numberText('de', need(max))} Zeichen`,
  retryIn: ({ count, unit }) => `Zu viele Versuche. Versuche es in ${(need(unit) === "second" ? (isForm('de', count, 'one') ? `${numberText('de', need(count))} Sekunde` : `${numberText('de', need(count))} Sekunden`) : (need(unit) === "minute" ? (isForm('de', count, 'one') ? `${numberText('de', need(count))} Minute` : `${numberText('de', need(count))} Minuten`) : (isForm('de', count, 'one') ? `${numberText('de', need(count))} Stunde` : `${numberText('de', need(count))} Stunden`)))} noch einmal.`,
  retryTomorrow: "Zu viele Versuche. Versuche es morgen noch einmal.",
};
