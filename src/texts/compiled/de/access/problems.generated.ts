// Compiled from src/texts/de/access/problems.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/access/problems.generated.ts';
import { need } from '../../../message-parts.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';

export const texts: typeof english = {
  PROFILE_REQUIRED: "Vervollständige zuerst dein Profil.",
  INVITATION_ENDED: "Dieser Link ist abgelaufen oder wurde schon verwendet. Bitte um einen neuen.",
  BEYOND_RIGHTS: "Du kannst nur Berechtigungen vergeben, entziehen oder ändern, die du selbst hast.",
  NO_PUBLIC_ADDRESS: "Links können erst verschickt werden, wenn PUBLIC_URL gesetzt ist.",
  LAST_ADMIN: "Mindestens eine Person muss Benutzer verwalten können. Gib diese Berechtigung zuerst jemand anderem.",
  ROLE_IN_USE: "Diese Rolle ist noch vergeben. Weise den Benutzern zuerst eine andere zu.",
  SUPPORT_READS_ONLY: "Du siehst Lectern als eine andere Person. Du kannst nichts ändern.",
  newPinMissing: "Gib eine PIN ein",
  pinLength: ({ digits }) => `Verwende ${numberText('de', need(digits))} Ziffern`,
  pinTooGuessable: "Diese PIN ist zu leicht zu erraten",
  pinMissing: "Gib deine PIN ein",
  pinIncomplete: ({ digits }) => `Gib alle ${numberText('de', need(digits))} Ziffern deiner PIN ein`,
  roleNameTaken: "Eine Rolle mit diesem Namen gibt es schon",
  roleGone: "Eine dieser Rollen gibt es nicht mehr",
  PIN_REQUIRED: "Gib deine PIN ein, um fortzufahren.",
  WRONG_CODE: "Dieser Code ist falsch oder abgelaufen. Prüfe ihn oder fordere einen neuen an.",
  CODE_ENDED: "Dieser Code ist abgelaufen. Fordere einen neuen an.",
  ownNameMissing: "Gib deinen Namen ein",
  newPasswordMissing: "Gib ein Passwort ein",
  passwordTooShort: ({ min }) => `Verwende mindestens ${numberText('de', need(min))} Zeichen`,
  passwordTooGuessable: "Dieses Passwort ist zu leicht zu erraten",
  passwordTooLong: "Dieses Passwort ist zu lang",
  passwordWrong: "Das Passwort ist falsch",
  codeMissing: "Gib den Code ein",
  codeIncomplete: ({ digits }) => `Gib alle ${numberText('de', need(digits))} Ziffern des Codes ein`,
  savedAnswersWaiting: "Deine Antworten sind auf diesem Gerät gespeichert. Melde dich an, um fortzufahren und sie zu senden.",
  savedAnswersThere: "Melde dich an, um dort weiterzumachen, wo du aufgehört hast. Deine gespeicherten Antworten sind noch da.",
  retryIn: ({ count, unit }) => `Zu viele Versuche. Versuche es in ${(need(unit) === "second" ? (isForm('de', count, 'one') ? `${numberText('de', need(count))} Sekunde` : `${numberText('de', need(count))} Sekunden`) : (need(unit) === "minute" ? (isForm('de', count, 'one') ? `${numberText('de', need(count))} Minute` : `${numberText('de', need(count))} Minuten`) : (isForm('de', count, 'one') ? `${numberText('de', need(count))} Stunde` : `${numberText('de', need(count))} Stunden`)))} noch einmal.`,
  retryTomorrow: "Zu viele Versuche. Versuche es morgen noch einmal.",
};
