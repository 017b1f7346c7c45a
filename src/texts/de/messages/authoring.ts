import { DRAW_COUNT_MAX } from '#domain/platform/limits.ts';

/** To those who write questions. */
export const ON_AUTHORING = {
  'This question has accessibility problems. Fix them, then publish it.':
    'Diese Frage ist noch nicht barrierefrei. Behebe die Probleme und veröffentliche sie dann.',
  'This question is in a published exam paper. Remove it from the paper first.':
    'Diese Frage ist in einem veröffentlichten Prüfungsbogen. Entferne sie zuerst daraus.',
  'This can’t be published yet. Add questions and publish all of them first.':
    'Das kann noch nicht veröffentlicht werden. Füge Fragen hinzu und veröffentliche sie zuerst.',
  'Choose a topic': 'Wähle ein Thema',
  'Choose a subject': 'Wähle ein Fach',
  'Enter the question text': 'Gib den Fragetext ein',
  'The question text is too long': 'Der Fragetext ist zu lang',
  'The explanation is too long': 'Die Erklärung ist zu lang',
  'The hint is too long': 'Der Tipp ist zu lang',
  'Enter the hint, or remove it': 'Gib den Tipp ein oder entferne ihn',
  'You can’t change the question type. Create a new question instead.':
    'Der Fragetyp lässt sich nicht ändern. Erstelle stattdessen eine neue Frage.',
  'An image in this question no longer exists. Add it again.':
    'Ein Bild in dieser Frage gibt es nicht mehr. Füge es noch einmal hinzu.',
  'Enter a name': 'Gib einen Namen ein',
  'Enter at least 1 minute': 'Gib mindestens 1 Minute ein',
  'The time limit can’t be more than 6 hours': 'Das Zeitlimit kann höchstens 6 Stunden sein',
  'Enter a whole number of marks': 'Gib eine ganze Punktzahl ein',
  'Enter at least 1 mark': 'Gib mindestens 1 Punkt ein',
  'Enter 100 marks or fewer': 'Gib höchstens 100 Punkte ein',
  'Enter one grade per line, such as A = 80': 'Gib pro Zeile eine Note ein, zum Beispiel A = 80',
  'Enter 100 % or less': 'Gib höchstens 100 % ein',
  'Enter at least 1 question': 'Gib mindestens 1 Frage ein',
  [`Enter ${DRAW_COUNT_MAX} questions or fewer per rule`]: `Gib höchstens ${DRAW_COUNT_MAX} Fragen pro Regel ein`,
  'Too many questions': 'Zu viele Fragen',
  'Too many rules': 'Zu viele Regeln',
  'Too many sections': 'Zu viele Abschnitte',
  'This question is listed twice': 'Diese Frage ist doppelt',
  'A question is no longer in the question bank': 'Eine Frage ist nicht mehr in der Fragensammlung',
  'Enter a year': 'Gib ein Jahr ein',
  'Add at least one section': 'Füge mindestens einen Abschnitt hinzu',
  'A paper with this name, year and session already exists':
    'Einen Prüfungsbogen mit diesem Namen, Jahr und Termin gibt es schon',
};
