// Compiled from src/texts/de/access/problems.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/access/problems.generated.ts';
import { need } from '../../../message-parts.ts';
import { numberText } from '../../../wording.ts';

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
};
