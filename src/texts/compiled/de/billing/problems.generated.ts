// Compiled from src/texts/de/billing/problems.json by `npm run generate`: change that file.
import type { texts as english } from '../../../compiled/en/billing/problems.generated.ts';

export const texts: typeof english = {
  COUPON_REFUSED: "Dieser Gutscheincode ist nicht mehr gültig.",
  PRICE_CHANGED: "Der Preis hat sich geändert. Prüfe ihn, bevor du bezahlst.",
  ALREADY_BOUGHT: "Darauf hast du schon Zugriff.",
  PAYMENT_UNDER_WAY: "Eine Zahlung dafür steht schon aus. Sieh unter „Meine Zahlungen“ nach.",
  PAYMENT_UNAVAILABLE: "Zahlungen sind gerade nicht möglich. Es wurde nichts abgebucht.",
  REFUND_TOO_HIGH: "Das ist mehr, als noch erstattet werden kann.",
  SEATS_TAKEN: "Alle Lizenzen sind vergeben.",
  refundDeclined: "Der Zahlungsanbieter hat diese Erstattung abgelehnt. Es wurde nichts erstattet, und der Zugriff ist unverändert.",
  dateNotChosen: "Wähle ein Datum",
  noUserWithEmail: "Kein Benutzer hat diese E-Mail-Adresse",
  noSchoolUserWithEmail: "Kein Benutzer deiner Schule hat diese E-Mail-Adresse",
  countryMissing: "Wähle ein Land",
  subjectsMissing: "Wähle mindestens ein Fach",
  planIncludesAll: "Dieser Tarif enthält alle Fächer",
  subjectRepeated: "Dieses Fach ist doppelt",
  discountMissing: "Gib entweder einen Prozentsatz oder einen Betrag ein",
  couponCodeMissing: "Gib einen Code ein",
  couponCodeTooLong: "Dieser Code ist zu lang",
  couponCodeCharacters: "Verwende nur Buchstaben, Ziffern und Bindestriche",
  endBeforeStart: "Das Ende muss nach dem Beginn liegen",
  amountMissing: "Gib einen Betrag ein",
  currencyInvalid: "Gib einen Währungscode wie EUR ein",
  usedInPayments: "Damit wurde bezahlt. Deshalb kann es nicht endgültig gelöscht werden.",
};
