import { ON_AUTHORING } from './messages/authoring.ts';
import { BESIDE_FIELDS } from './messages/fields.ts';
import { ON_PAYMENTS, ON_RECORDS } from './messages/records.ts';
import { REFUSALS } from './messages/refusals.ts';
import { ABOUT_STORAGE } from './messages/storage.ts';
import { ON_CARDS, ON_EXAMS } from './messages/study.ts';

const OTHERS = {
  'Nothing can be saved for the moment. Please try again later.':
    'Gerade lässt sich nichts speichern. Versuch es bitte später noch einmal.',
  'Something has to be settled before this. Please load the page again.':
    'Vorher ist noch etwas zu klären. Lade die Seite bitte noch einmal.',
  'Please purchase pro plan to access.': 'Dafür brauchst du den Pro-Tarif.',
  'Please purchase any plan to access.': 'Dafür brauchst du einen Tarif.',
  'This could not be read as a number.': 'Das ließ sich nicht als Zahl lesen.',
  'This part does not fit the file. Send the file again.':
    'Dieser Teil passt nicht zur Datei. Sende die Datei noch einmal.',
  'This file is too large. Choose a smaller one.': 'Diese Datei ist zu groß. Wähle eine kleinere.',
  'Your space for files is full. Your written answers are saved. Contact support to send more files.':
    'Dein Speicherplatz für Dateien ist voll. Deine geschriebenen Antworten sind gespeichert. Wende dich an den Support, um mehr Dateien zu senden.',
  'Right number, wrong unit.': 'Richtige Zahl, falsche Einheit.',
};

export const texts: Readonly<Record<string, string>> = {
  ...REFUSALS,
  ...ABOUT_STORAGE,
  ...BESIDE_FIELDS,
  ...ON_CARDS,
  ...ON_EXAMS,
  ...ON_AUTHORING,
  ...ON_RECORDS,
  ...ON_PAYMENTS,
  ...OTHERS,
  'This is no language such as en or de-AT': 'Das ist keine Sprache wie en oder de-AT',
  'This language stands twice': 'Diese Sprache steht zweimal da',
  'These are no captions in WebVTT': 'Das sind keine Untertitel in WebVTT',
  'This file is not here': 'Diese Datei ist nicht da',
  'This file is of another kind than the lesson': 'Diese Datei ist von anderer Art als die Lektion',
  'Send the recording first': 'Sende zuerst die Aufnahme',
  'A video needs captions before it is published': 'Ein Film braucht Untertitel, bevor er veröffentlicht wird',
  'Another one has this address': 'Ein anderer hat diese Adresse',
};
