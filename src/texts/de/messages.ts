import { ON_AUTHORING } from './messages/authoring.ts';
import { OTHER_FIELDS } from './messages/fields.ts';
import { ON_PAYMENTS, ON_RECORDS } from './messages/records.ts';
import { REFUSALS } from './messages/refusals.ts';
import { ABOUT_STORAGE } from './messages/storage.ts';
import { ON_CARDS, ON_EXAMS } from './messages/study.ts';

const OTHERS = {
  'Lectern can’t save anything at the moment. Try again later.':
    'Lectern kann gerade nichts speichern. Versuche es später noch einmal.',
  'Your account needs your attention first. Reload the page.':
    'Dein Konto braucht zuerst deine Aufmerksamkeit. Lade die Seite neu.',
  'Month and year of birth have been saved. You can’t change month and year yourself: contact us if they are wrong.':
    'Monat und Jahr deiner Geburt sind gespeichert. Du kannst sie nicht selbst ändern: Schreib uns, wenn sie falsch sind.',
  'Please purchase pro plan to access.': 'Dafür brauchst du den Pro-Tarif.',
  'Please purchase any plan to access.': 'Dafür brauchst du einen Tarif.',
  'We couldn’t read this as a number.': 'Das konnten wir nicht als Zahl lesen.',
  'The upload was interrupted. Upload the file again.':
    'Das Hochladen wurde unterbrochen. Lade die Datei noch einmal hoch.',
  'This file is too large. Choose a smaller file.': 'Diese Datei ist zu groß. Wähle eine kleinere.',
  'Your file storage is full, but your written answers are saved. Contact support to upload more files.':
    'Dein Dateispeicher ist voll, aber deine Antworten sind gespeichert. Wende dich an den Support, um weitere Dateien hochzuladen.',
  'Correct number, incorrect unit.': 'Richtige Zahl, falsche Einheit.',
};

export const texts: Readonly<Record<string, string>> = {
  ...REFUSALS,
  ...ABOUT_STORAGE,
  ...OTHER_FIELDS,
  ...ON_CARDS,
  ...ON_EXAMS,
  ...ON_AUTHORING,
  ...ON_RECORDS,
  ...ON_PAYMENTS,
  ...OTHERS,
  'Enter a language code such as en or de-AT': 'Gib einen Sprachcode wie en oder de-AT ein',
  'This language is listed twice': 'Diese Sprache ist doppelt',
  'This file isn’t in WebVTT format': 'Diese Datei ist nicht im WebVTT-Format',
  'This file doesn’t exist': 'Diese Datei gibt es nicht',
  'This file type doesn’t match the lesson': 'Der Dateityp passt nicht zur Lektion',
  'Upload the recording first': 'Lade zuerst die Aufnahme hoch',
  'Add captions before you publish this video': 'Füge Untertitel hinzu, bevor du dieses Video veröffentlichst',
  'This URL slug is already in use': 'Dieses URL-Kürzel ist schon vergeben',
};
