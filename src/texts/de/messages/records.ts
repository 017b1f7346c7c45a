/** On records, prices and coupons. */
export const ON_RECORDS = {
  'A class has this as an assignment. It stays in the recycle bin.':
    'Eine Klasse hat das als Aufgabe. Es bleibt im Papierkorb.',
  'Students have marked this and written on it. It stays in the recycle bin.':
    'Lernende haben darin markiert und dazu geschrieben. Es bleibt im Papierkorb.',
  'Students have learned with this. It stays in the recycle bin.':
    'Lernende haben damit gelernt. Es bleibt im Papierkorb.',
  'Payments were made with this. It stays in the recycle bin.': 'Damit wurde bezahlt. Es bleibt im Papierkorb.',
  'Students have this in attempts, and their results need it. It stays in the recycle bin.':
    'Lernende haben das in Versuchen, und ihre Ergebnisse brauchen es. Es bleibt im Papierkorb.',
  'An exam paper holds this question. Take it out of the paper first.':
    'Eine Prüfung enthält diese Frage. Nimm sie zuerst dort heraus.',
  'Please fill this in': 'Füll das bitte aus',
  'This is too long': 'Das ist zu lang',
  'This is too large': 'Das ist zu groß',
  'This is too small': 'Das ist zu klein',
  'Your platform does not tell who is in this course. Ask whoever runs it.':
    'Deine Plattform sagt nicht, wer in diesem Kurs ist. Frag die, die sie betreiben.',
  'An address that begins with https://': 'Eine Adresse, die mit https:// beginnt',
  'Small letters, digits and hyphens, such as cell-biology':
    'Kleine Buchstaben, Ziffern und Bindestriche, zum Beispiel zell-biologie',
  'Please give a whole number': 'Gib bitte eine ganze Zahl an',
  'Please give a number from 1 to 5': 'Gib bitte eine Zahl von 1 bis 5 an',
  'Please choose one': 'Wähle bitte eines aus',
  'Please give an amount': 'Gib bitte einen Betrag an',
  'Three capital letters, such as EUR': 'Drei große Buchstaben, zum Beispiel EUR',
  'Something else has this already': 'Das hat schon etwas anderes',
  'This belongs to another topic': 'Das gehört zu einem anderen Thema',
  'There is no such column': 'So eine Spalte gibt es nicht',
  'These are too many at once': 'Das sind zu viele auf einmal',
  'Please give it a name': 'Gib bitte einen Namen an',
  'There are too many. Remove one first': 'Das sind zu viele. Entferne zuerst eines',
};

export const ON_PAYMENTS = {
  'Say why, for those concerned': 'Sag den Betroffenen, warum',
  'The gateway refused this refund. Nothing was given back, and nothing was closed.':
    'Der Zahlungsdienst hat diese Erstattung abgelehnt. Nichts wurde zurückgezahlt und nichts geschlossen.',
  'Please choose a day': 'Bitte wähle einen Tag',
  'Nobody has this address': 'Niemand hat diese Adresse',
  'Nobody of your school has this address': 'Niemand an deiner Schule hat diese Adresse',
  'Please enter a whole number': 'Bitte gib eine ganze Zahl ein',
  'Please enter 1 or more': 'Bitte gib 1 oder mehr ein',
  'This number is too high': 'Diese Zahl ist zu hoch',
  'Please choose a country': 'Bitte wähle ein Land',
  'Choose at least one subject': 'Wähle mindestens ein Fach',
  'This plan holds every subject': 'Dieser Tarif enthält alle Fächer',
  'Each subject is bought once': 'Jedes Fach wird einmal gekauft',
  'Please enter a date': 'Bitte gib ein Datum ein',
  'Please give either a percentage or an amount': 'Bitte gib entweder einen Prozentsatz oder einen Betrag an',
  'Please choose today or a later day': 'Bitte wähle heute oder einen späteren Tag',
  'Please enter a date and a time': 'Bitte gib Datum und Uhrzeit ein',
  'Please enter a code': 'Bitte gib einen Code ein',
  'This code is too long': 'Dieser Code ist zu lang',
  'A code has letters, digits and hyphens': 'Ein Code besteht aus Buchstaben, Ziffern und Bindestrichen',
  'Please enter a currency such as EUR': 'Bitte gib eine Währung wie EUR ein',
  'The end has to be after the beginning': 'Das Ende muss nach dem Anfang liegen',
};
