// Compiled from src/texts/de/users/problems.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/users/problems.generated.ts';
import { userText } from '../../../message-parts.ts';

export const texts: typeof english = {
  levelMissing: "Wähle deine Stufe",
  subjectGone: "Eines dieser Fächer gibt es nicht mehr",
  birthMissing: "Gib Monat und Jahr ein",
  birthInFuture: "Dieser Monat liegt in der Zukunft",
  birthYearUnlikely: "Prüfe das Jahr",
  guardianEmailIsOwn: "Gib die E-Mail-Adresse deiner Eltern oder Sorgeberechtigten ein, nicht deine eigene",
  accountTypeMissing: "Wähle einen Kontotyp",
  supportReasonMissing: "Gib einen Grund für die Person und das Audit-Protokoll ein",
  roleUnknown: "Die Rolle muss student oder teacher sein",
  columnsMissing: "Die erste Zeile muss die Spalten name und email enthalten",
  lineUnreadable: "Diese Zeile kann nicht gelesen werden",
  emailRepeated: "Diese E-Mail-Adresse steht schon in einer früheren Zeile",
  emailTaken: "Ein Konto mit dieser E-Mail-Adresse gibt es schon",
  schoolMissing: "Wähle eine Schule",
  fileTooLong: "Diese Datei ist zu lang. Teile sie in kleinere Dateien auf.",
  quoteNeverCloses: "Hier beginnt ein Anführungszeichen, das nicht geschlossen wird. Alles danach wurde nicht importiert.",
  policyDatePast: "Wähle heute oder ein späteres Datum",
  accountNeedsAttention: "Dein Konto braucht zuerst deine Aufmerksamkeit. Lade die Seite neu.",
  birthFinal: "Monat und Jahr deiner Geburt sind gespeichert. Du kannst sie nicht selbst ändern: Schreib uns, wenn sie falsch sind.",
  organisationNameTaken: "Es gibt schon eine Organisation mit diesem Namen",
  schoolInOrganisation: "Diese Schule gehört schon zu einer Organisation. Entferne sie zuerst dort.",
  noSuchSchoolAdmin: "Diese E-Mail-Adresse gehört zu keinem aktiven Schul-Admin. Lade die Person zuerst als Schul-Admin ein.",
  organisationAdminAlready: "Diese Person ist schon Admin der Organisation",
  ownSignInNeeded: "Melde dich mit deinem eigenen Passwort oder Passkey an, um in einer anderen Schule zu arbeiten. Die Anmeldung über den Dienst deiner Schule reicht nicht.",
  schoolNeedsFactor: ({ school }) => `${userText(school)} verlangt die Bestätigung in zwei Schritten oder einen Passkey. Richte das in deinem Konto ein und melde dich damit an.`,
  schoolNameDiffers: "Das ist nicht der Name der Schule. Gib ihn genau so ein, wie er angezeigt wird.",
  schoolDeletionStarted: "Die Schule wird bereits gelöscht. Das lässt sich nicht rückgängig machen.",
  ownSchoolDeleted: "Deine Schule wird mit allen ihren Konten gelöscht. Du kannst dich nicht mehr anmelden.",
};
