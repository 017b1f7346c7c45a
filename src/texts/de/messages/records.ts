/** On records, prices and coupons. */
export const ON_RECORDS = {
  'This is used in an assignment, so it can’t be deleted permanently.':
    'Das wird in einer Aufgabe verwendet und kann nicht endgültig gelöscht werden.',
  'Students have highlighted or annotated this, so it can’t be deleted permanently.':
    'Schüler/innen haben darin Markierungen oder Notizen. Deshalb kann es nicht endgültig gelöscht werden.',
  'Students have studied this, so it can’t be deleted permanently.':
    'Schüler/innen haben damit gelernt. Deshalb kann es nicht endgültig gelöscht werden.',
  'This was used in payments, so it can’t be deleted permanently.':
    'Damit wurde bezahlt. Deshalb kann es nicht endgültig gelöscht werden.',
  'Students’ results depend on this, so it can’t be deleted permanently.':
    'Ergebnisse von Schüler/innen hängen davon ab. Deshalb kann es nicht endgültig gelöscht werden.',
  'This question is in an exam paper. Remove it from the paper first.':
    'Diese Frage ist in einem Prüfungsbogen. Entferne sie zuerst daraus.',
  'This field is required': 'Dieses Feld ist erforderlich',
  'This is too long': 'Das ist zu lang',
  'This is too large': 'Das ist zu groß',
  'This is too small': 'Das ist zu klein',
  'Your learning platform doesn’t share its course members. Ask its administrator to allow this.':
    'Deine Lernplattform gibt die Kursmitglieder nicht weiter. Bitte die Administration, das zu erlauben.',
  'Enter an address that starts with https://': 'Gib eine Adresse ein, die mit https:// beginnt',
  'Use lower-case letters, digits and hyphens, such as cell-biology':
    'Verwende Kleinbuchstaben, Ziffern und Bindestriche, zum Beispiel zell-biologie',
  'Enter a whole number': 'Gib eine ganze Zahl ein',
  'Enter a number from 1 to 5': 'Gib eine Zahl von 1 bis 5 ein',
  'Choose an option': 'Wähle eine Option',
  'Enter an amount': 'Gib einen Betrag ein',
  'Enter a currency code such as EUR': 'Gib einen Währungscode wie EUR ein',
  'This is already in use': 'Das ist schon vergeben',
  'This belongs to a different topic': 'Das gehört zu einem anderen Thema',
  'This column doesn’t exist': 'Diese Spalte gibt es nicht',
  'Too many items selected': 'Zu viele Elemente ausgewählt',
  'Enter a name': 'Gib einen Namen ein',
  'You’ve reached the limit. Remove one first.': 'Du hast die Höchstzahl erreicht. Entferne zuerst eine.',
};

export const ON_PAYMENTS = {
  'Enter a reason for the people affected': 'Gib einen Grund für die Betroffenen ein',
  'The payment provider declined this refund. Nothing was refunded, and access hasn’t changed.':
    'Der Zahlungsanbieter hat diese Erstattung abgelehnt. Es wurde nichts erstattet, und der Zugriff ist unverändert.',
  'Choose a date': 'Wähle ein Datum',
  'No user has this email address': 'Kein Benutzer hat diese E-Mail-Adresse',
  'No user at your school has this email address': 'Kein Benutzer deiner Schule hat diese E-Mail-Adresse',
  'Enter a whole number': 'Gib eine ganze Zahl ein',
  'Enter 1 or more': 'Gib 1 oder mehr ein',
  'This number is too high': 'Diese Zahl ist zu hoch',
  'Choose a country': 'Wähle ein Land',
  'Choose at least one subject': 'Wähle mindestens ein Fach',
  'This plan includes every subject': 'Dieser Tarif enthält alle Fächer',
  'This subject is listed twice': 'Dieses Fach ist doppelt',
  'Enter a date': 'Gib ein Datum ein',
  'Enter either a percentage or an amount': 'Gib entweder einen Prozentsatz oder einen Betrag ein',
  'Choose today or a later date': 'Wähle heute oder ein späteres Datum',
  'Enter a date and time': 'Gib Datum und Uhrzeit ein',
  'Enter a code': 'Gib einen Code ein',
  'This code is too long': 'Dieser Code ist zu lang',
  'Use letters, digits and hyphens only': 'Verwende nur Buchstaben, Ziffern und Bindestriche',
  'Enter a currency code such as EUR': 'Gib einen Währungscode wie EUR ein',
  'The end must be after the start': 'Das Ende muss nach dem Beginn liegen',
};
